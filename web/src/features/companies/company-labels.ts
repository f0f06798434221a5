import { addressLabels } from '../../components/form/address-labels.ts';

/**
 * Label of every field of a company, by its path in the form: the form, the profile and the question
 * about a stale save use the same words.
 */
export const companyLabels = {
  companyName: 'Company Name',
  clientSince: 'Client Since',
  'address.addressLine1': addressLabels.addressLine1,
  'address.addressLine2': addressLabels.addressLine2,
  'address.city': addressLabels.city,
  'address.state': addressLabels.state,
  'address.zip': addressLabels.zip,
  'contactInformation.mainEmail': 'Main Email',
  'contactInformation.mainPhoneNumber': 'Main Phone Number',
  'contactInformation.mainFax': 'Main Fax',
  isMroAllDotResultsRequired: 'MRO required for all DOT results',
  isMroAllNonDotResultsRequired: 'MRO required for all Non-DOT results',
  isMroPositiveNonDotResultsOnlyRequired: 'MRO required for positive Non-DOT results only',
} as const;
