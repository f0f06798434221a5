import { z } from 'zod';
import { RoleContract } from '../common/roles.ts';
import { dataAccessLevelOf, roles, typeOfRole, type Role } from '../common/role-names.ts';
import type { UserType } from '../common/role-names.ts';
import { optional, recordId } from '../core/fields.ts';
import { RoleAssignment } from '../profile/profile.ts';

/** Most units or locations of one user. */
const CONTEXTS_MAX = 1_000;

export const RoleAssignmentInput = z
  .object({
    role: RoleContract,
    authorizationContextId: optional(recordId()).describe(
      'Unit or location that the role is held in, where there is one of them.',
    ),
    authorizationContextIds: z
      .array(recordId())
      .max(CONTEXTS_MAX)
      .nullable()
      .optional()
      .describe(
        'Units of the level of the role, or locations; several with the feature flag MD125. A corporate role takes none, or the company.',
      ),
  })
  .meta({ id: 'RoleAssignmentInput', description: 'Role of a user, and where it is held.' });

export const UserRoleAssignment = RoleAssignment.extend({
  authorizationContextNames: z
    .array(z.string())
    .describe('Names of these units or locations, in the same order.'),
}).meta({
  id: 'UserRoleAssignment',
  description: 'Role of a user, and where it is held: the company, units or locations.',
});

/** From the widest: who gives a role holds it, or one before it. */
const widths: Record<Role, number> = {
  SUPER_ADMIN: 0,
  MD_USER: 1,
  COMPANY_ADMIN: 2,
  COMPANY_USER: 3,
  REGION_MANAGER: 4,
  ADMINISTRATIVE_UNIT_MANAGER: 4,
  AREA_MANAGER: 5,
  DISTRICT_MANAGER: 6,
  LOCATION_MANAGER: 7,
};

/** Whether a role is equal to another or narrower, so that who holds that one may give it and manage its people. */
export const isNoWiderRole = (role: Role, than: Role): boolean => widths[role] >= widths[than];

/** The roles of a type that somebody may give; the umbrella role of unit managers is not offered (contract §10). */
export const assignableRoles = (giver: Role, type: UserType): Role[] =>
  roles.filter(
    (role) =>
      typeOfRole(role) === type &&
      role !== 'ADMINISTRATIVE_UNIT_MANAGER' &&
      isNoWiderRole(role, giver),
  );

/** What a role is held in: units of a level, of any, or locations; null for roles that see everything of their kind. */
export function contextKindOf(role: Role): 'units' | 'locations' | null {
  if (role === 'LOCATION_MANAGER') return 'locations';
  if (role === 'ADMINISTRATIVE_UNIT_MANAGER') return 'units';
  const level = dataAccessLevelOf(role);
  return level === null || level === 'CORPORATE' ? null : 'units';
}
