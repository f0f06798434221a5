import { Barcode } from 'lucide-react';
import type { AccessRule } from '../access-rule.ts';
import type { Feature } from '../feature.ts';
import { paths } from '../paths.ts';

const home = `${paths.adminPanel}/test-codes` as const;
const list = `${home}/:provider` as const;

/** Test codes by laboratory (C s2, contract §31). */
export const testCodePaths = {
  list,
  create: `${list}/create`,
  import: `${list}/import`,
  detail: `${list}/:id`,
  edit: `${list}/:id/edit`,
  labAccounts: `${list}/:id/lab-accounts`,
  history: `${list}/:id/history`,
} as const;
export const TEST_CODES_HOME = home;

export const seesTestCodes: AccessRule = { anyOf: ['READ_TEST_CODE'] };
export const managesTestCodes: AccessRule = { anyOf: ['CREATE_EDIT_DELETE_TEST_CODE'] };

export const testCodes: Feature = {
  name: 'test-codes',
  prefixes: [home],
  menu: [
    { label: 'Test Codes', group: 'Testing', path: home, icon: Barcode, access: seesTestCodes },
  ],
};
