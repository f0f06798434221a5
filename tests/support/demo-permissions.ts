import type { Role } from '@assay/schema/common/role-names';
import { companyFeatures, permissionsOf } from '@assay/schema/permissions';
import type { DemoUser } from './users.ts';

/** Roles of the demo users that a permission test may use, the least powerful first. */
export const roleOf = {
  location: 'LOCATION_MANAGER',
  companyUser: 'COMPANY_USER',
  unit: 'ADMINISTRATIVE_UNIT_MANAGER',
  corporate: 'COMPANY_ADMIN',
  admin: 'MD_USER',
  super: 'SUPER_ADMIN',
} as const satisfies Partial<Record<DemoUser, Role>>;
export type UserWithRole = keyof typeof roleOf;

export const usersWithRole = Object.keys(roleOf) as UserWithRole[];

/** Northwind has every company feature. */
const features = Object.fromEntries(companyFeatures.map((feature) => [feature, true]));

/** Whether a demo user holds one of some permissions. */
export function holds(user: UserWithRole, names: readonly string[]): boolean {
  const held: ReadonlySet<string> = permissionsOf({
    role: roleOf[user],
    homeTenantId: 1,
    features,
  });
  return names.some((name) => held.has(name));
}
