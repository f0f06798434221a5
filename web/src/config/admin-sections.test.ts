import { expect, test } from 'vitest';
import { adminSections } from './admin-sections.ts';

test('every section of the Admin Panel needs the permission that is documented for it', () => {
  const needs = Object.fromEntries(
    adminSections.map(({ label, access }) => [
      label,
      access.anyOf.join(' or ') + (access.type ? ` as ${access.type}` : ''),
    ]),
  );

  expect(needs).toEqual({
    Additives: 'VIEW_ADDITIVES',
    'Client Companies': 'READ_ALL_COMPANIES',
    "Client TPA's": 'SUPER_ADMIN_MANAGE_TENANTS',
    Consortiums: 'SUPER_ADMIN_CONSORTIUM_VIEW',
    'Instant Test Panels': 'VIEW_LIST_TEST_PANEL',
    'Lab Accounts': 'READ_LAB_ACCOUNT',
    'My Company': 'FE_VIEW_MY_COMPANY',
    'My Location': 'FE_VIEW_MY_LOCATION',
    'Quest CSV Upload': 'UPLOAD_QUEST_EMAILED_CSV',
    'Result Import Schemas': 'MANAGE_BULK_TEST_RESULT_IMPORT_SCHEMA',
    'System Settings': 'MANAGE_AUTO_LOGOUT_SETTINGS as MD',
    'Test Codes': 'READ_TEST_CODE',
    'Test Pools': 'SUPER_ADMIN_TEST_POOL_VIEW',
    Users: 'READ_ALL_USERS or FE_VIEW_CLIENT_USERS',
  });
});
