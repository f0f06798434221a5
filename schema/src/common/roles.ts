import { keysOf } from '../core/keys-of.ts';
import { wordedEnum } from '../core/worded-enum.ts';

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
export const RoleContract = wordedEnum(roleLabels, {
  id: 'Role',
  description: 'Role of a user; it decides permissions and scope.',
});

const userTypeWords = {
  MD: 'Internal administrative staff.',
  CLIENT: 'Staff of a client company.',
} as const;
export const userTypes = keysOf(userTypeWords);
export type UserType = keyof typeof userTypeWords;
export const UserTypeContract = wordedEnum(userTypeWords, {
  id: 'UserType',
  description: 'Whose staff a user is.',
});

const accountStatusWords = {
  ACTIVE: 'The user may sign in.',
  LOCKED: 'The user cannot sign in until somebody unlocks the account.',
} as const;
export const accountStatuses = keysOf(accountStatusWords);
export const AccountStatusContract = wordedEnum(accountStatusWords, {
  id: 'AccountStatus',
  description: 'Whether the user may sign in.',
});

/** Type of a role's users. */
export const typeOfRole = (role: Role): UserType =>
  role === 'SUPER_ADMIN' || role === 'MD_USER' ? 'MD' : 'CLIENT';
