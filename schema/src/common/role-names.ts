/*
 * Roles and what follows from them by their names alone, without zod: lists and menus load it. The contracts are in
 * `roles.ts`.
 */

/** Every role with its label (contract §26). */
export const roleLabels = {
  SUPER_ADMIN: 'Super Admin',
  MD_USER: 'Admin User',
  COMPANY_ADMIN: 'Corporate Admin',
  COMPANY_USER: 'Corporate User',
  REGION_MANAGER: 'Region Manager',
  AREA_MANAGER: 'Area Manager',
  DISTRICT_MANAGER: 'District Manager',
  ADMINISTRATIVE_UNIT_MANAGER: 'Administrative Unit Manager',
  LOCATION_MANAGER: 'Location Manager',
} as const;

export type Role = keyof typeof roleLabels;
export const roles = Object.keys(roleLabels) as [Role, ...Role[]];

export const userTypeWords = {
  MD: 'Internal administrative staff.',
  CLIENT: 'Staff of a client company.',
} as const;
export type UserType = keyof typeof userTypeWords;
export const userTypes = Object.keys(userTypeWords) as [UserType, ...UserType[]];

/** How much of the own company a client user sees, with labels (contract §26). */
export const dataAccessLevelLabels = {
  CORPORATE: 'Corporate',
  REGION: 'Region',
  AREA: 'Area',
  DISTRICT: 'District',
  LOCATION: 'Location',
} as const;
export type DataAccessLevel = keyof typeof dataAccessLevelLabels;

export const accountStatusWords = {
  ACTIVE: 'The user may sign in.',
  LOCKED: 'The user cannot sign in until somebody unlocks the account.',
} as const;
type AccountStatus = keyof typeof accountStatusWords;
export const accountStatuses = Object.keys(accountStatusWords) as [
  AccountStatus,
  ...AccountStatus[],
];

/** Type of a role's users. */
export const typeOfRole = (role: Role): UserType =>
  role === 'SUPER_ADMIN' || role === 'MD_USER' ? 'MD' : 'CLIENT';

const levelOfRole: Partial<Record<Role, DataAccessLevel>> = {
  COMPANY_ADMIN: 'CORPORATE',
  COMPANY_USER: 'CORPORATE',
  REGION_MANAGER: 'REGION',
  AREA_MANAGER: 'AREA',
  DISTRICT_MANAGER: 'DISTRICT',
  LOCATION_MANAGER: 'LOCATION',
};

/** Data access level of a role (O s4); null for internal users and for managers of units of any level. */
export const dataAccessLevelOf = (role: Role): DataAccessLevel | null => levelOfRole[role] ?? null;
