import type { Permission } from '@assay/schema/permissions';
import { testWork, type TestWork } from '@assay/schema/test-results/test-work';
import type { Worklist } from '@assay/schema/worklists/worklist';
import type { Context } from '../../core/context.ts';
import { summarizeTestPoolProgress } from '../test-pools/test-pool-progress.read-model.ts';
import { countTestWork } from '../test-results/test-work.ts';

/** Path of a list of the portal that is narrowed by one filter. */
const listAt = (path: string, field: string, value: string): string =>
  `${path}?${new URLSearchParams({ searchQuery: `${field}[EQ]=${value}` }).toString()}`;

const POOLS = '/dashboard/random-test-pools';
const TESTS = '/dashboard/all';

interface Queue {
  /** Who has the list that it leads to. */
  access: readonly Permission[];
  count(context: Context): Promise<Worklist[]>;
}

/** Draws and targets of random test pools, as their overview counts them. */
const pools: Queue = {
  access: ['SUPER_ADMIN_TEST_POOL_VIEW', 'FE_VIEW_COMPANY_TEST_POOLS'],
  count: async (context) => {
    const { overdue, due, behind } = await summarizeTestPoolProgress(context);
    return [
      { key: 'DRAW_OVERDUE', count: overdue, link: listAt(POOLS, 'drawState', 'OVERDUE') },
      { key: 'DRAW_DUE', count: due, link: listAt(POOLS, 'drawState', 'DUE') },
      { key: 'BEHIND_TARGET', count: behind, link: listAt(POOLS, 'targetState', 'BEHIND') },
    ];
  },
};

const linkOf = (key: TestWork): string =>
  key === 'ORDERS_FAILED' ? '/dashboard/error-log' : listAt(TESTS, 'workList', key);

/** Orders and tests that wait for somebody, as the list of tests finds them. */
const tests: Queue = {
  access: ['VIEW_TEST_RESULTS'],
  count: async (context) => {
    const counts = await countTestWork(context);
    return (Object.keys(testWork) as TestWork[]).map((key) => ({
      key,
      count: counts.get(key) ?? 0,
      link: linkOf(key),
    }));
  },
};

/** What waits for the caller, as far as the caller has the lists. */
export async function listWorklists(context: Context): Promise<{ results: Worklist[] }> {
  const { permissions } = context.viewer;
  const results: Worklist[] = [];
  for (const { access, count } of [pools, tests])
    if (access.some((each) => permissions.has(each))) results.push(...(await count(context)));
  return { results };
}
