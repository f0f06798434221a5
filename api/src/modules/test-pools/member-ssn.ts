import type { SecretBox } from '../../core/secrets/secret-box.ts';

/** Sealed for one member of one tenant: copied to another row, it does not open. */
const placeOf = (tenantId: number, memberId: number): string =>
  `tenant ${tenantId} test pool member ${memberId} SSN`;

/** Columns of an SSN (nine digits) as they are stored. */
export const sealedSsn = (
  secrets: SecretBox,
  tenantId: number,
  memberId: number,
  ssn: string | null,
): { ssn_sealed: string | null; ssn_last_digits: string | null } =>
  ssn === null
    ? { ssn_sealed: null, ssn_last_digits: null }
    : {
        ssn_sealed: secrets.seal(ssn, placeOf(tenantId, memberId)),
        ssn_last_digits: ssn.slice(-4),
      };

export const openSsn = (
  secrets: SecretBox,
  tenantId: number,
  memberId: number,
  sealed: string | null,
): string | null => (sealed === null ? null : secrets.open(sealed, placeOf(tenantId, memberId)));
