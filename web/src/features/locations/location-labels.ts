import { addressLabels } from '../../components/form/address-labels.ts';

/**
 * Label of every field of a location, by its path in the form: the form, the profile and the question
 * about a stale save use the same words.
 */
export const locationLabels = {
  name: 'Location Name',
  administrativeUnitId: 'Region, Area, District',
  'address.addressLine1': addressLabels.addressLine1,
  'address.addressLine2': addressLabels.addressLine2,
  'address.city': addressLabels.city,
  'address.state': addressLabels.state,
  'address.zip': addressLabels.zip,
  locationPhone: 'Location Phone',
  locationFax: 'Location Fax',
  'locationManagerInfo.fullName': 'Manager Full Name',
  'locationManagerInfo.phoneNumber': 'Manager Phone',
  'locationManagerInfo.email': 'Manager Email',
  'derInfo.fullName': 'DER Full Name',
  'derInfo.phoneNumber': 'DER Phone',
  'derInfo.email': 'DER Email',
  mroResultType: 'MRO Settings',
  clients: 'Clients',
} as const;

/** The three levels of the hierarchy, the highest first. */
export const levelLabels = ['Region', 'Area', 'District'] as const;

/** The settings of `mroResultType`. */
export const mroLabels = {
  isMroAllDotResultsRequired: 'MRO required for all DOT results',
  isMroAllNonDotResultsRequired: 'MRO required for all Non-DOT results',
  isMroPositiveNonDotResultsOnlyRequired: 'MRO required for positive Non-DOT results only',
} as const;
