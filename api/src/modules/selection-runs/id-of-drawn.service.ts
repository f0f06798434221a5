import type { PrimaryIdTypeName } from '@assay/schema/common/primary-id-types';

/** By what a laboratory or a collector knows a person. */
export interface DrawnId {
  primaryIdType: PrimaryIdTypeName;
  primaryId: string;
}

/** What is known of a person who was drawn; an SSN only where it may be read. */
interface KnownIds {
  cdlNumber: string | null;
  idNumber: string | null;
  ssn?: string | null;
}

/**
 * How a person who was drawn is identified, of the types that the company takes: regulated people by the license, others by their
 * number (contract §17), by the SSN where there is neither. Null for nobody whom the company could identify.
 */
export function idOfDrawn(
  { cdlNumber, idNumber, ssn = null }: KnownIds,
  taken: readonly PrimaryIdTypeName[],
): DrawnId | null {
  const known = [
    { primaryIdType: 'CDL_NUMBER', primaryId: cdlNumber },
    { primaryIdType: 'EMPLOYEE_ID', primaryId: idNumber },
    { primaryIdType: 'SSN', primaryId: ssn },
  ] as const;
  for (const { primaryIdType, primaryId } of known)
    if (primaryId !== null && primaryId !== '' && taken.includes(primaryIdType))
      return { primaryIdType, primaryId };
  return null;
}
