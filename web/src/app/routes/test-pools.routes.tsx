import type { RouteObject } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { memberListQuery } from '../../features/pool-members/member-list-loader.ts';
import { selectionRunListQuery } from '../../features/selection-runs/selection-run-list-loader.ts';
import { seesTestPool } from '../../features/test-pools/test-pool-access.ts';
import { testPoolHome } from '../../features/test-pools/test-pool-links.ts';
import { testPoolListLoader } from '../../features/test-pools/test-pool-list-loader.ts';
import {
  testPoolLoader,
  type TestPoolRouteData,
} from '../../features/test-pools/test-pool-loader.ts';
import { TEST_POOL_ROUTE } from '../../features/test-pools/use-test-pool.ts';
import { requirePermission } from '../../lib/viewer/require-permission.ts';
import { loadViewer } from '../../lib/viewer/viewer.ts';
import type { RouteHandle } from '../route-handle.ts';
import { eachScreenReadsAnew } from './each-screen-reads-anew.ts';
import { poolMemberPages, poolMemberTabs } from './pool-members.routes.tsx';
import { selectionRunPages, selectionRunTabs } from './selection-runs.routes.tsx';

const listPage = async () => ({
  Component: (await import('../../features/test-pools/TestPoolListView.tsx')).TestPoolListView,
});
const createPage = async () => ({
  Component: (await import('../../features/test-pools/CreateTestPoolView.tsx')).CreateTestPoolView,
});
const editPage = async () => ({
  Component: (await import('../../features/test-pools/EditTestPoolView.tsx')).EditTestPoolView,
});
const layout = async () => ({
  Component: (await import('../../features/test-pools/TestPoolLayout.tsx')).TestPoolLayout,
});
const profilePage = async () => ({
  Component: (await import('../../features/test-pools/TestPoolView.tsx')).TestPoolView,
});

/** Lists of a pool; each brings the head of the pool along. */
const tabQueries = {
  [paths.testPools.members]: memberListQuery,
  [paths.testPools.runs]: selectionRunListQuery,
};

const testPoolName = (data: unknown): string | undefined =>
  (data as TestPoolRouteData | undefined)?.name;

/** A client user has the pools of the own company, below that company. */
const homeOf = (data: unknown): string | undefined => (typeof data === 'string' ? data : undefined);

/** Random test pools (C s2). Lists of a pool stand below its tabs, forms and single runs on pages of their own. */
export const testPoolRoutes: RouteObject[] = [
  {
    path: paths.testPools.list,
    handle: { crumb: 'Test Pools', to: homeOf } satisfies RouteHandle,
    loader: async () => testPoolHome(await loadViewer()),
    shouldRevalidate: () => false,
    children: [
      {
        index: true,
        loader: requirePermission({ anyOf: ['SUPER_ADMIN_TEST_POOL_VIEW'] }, testPoolListLoader),
        lazy: listPage,
      },
      {
        path: paths.testPools.create,
        handle: { crumb: 'Create Test Pool' } satisfies RouteHandle,
        loader: requirePermission({ anyOf: ['MANAGE_TEST_POOLS'] }),
        lazy: createPage,
      },
      {
        id: TEST_POOL_ROUTE,
        path: paths.testPools.detail,
        handle: { crumb: testPoolName } satisfies RouteHandle,
        loader: requirePermission(seesTestPool, testPoolLoader(tabQueries)),
        shouldRevalidate: eachScreenReadsAnew,
        children: [
          {
            lazy: layout,
            children: [{ index: true, lazy: profilePage }, ...poolMemberTabs, ...selectionRunTabs],
          },
          {
            path: paths.testPools.edit,
            handle: { crumb: 'Edit' } satisfies RouteHandle,
            loader: requirePermission({ anyOf: ['MANAGE_TEST_POOLS'] }),
            lazy: editPage,
          },
          ...poolMemberPages,
          ...selectionRunPages,
        ],
      },
    ],
  },
];
