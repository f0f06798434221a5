import { Shuffle } from 'lucide-react';
import type { AccessRule } from '../access-rule.ts';
import type { Feature } from '../feature.ts';
import { paths } from '../paths.ts';

const list = `${paths.adminPanel}/test-pools` as const;
const pool = `${list}/:id` as const;

/** Screens of the pools, of their members and of their runs. */
export const testPoolPaths = {
  list,
  create: `${list}/create`,
  detail: pool,
  edit: `${pool}/edit`,
  members: `${pool}/members`,
  createMember: `${pool}/members/create`,
  editMember: `${pool}/members/:memberId/edit`,
  importRegulatedMembers: `${pool}/members/import/regulated`,
  importUnregulatedMembers: `${pool}/members/import/unregulated`,
  runs: `${pool}/runs`,
  createRun: `${pool}/runs/create`,
  run: `${pool}/runs/:runId`,
  runOrders: `${pool}/runs/:runId/orders`,
  runHistory: `${pool}/runs/:runId/history`,
  history: `${pool}/history`,
} as const;

/** Who has the list of all pools. */
export const seesTestPools = {
  anyOf: ['SUPER_ADMIN_TEST_POOL_VIEW'],
} as const satisfies AccessRule;

/** Who has the list of a company's pools: who sees pools, and who manages members finds them there (ADR 23). */
export const seesCompanyPools: AccessRule = {
  anyOf: ['FE_VIEW_COMPANY_TEST_POOLS', 'MANAGE_TEST_POOL_MEMBERS'],
};

export const testPools: Feature = {
  name: 'test-pools',
  prefixes: [list],
  menu: [
    {
      label: 'Test Pools',
      group: 'Random testing',
      path: list,
      icon: Shuffle,
      access: seesTestPools,
    },
  ],
};
