import { InMemoryCache, type TypePolicies } from '@apollo/client';

/** There is one of each per session, so that a mutation's answer updates what every screen shows. */
const single = { keyFields: [] };

/** Parts of a record without an id of their own: what two operations select of them adds up. */
const merged = { merge: true };

/** Whatever two operations select differently of a part is said here, or the one takes from the page of the other. */
export const typePolicies: TypePolicies = {
  Viewer: single,
  UserSettings: single,
  TenantStyle: single,
  CompanyAdminFeatures: single,
  SecuritySettings: single,
  NotificationSettings: single,
  BrandingSettings: single,
  Address: merged,
  CompanyContact: merged,
  Person: merged,
  RequiredPerson: merged,
  RoleAssignment: merged,
  UserRoleAssignment: merged,
  TestingSettings: merged,
  LabOrderInfo: merged,
  TestDonor: merged,
  TestOrder: merged,
  TestedSubstance: merged,
  OrderMro: merged,
  // What is seen of a company or a location differs by the consortium and the year that it is seen from.
  ConsortiumCompany: { keyFields: false },
  ConsortiumLocation: { keyFields: false },
  FeatureFlag: { keyFields: ['name'] },
  // A saved location answers all of its clients: those that are not among them are gone.
  Location: { fields: { clients: { merge: false } } },
};

/** Lists keep one entry per set of arguments: each page, filter and order of a list is its own. */
export const createCache = (): InMemoryCache => new InMemoryCache({ typePolicies });
