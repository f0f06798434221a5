import { describe, expect, it } from 'vitest';
import { roles } from './common/role-names.ts';
import { permissions, permissionsOf, type Permission } from './permissions.ts';

const held = (
  role: (typeof roles)[number],
  options: Partial<Parameters<typeof permissionsOf>[0]> = {},
) => permissionsOf({ role, homeTenantId: 1, features: {}, ...options });

describe('permissionsOf', () => {
  it('gives tenant management to super administrators of tenant 1 alone', () => {
    expect(held('SUPER_ADMIN').has('SUPER_ADMIN_MANAGE_TENANTS')).toBe(true);
    expect(held('SUPER_ADMIN', { homeTenantId: 2 }).has('SUPER_ADMIN_MANAGE_TENANTS')).toBe(false);
    for (const role of roles.filter((each) => each !== 'SUPER_ADMIN')) {
      expect(held(role).has('SUPER_ADMIN_MANAGE_TENANTS')).toBe(false);
    }
  });

  it('gives a company administrator random testing only with the company feature', () => {
    const pools: Permission = 'FE_VIEW_COMPANY_TEST_POOLS';
    expect(held('COMPANY_ADMIN').has(pools)).toBe(false);
    expect(
      held('COMPANY_ADMIN', { features: { ENABLE_RANDOM_SELECTION_FOR_ADMIN: true } }).has(pools),
    ).toBe(true);
  });

  it('exempts super administrators from company features', () => {
    expect(held('SUPER_ADMIN').has('MANAGE_RANDOM_SELECTION')).toBe(true);
  });

  it('gives unverified results to nobody by role, only by personal grant (decision 10)', () => {
    for (const role of roles) expect(held(role).has('VIEW_UNVERIFIED_RESULTS')).toBe(false);
    const granted = {
      permission: 'VIEW_UNVERIFIED_RESULTS',
      isGranted: true,
      resourceType: null,
      resourceId: null,
    } as const;
    expect(held('MD_USER', { changes: [granted] }).has('VIEW_UNVERIFIED_RESULTS')).toBe(true);
  });

  it('leaves no permission but that one without a holder', () => {
    const all = new Set(
      roles.flatMap((role) => [
        ...held(role, {
          features: {
            ENABLE_RANDOM_SELECTION_FOR_ADMIN: true,
            ENABLE_CLIENT_TESTPOOL_MEMBER_MANAGEMENT: true,
          },
        }),
      ]),
    );
    expect(permissions.filter((permission) => !all.has(permission))).toEqual([
      'VIEW_UNVERIFIED_RESULTS',
    ]);
  });

  it.each([
    ['COMPANY_USER', 'UPDATE', false],
    ['LOCATION_MANAGER', 'FE_VIEW_MY_COMPANY', false],
    ['REGION_MANAGER', 'FE_VIEW_MY_LOCATION', true],
    ['MD_USER', 'TENANT_SETTINGS', false],
  ] as const)('%s holds %s: %s', (role, permission, expected) => {
    expect(held(role).has(permission)).toBe(expected);
  });
});
