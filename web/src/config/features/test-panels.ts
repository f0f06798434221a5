import { TestTube } from 'lucide-react';
import type { AccessRule } from '../access-rule.ts';
import type { Feature } from '../feature.ts';
import { paths } from '../paths.ts';

const list = `${paths.adminPanel}/instant-test-panels` as const;

/** Instant test panels (C s2, contract §31). */
export const testPanelPaths = {
  list,
  create: `${list}/create`,
  import: `${list}/import`,
  detail: `${list}/:id`,
  edit: `${list}/:id/edit`,
  locations: `${list}/:id/locations`,
  history: `${list}/:id/history`,
} as const;

export const seesTestPanels: AccessRule = { anyOf: ['VIEW_LIST_TEST_PANEL'] };
export const managesTestPanels: AccessRule = { anyOf: ['CREATE_EDIT_DELETE_TEST_PANEL'] };

export const testPanels: Feature = {
  name: 'test-panels',
  prefixes: [list],
  menu: [
    {
      label: 'Instant Test Panels',
      group: 'Testing',
      path: list,
      icon: TestTube,
      access: seesTestPanels,
    },
  ],
};
