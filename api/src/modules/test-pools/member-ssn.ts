import type { SealedColumn } from '../../core/secrets/sealed-column.ts';
import { SecretError, type SecretBox } from '../../core/secrets/secret-box.ts';

/** Sealed for one member of one tenant: copied to another row, it does not open. */
const placeOf = (tenantId: number, memberId: number): string =>
  `tenant ${tenantId} test pool member ${memberId} SSN`;

/** An SSN as it is stored. */
export interface StoredSsn {
  ssn_sealed: string | null;
  ssn_last_digits: string | null;
}

/** Whether an SSN is sealed here; one that does not open is none. */
function isSealedIn(
  secrets: SecretBox,
  place: string,
  { ssn_sealed: sealed }: StoredSsn,
  ssn: string,
): boolean {
  try {
    return sealed !== null && secrets.open(sealed, place) === ssn;
  } catch (error) {
    if (error instanceof SecretError) return false;
    throw error;
  }
}

/**
 * Columns of an SSN (nine digits) as they are stored. The one that is stored already stays sealed as it is: sealed
 * anew it would look like another, and be another version of the person.
 */
export function sealedSsn(
  secrets: SecretBox,
  { tenantId, id }: { tenantId: number; id: number },
  ssn: string | null,
  before: StoredSsn | null = null,
): StoredSsn {
  if (ssn === null) return { ssn_sealed: null, ssn_last_digits: null };
  const place = placeOf(tenantId, id);
  if (before !== null && isSealedIn(secrets, place, before, ssn))
    return { ssn_sealed: before.ssn_sealed, ssn_last_digits: before.ssn_last_digits };
  return { ssn_sealed: secrets.seal(ssn, place), ssn_last_digits: ssn.slice(-4) };
}

export const openSsn = (
  secrets: SecretBox,
  tenantId: number,
  memberId: number,
  sealed: string | null,
): string | null => (sealed === null ? null : secrets.open(sealed, placeOf(tenantId, memberId)));

/** Draws pin the person by the sealed SSN (ADR 70): sealed anew, it would be another person's. */
export const memberSsns: readonly SealedColumn[] = [
  { table: 'public.test_pool_member_versions', sealed: 'ssn_sealed' },
  { table: 'public.test_pool_members', sealed: 'ssn_sealed' },
];
