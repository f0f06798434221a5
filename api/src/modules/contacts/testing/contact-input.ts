/** A valid body of POST /api/companies/:id/contacts. */
export const contactInput = (locationId: number, more: object = {}) => ({
  name: 'Robin',
  lastName: 'Vale',
  jobTitle: 'Safety Coordinator',
  phoneNumber: '4095550103',
  email: 'robin.vale@example.com',
  isPrimary: true,
  locationId,
  ...more,
});
