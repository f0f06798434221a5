import type { RouteObject } from 'react-router-dom';
import { seesTestPools, testPoolPaths } from '../../config/features/test-pools.ts';
import { memberListLoader } from '../../features/pool-members/member-list-loader.ts';
import { selectionRunListLoader } from '../../features/selection-runs/selection-run-list-loader.ts';
import { seesSelectionRuns, seesTestPool } from '../../features/test-pools/test-pool-access.ts';
import { testPoolHome } from '../../features/test-pools/test-pool-links.ts';
import { testPoolListLoader } from '../../features/test-pools/test-pool-list-loader.ts';
import { testPoolRecord } from '../../features/test-pools/test-pool-record.ts';
import { poolStep, poolTab } from '../../features/test-pools/test-pool-tab.ts';
import { loadViewer } from '../../lib/viewer/viewer.ts';
import { layout, page } from '../page.ts';
import { historyTab } from './history-tab.routes.tsx';
import { poolMemberPages } from './pool-members.routes.tsx';
import { selectionRunPages } from './selection-runs.routes.tsx';

const manages = { anyOf: ['MANAGE_TEST_POOLS'] } as const;
const head = () => import('../../features/test-pools/TestPoolLayout.tsx');

/** A client user has the pools of the own company, below that company. */
const homeOf = (data: unknown): string | undefined => (typeof data === 'string' ? data : undefined);

/** Random test pools (C s2). Lists of a pool stand below its tabs, forms and single runs on pages of their own. */
export const routes: RouteObject[] = [
  {
    path: testPoolPaths.list,
    handle: { crumb: 'Test Pools', to: homeOf },
    loader: async () => testPoolHome(await loadViewer()),
    shouldRevalidate: () => false,
    children: [
      page(
        { access: seesTestPools, load: testPoolListLoader },
        () => import('../../features/test-pools/TestPoolListView.tsx'),
      ),
      page(
        { path: testPoolPaths.create, crumb: 'Create Test Pool', access: manages },
        () => import('../../features/test-pools/CreateTestPoolView.tsx'),
      ),
      layout(head, [
        page(
          {
            path: testPoolPaths.members,
            above: poolStep,
            crumb: 'Members',
            access: seesTestPool,
            load: poolTab(memberListLoader),
          },
          () => import('../../features/pool-members/MemberListView.tsx'),
        ),
        page(
          {
            path: testPoolPaths.runs,
            above: poolStep,
            crumb: 'Runs',
            access: seesSelectionRuns,
            load: poolTab(selectionRunListLoader),
          },
          () => import('../../features/selection-runs/SelectionRunListView.tsx'),
        ),
      ]),
      {
        path: testPoolPaths.detail,
        ...testPoolRecord.route(seesTestPool),
        children: [
          layout(head, [
            page({}, () => import('../../features/test-pools/TestPoolView.tsx')),
            historyTab(testPoolPaths.history, 'testPool', manages),
          ]),
          page(
            { path: testPoolPaths.edit, crumb: 'Edit', access: manages },
            () => import('../../features/test-pools/EditTestPoolView.tsx'),
          ),
          ...poolMemberPages,
          ...selectionRunPages,
        ],
      },
    ],
  },
];
