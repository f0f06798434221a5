import type { CreateCompanyInput } from '@assay/schema/companies/company';
import { addressLabels } from '../../domain/contact/address-labels.ts';
import { firstLocationLabels } from '../../domain/locations/location-words.ts';
import type { LabelsOf } from '../../lib/forms/form-types.ts';
import { labelsBelow } from '../../lib/forms/labels-below.ts';

/** Words of a company, the same in its form, its profile and the list. */
export const companyLabels = {
  companyName: 'Company Name',
  clientSince: 'Client Since',
  ...labelsBelow('address', addressLabels),
  'contactInformation.mainEmail': 'Main Email',
  'contactInformation.mainPhoneNumber': 'Main Phone Number',
  'contactInformation.mainFax': 'Main Fax',
  isMroAllDotResultsRequired: 'MRO required for all DOT results',
  isMroAllNonDotResultsRequired: 'MRO required for all Non-DOT results',
  isMroPositiveNonDotResultsOnlyRequired: 'MRO required for positive Non-DOT results only',
  ...labelsBelow('location', firstLocationLabels),
} as const satisfies LabelsOf<typeof CreateCompanyInput>;

/** Sections of a company: the form and the profile have the same, so that a value is found where it was typed. */
export const companySections = {
  information: {
    title: 'Company Information',
    hint: 'What the company is called in lists, orders and reports.',
  },
  office: { title: 'Corporate Office', hint: 'Where the company is reached.' },
  mro: { title: 'MRO Settings', hint: 'Which results go through a Medical Review Officer.' },
} as const;
