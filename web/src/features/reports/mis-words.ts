import type { LabelsOf } from '../../lib/forms/form-types.ts';
import type { MisEmployer } from '@assay/schema/mis-reports/mis-employer';

/** Labels of section I, in the words of the form. */
export const employerLabels = {
  companyName: 'Company Name',
  dbaName: 'Doing Business As (DBA)',
  address: 'Address',
  email: 'Email',
  phone: 'Telephone',
  preparedBy: 'Prepared by (if different)',
  preparedByPhone: 'Telephone of who prepared it',
  tpaName: 'C/TPA Name',
  tpaPhone: 'C/TPA Telephone',
  dotNumber: 'DOT #',
  isOwnerOperator: 'Owner-operator',
  isExempt: 'Exempt',
  faaCertificate: 'Certificate #',
  faaPlan: 'Plan / Registration #',
  phmsaOperations: 'Pipelines',
  fraObservations: '"Rule G" observations of covered employees',
  vesselId: 'Vessel ID #',
} satisfies LabelsOf<typeof MisEmployer>;
