import { expect, test } from 'vitest';
import { adminGroups } from '../config/feature.ts';
import { features } from './features.ts';

test('every section of the Admin Panel needs the permission that is documented for it', () => {
  const sections = features
    .flatMap(({ menu = [] }) => menu)
    .filter(({ group }) => adminGroups.some((each) => each === group));

  const needs = Object.fromEntries(
    sections.map(({ label, access }) => [
      typeof label === 'string' ? label : label(new Set()),
      (access?.anyOf.join(' or ') ?? '') + (access?.type ? ` as ${access.type}` : ''),
    ]),
  );

  expect(needs).toEqual({
    'Client Companies': 'READ_ALL_COMPANIES',
    'Drugs and Adulterants': 'VIEW_ADDITIVES',
    // As MD until client users see the accounts of their locations.
    'Lab Accounts': 'READ_LAB_ACCOUNT',
    'Lab Sites CSV Sync': 'UPLOAD_QUEST_EMAILED_CSV',
    'Test Codes': 'READ_TEST_CODE',
    "Client TPA's": 'SUPER_ADMIN_MANAGE_TENANTS',
    'Compliance Rules': 'MANAGE_COMPLIANCE_RULES',
    Consortiums: 'SUPER_ADMIN_CONSORTIUM_VIEW',
    History: 'READ_HISTORY as MD',
    'Import Schemas': 'MANAGE_BULK_TEST_RESULT_IMPORT_SCHEMA',
    'Instant Test Panels': 'VIEW_LIST_TEST_PANEL',
    'Laboratory Connections': 'MANAGE_LABORATORY_CONNECTIONS',
    'My Company': 'FE_VIEW_MY_COMPANY',
    'My Location': 'FE_VIEW_MY_LOCATION',
    'System Settings': 'MANAGE_AUTO_LOGOUT_SETTINGS as MD',
    'Test Pools': 'SUPER_ADMIN_TEST_POOL_VIEW',
    'Unmatched Results': 'VIEW_UNVERIFIED_RESULTS as MD',
    Users: 'READ_ALL_USERS or FE_VIEW_CLIENT_USERS',
  });
});
