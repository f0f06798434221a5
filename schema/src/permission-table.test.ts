import { expect, it } from 'vitest';
import { roleLabels, type Role } from './common/role-names.ts';
import { permissions, permissionsOf, type Permission } from './permissions.ts';

const columns = [
  'SUPER_ADMIN',
  'MD_USER',
  'COMPANY_ADMIN',
  'COMPANY_USER',
  'REGION_MANAGER',
  'LOCATION_MANAGER',
] as const satisfies readonly Role[];

/** Contract §28, a column per role: x holds it, f holds it with the feature of the company. */
const documented: [Permission, string][] = [
  ['READ_ALL_USERS', 'xx----'],
  ['READ_ALL_COMPANIES', 'xx----'],
  ['SUPER_ADMIN_MANAGE_TENANTS', 'x-----'],
  ['TENANT_SETTINGS', 'x-----'],
  ['READ_HISTORY', 'x-----'],
  ['GRANT_PERMISSIONS', 'x-----'],
  ['RESET_AUTHENTICATOR', 'x-----'],
  ['READ_LAB_ACCOUNT', 'xxx---'],
  ['VIEW_LIST_TEST_PANEL', 'xx----'],
  ['READ_TEST_CODE', 'xx----'],
  ['VIEW_ADDITIVES', 'xx----'],
  ['MANAGE_AUTO_LOGOUT_SETTINGS', 'xxx---'],
  ['FE_VIEW_CLIENT_USERS', 'xxx---'],
  ['FE_VIEW_MY_COMPANY', '--xxx-'],
  ['FE_VIEW_MY_LOCATION', '----xx'],
  ['MANAGE_BULK_TEST_RESULT_IMPORT_SCHEMA', 'xx----'],
  ['UPLOAD_QUEST_EMAILED_CSV', 'xx----'],
  ['SUPER_ADMIN_CONSORTIUM_VIEW', 'xx----'],
  ['SUPER_ADMIN_TEST_POOL_VIEW', 'xx----'],
  ['MANAGE_RANDOM_SETTINGS', 'xx----'],
  ['UPDATE', 'xxx-xx'],
  ['DELETE', 'xxx---'],
  ['CREATE_COMPANY', 'xx----'],
  ['FE_EDIT_COMPANIES', 'xx----'],
  ['FE_DELETE_COMPANIES', 'xx----'],
  ['FE_VIEW_COMPANY_PROFILE', 'xxxxx-'],
  ['FE_VIEW_COMPANY_TEST_POOLS', 'xxf---'],
  ['READ_ALL_ADMINISTRATIVE_UNITS', 'xxxxx-'],
  ['CREATE_ADMINISTRATIVE_UNIT', 'xxx---'],
  ['READ_ALL_DOCUMENTS', 'xxxx--'],
  ['CREATE_DOCUMENT', 'xxx---'],
  ['FE_ENTITY_CONSORTIUM_WRITE', 'xx----'],
  ['COMPANY_CUSTOM_SETTINGS', 'xx----'],
  ['MANAGE_NOTIFICATION_SETTINGS', 'xxx---'],
  ['MANAGE_COMPLIANCE_SETTINGS', 'xxx---'],
  ['READ_ALL_CONTACTS', 'xxxxxx'],
  ['CREATE_CONTACT', 'xxx-x-'],
  ['FE_EDIT_CONTACT', 'xxx-x-'],
  ['FE_DELETE_CONTACT', 'xxx---'],
  ['READ_ALL_LOCATIONS', 'xxxxxx'],
  ['CREATE_LOCATION', 'xxx---'],
  ['CREATE_LOCATIONS_IN_BULK', 'xxx---'],
  ['FE_EDIT_LOCATION', 'xxx-xx'],
  ['FE_DELETE_LOCATION', 'xxx---'],
  ['EDIT_LOCATION_MRO_SETTINGS', 'xx----'],
  ['SEE_PRICES', 'xx----'],
  ['FE_VIEW_LOCATION_TEST_POOLS', 'xxf---'],
  ['CREATE_INSTANT_TEST', 'xxxxxx'],
  ['CREATE_INSTANT_TEST_PAGE', 'xxxxxx'],
  ['CONFIRM_INSTANT_TEST', 'xxxxxx'],
  ['CREATE_EDIT_DELETE_TEST_PANEL', 'xx----'],
  ['CREATE_EDIT_DELETE_LAB_ACCOUNT', 'xx----'],
  ['READ_COMPANY_USER', 'xxxxx-'],
  ['EDIT_COMPANY_USER', 'xxx---'],
  ['CREATE_COMPANY_USER', 'xxx---'],
  ['EDIT_USER', 'xx----'],
  ['DELETE_USER', 'xxx---'],
  ['CREATE_MD_USER', 'x-----'],
  ['UNLOCK_ACCOUNT', 'xxx---'],
  ['CREATE_EDIT_DELETE_TEST_CODE', 'xx----'],
  ['MANAGE_ADDITIVES', 'xx----'],
  ['MANAGE_COMPLIANCE_RULES', 'xx----'],
  ['CREATE_LAB_RESULT', 'xx----'],
  ['DELETE_TEST_RESULT', 'x-----'],
  ['VIEW_INSTANT_TEST', 'xxxxxx'],
  ['VIEW_TEST_RESULTS', 'xxxxxx'],
  ['CREATE_LAB_ORDER', 'xxxxxx'],
  ['DOWNLOAD_TEST_RESULT', 'xxxxxx'],
  ['SIGN_ACKNOWLEDGMENT', 'xxxxxx'],
  ['VIEW_REPORTS', 'xxxxx-'],
  ['MANAGE_MIS_REPORTS', 'xxx---'],
  ['MERGE_DONORS', 'xxx---'],
  ['IMPORT_TEST_RESULTS', 'xx----'],
  ['REFRESH_MRO_RESULT', 'xx----'],
  ['MANAGE_TEST_POOLS', 'xx----'],
  ['MANAGE_RANDOM_SELECTION', 'xxf---'],
  ['MANAGE_TEST_POOL_MEMBERS', 'xxf---'],
  ['SEND_DRAWN_PEOPLE', '----xx'],
  ['MANAGE_LABORATORY_CONNECTIONS', 'xx----'],
];

const mark = (role: Role, permission: Permission): string => {
  const holds = (features: Parameters<typeof permissionsOf>[0]['features']) =>
    permissionsOf({ role, homeTenantId: 1, features }).has(permission);
  if (holds({})) return 'x';
  const all = {
    ENABLE_RANDOM_SELECTION_FOR_ADMIN: true,
    ENABLE_CLIENT_TESTPOOL_MEMBER_MANAGEMENT: true,
  };
  return holds(all) ? 'f' : '-';
};

it.each(documented)('%s is held as %s', (permission, roles) => {
  expect(columns.map((role) => mark(role, permission)).join('')).toBe(roles);
});

it.each(['AREA_MANAGER', 'DISTRICT_MANAGER', 'ADMINISTRATIVE_UNIT_MANAGER'] as const)(
  '%s holds what a region manager holds',
  (role) => {
    const of = (each: Role) => [...permissionsOf({ role: each, homeTenantId: 1, features: {} })];
    expect(of(role)).toEqual(of('REGION_MANAGER'));
  },
);

it('no permission is missing in the table but the one that nobody holds by role', () => {
  const named = new Set(documented.map(([permission]) => permission));
  expect(permissions.filter((each) => !named.has(each))).toEqual(['VIEW_UNVERIFIED_RESULTS']);
});

it('roles have their documented labels', () => {
  expect(roleLabels).toMatchObject({
    SUPER_ADMIN: 'Super Admin',
    MD_USER: 'Admin User',
    COMPANY_ADMIN: 'Corporate Admin',
    COMPANY_USER: 'Corporate User',
  });
});
