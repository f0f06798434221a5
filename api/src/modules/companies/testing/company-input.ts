const addressInput = {
  addressLine1: '1 Dock Road',
  addressLine2: null,
  city: 'Austin',
  state: 'TX',
  zip: '78701',
};

/** A valid body of POST /api/companies. */
export const companyInput = (companyName: string, more: object = {}) => ({
  companyName,
  address: addressInput,
  location: {
    name: 'Head office',
    address: addressInput,
    locationPhone: '5125550100',
    locationFax: '5125550101',
    derInfo: { fullName: 'Dana Reyes', phoneNumber: '5125550102', email: 'dana@example.com' },
  },
  ...more,
});
