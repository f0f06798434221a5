import { labProviderNames } from '@assay/schema/common/lab-providers';
import type { CreateLabConnectionInput } from '@assay/schema/laboratories/lab-connection';
import { connectionKinds, connectionParties } from '@assay/schema/laboratories/laboratory-words';
import type { LabelsOf, TextsOf } from '../../lib/forms/form-types.ts';

/** Words of a connection, the same in its form, its page and the list. */
export const labConnectionLabels = {
  name: 'Name',
  kind: 'Kind',
  party: 'Other Side',
  provider: 'Laboratory',
  address: 'Address',
  labAccountIds: 'Lab Accounts',
  mroConnectionId: 'MRO Connection',
  isActive: 'Active',
  secret: 'Shared Secret',
} as const satisfies LabelsOf<typeof CreateLabConnectionInput>;

const wordOf =
  (words: Readonly<Record<string, string>>) =>
  (value: unknown): string | null =>
    typeof value === 'string' ? (words[value] ?? null) : null;

export const labConnectionTexts: TextsOf<typeof CreateLabConnectionInput> = {
  kind: wordOf(connectionKinds),
  party: wordOf(connectionParties),
  provider: wordOf(labProviderNames),
};

export const connectionSection = {
  title: 'Connection',
  hint: 'How orders go out and results come in.',
} as const;
export const secretHint =
  'Both sides sign with it. 32 characters or more; nobody can read it here afterwards.';
