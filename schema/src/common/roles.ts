import { z } from 'zod';

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
export const RoleContract = z
  .enum(roles)
  .meta({ id: 'Role', description: 'Role of a user; it decides permissions and scope.' });

export const userTypes = ['MD', 'CLIENT'] as const;
export type UserType = (typeof userTypes)[number];
export const UserTypeContract = z.enum(userTypes).meta({
  id: 'UserType',
  description: 'MD: internal administrative staff. CLIENT: staff of a client company.',
});

export const accountStatuses = ['ACTIVE', 'LOCKED'] as const;
export const AccountStatusContract = z.enum(accountStatuses).meta({
  id: 'AccountStatus',
  description: 'Whether the user may sign in.',
});

/** Type of a role's users. */
export const typeOfRole = (role: Role): UserType =>
  role === 'SUPER_ADMIN' || role === 'MD_USER' ? 'MD' : 'CLIENT';
