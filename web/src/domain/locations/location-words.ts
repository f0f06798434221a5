import { labelsBelow } from '../../lib/forms/labels-below.ts';
import { addressLabels } from '../contact/address-labels.ts';

/** Words that every form of a location uses, also that of a new company, and the profile of the location. */

export const placeLabels = {
  name: 'Location Name',
  ...labelsBelow('address', addressLabels),
  locationPhone: 'Location Phone',
  locationFax: 'Location Fax',
} as const;

export const derLabels = {
  fullName: 'DER Full Name',
  phoneNumber: 'DER Phone',
  email: 'DER Email',
} as const;

/** Labels of the first location of a company. */
export const firstLocationLabels = {
  ...placeLabels,
  ...labelsBelow('derInfo', derLabels),
} as const;

export const derSection = {
  title: 'DER Information',
  hint: 'The designated employer representative, who acts on test results for this location.',
} as const;
