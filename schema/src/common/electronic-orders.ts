import type { LabProviderName } from './lab-providers.ts';

/** Laboratories that take electronic orders (contract §32 (2)). */
export const electronicProviders: readonly LabProviderName[] = ['LabCorp', 'QuestDiagnostics'];

/**
 * Whether one order may have several test codes: never at Quest Diagnostics, and not by a LabCorp account whose number has
 * six characters (contract §32 (1)).
 */
export const allowsMultipleTestCodes = (
  provider: LabProviderName,
  masterAccountId: string,
): boolean =>
  provider !== 'QuestDiagnostics' && !(provider === 'LabCorp' && masterAccountId.length === 6);
