import { addressLabels } from '../../components/form/address-labels.ts';
import { derLabels, placeLabels } from '../../components/form/location-words.ts';

export const managerLabels = {
  fullName: 'Manager Full Name',
  phoneNumber: 'Manager Phone',
  email: 'Manager Email',
} as const;

/**
 * Label of every field of a location, by its path in the form: the form, the profile and the question
 * about a stale save use the same words.
 */
export const locationLabels = {
  name: placeLabels.name,
  administrativeUnitId: 'Region, Area, District',
  'address.addressLine1': addressLabels.addressLine1,
  'address.addressLine2': addressLabels.addressLine2,
  'address.city': addressLabels.city,
  'address.state': addressLabels.state,
  'address.zip': addressLabels.zip,
  locationPhone: placeLabels.locationPhone,
  locationFax: placeLabels.locationFax,
  'locationManagerInfo.fullName': managerLabels.fullName,
  'locationManagerInfo.phoneNumber': managerLabels.phoneNumber,
  'locationManagerInfo.email': managerLabels.email,
  'derInfo.fullName': derLabels.fullName,
  'derInfo.phoneNumber': derLabels.phoneNumber,
  'derInfo.email': derLabels.email,
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

/** Whose MRO settings a location has. */
export const ownMroLabels = {
  company: 'As the company has them',
  own: 'Settings of this location',
} as const;
