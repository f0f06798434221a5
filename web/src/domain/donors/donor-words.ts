import { primaryIdTypes } from '@assay/schema/common/primary-id-types';
import { reasonsForTest } from '@assay/schema/common/reasons-for-test';
import { keysOf } from '@assay/schema/core/keys-of';

/** Words of a donor, the same in all forms; put below the donor's place with `labelsBelow('donor', donorLabels)`. */
export const donorLabels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  primaryIdType: 'Primary ID Type',
  primaryId: 'Primary ID',
  dateOfBirth: 'Date of Birth',
  phone: 'Phone',
  reasonForTest: 'Reason for Test',
} as const;

/** Reasons for a test, for a field. */
export const reasonOptions = keysOf(reasonsForTest).map((value) => ({
  value,
  label: reasonsForTest[value],
}));

/** Name of a type of primary id. */
export const primaryIdTypeText = (type: keyof typeof primaryIdTypes): string =>
  primaryIdTypes[type];
