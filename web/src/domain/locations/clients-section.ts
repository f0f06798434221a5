/** Head of the section on customers of a company that tests are ordered for at a location. */
export const clientsSection = {
  title: 'Clients',
  hint: 'Customers of the company that tests are ordered for at this location.',
} as const;
