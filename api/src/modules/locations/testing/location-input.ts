/** A valid body of POST /api/companies/:id/locations. */
export const locationInput = (name: string, more: object = {}) => ({
  name,
  address: {
    addressLine1: '7 Pier Street',
    addressLine2: null,
    city: 'Galveston',
    state: 'TX',
    zip: '77550',
  },
  locationPhone: '4095550100',
  locationFax: '4095550101',
  derInfo: { fullName: 'Dana Reyes', phoneNumber: '4095550102', email: 'dana@example.com' },
  ...more,
});
