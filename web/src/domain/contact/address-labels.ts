/** Labels of a postal address, in the order of its fields. */
export const addressLabels = {
  addressLine1: 'Street Address 1',
  addressLine2: 'Street Address 2',
  city: 'City',
  state: 'State',
  zip: 'Zip',
} as const;
