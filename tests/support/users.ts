/** The demo users that the README lists, by what a test calls them. */
export const demoUsers = {
  super: 'super@assay.test',
  admin: 'admin@assay.test',
  corporate: 'corporate@northwind.test',
  companyUser: 'user@northwind.test',
  region: 'region@northwind.test',
  area: 'area@northwind.test',
  district: 'district@northwind.test',
  unit: 'unit@northwind.test',
  location: 'location@northwind.test',
  locked: 'locked@northwind.test',
  mro: 'mro@assay.test',
  mfa: 'mfa@assay.test',
  summit: 'super@summit.test',
} as const;
export type DemoUser = keyof typeof demoUsers;

export const demoPassword = 'Assay-demo-1';

/** Host name of tenant 2; browsers and Node resolve every name under localhost to this machine. */
export const summitHost = 'summit-occupational-health.localhost';
