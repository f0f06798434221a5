/** What the portal shows where a tenant sets nothing (contract §3). */
export const productDefaults = {
  title: 'Drug and Alcohol Testing Portal',
  color: '#1B5E9B',
  phone: '8005550100',
  email: 'support@example.com',
} as const;
