import type { CreateTestPoolMemberInput } from '@assay/schema/test-pools/test-pool-member';
import type { LabelsOf } from '../../lib/forms/form-types.ts';

/** Words of a member, the same in its form and the list. */
export const memberLabels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  idNumber: 'ID Number',
  locationId: 'Location ID',
  ssn: 'SSN',
  dateOfBirth: 'Date of Birth',
  cdlNumber: 'CDL Number',
  state: 'State',
  otherId: 'Other ID',
  observationRequired: 'Observation Required',
  employeeCategory: 'Employee Category',
} as const satisfies LabelsOf<typeof CreateTestPoolMemberInput>;

/** The documented sentences about members (C s8). */
export const memberTexts = {
  listFailed: 'Error loading Test Pool Members.',
  loadFailed: 'Error loading Test Pool Member. Please try again.',
  categoriesFailed: 'Error when loading Agency Employee Categories. Please try again.',
  createFailed: 'Error when creating Test Pool Member. Please try again.',
  created: 'Test Pool Member created successfully.',
  updateFailed: 'Error when updating Test Pool Member. Please try again.',
  updated: 'Test Pool Member updated successfully.',
  removeFailed: 'Error while adding or removing member.',
  removed: 'Member removed or added successfully',
  uploadFailed: 'Error uploading Test Pool Members. Please Try again.',
  uploadedRegulated: 'Members uploaded Successfully.',
  uploadedUnregulated: 'Members uploaded successfully',
  exampleFailed: 'Error loading example data',
  downloadFailed: 'Failed to download test pool members.',
} as const;

/** `900703456` → `900-70-3456`, as it stands on papers. */
export const ssnText = (ssn: string): string => ssn.replace(/^(\d{3})(\d{2})(\d{4})$/, '$1-$2-$3');
