import type { LabAccountDetailQuery } from './lab-account.generated.ts';

/** A lab account as its page shows it. */
export type LabAccount = NonNullable<LabAccountDetailQuery['labAccount']>;
