import { roles, typeOfRole, type UserType } from '../common/role-names.ts';
import { canRoleHold, type GrantResource, type Permission } from '../permissions.ts';

/**
 * What can be granted or taken on one record: the calls that name the record ask for it there. What lists, other pages or
 * bodies ask for as well would hold in one place and not in the other (ADR 77).
 */
export const permissionsOfResource: Readonly<Record<GrantResource, readonly Permission[]>> = {
  COMPANY: [
    'UPDATE',
    'FE_DELETE_COMPANIES',
    'CREATE_ADMINISTRATIVE_UNIT',
    'CREATE_LOCATION',
    'CREATE_LOCATIONS_IN_BULK',
    'CREATE_CONTACT',
    'CREATE_DOCUMENT',
    'MANAGE_AUTO_LOGOUT_SETTINGS',
    'MANAGE_NOTIFICATION_SETTINGS',
    'MANAGE_COMPLIANCE_SETTINGS',
    'MANAGE_RANDOM_SETTINGS',
    'COMPANY_CUSTOM_SETTINGS',
  ],
  LOCATION: ['UPDATE', 'DELETE'],
};

/** Who grants permissions or takes a second factor away has the role of a super administrator, so that the right never spreads. */
const byRoleAlone: readonly Permission[] = ['GRANT_PERMISSIONS', 'RESET_AUTHENTICATOR'];

/** Whether users of a type can hold a permission: one of their roles does, or it is that of MRO staff (decision 10). */
const canTypeHold = (type: UserType, permission: Permission): boolean =>
  permission === 'VIEW_UNVERIFIED_RESULTS'
    ? type === 'MD'
    : roles.some((role) => typeOfRole(role) === type && canRoleHold(role, permission));

/** The permissions that can be granted to users of a type, or taken from them. */
export const canBeGranted = (
  permission: Permission,
  { type, tenantId }: { type: UserType; tenantId: number },
): boolean =>
  !byRoleAlone.includes(permission) &&
  canTypeHold(type, permission) &&
  (permission !== 'SUPER_ADMIN_MANAGE_TENANTS' || tenantId === 1);
