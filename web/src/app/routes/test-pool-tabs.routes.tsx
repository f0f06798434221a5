import type { RouteObject } from 'react-router-dom';
import { seesCompanyPools } from '../../config/company-pools-access.ts';
import {
  poolsOfCompany,
  poolsOfLocation,
} from '../../features/test-pools/test-pool-list-loader.ts';
import { requirePermission } from '../../lib/viewer/require-permission.ts';
import type { RouteHandle } from '../route-handle.ts';

const listPage = async () => ({
  Component: (await import('../../features/test-pools/TestPoolListView.tsx')).TestPoolListView,
});

const handle = { crumb: 'Test Pools' } satisfies RouteHandle;

/** Pools of a company: a tab below its head (C s2). */
export const companyTestPoolTabs = (path: string): RouteObject[] => [
  {
    path,
    handle,
    loader: requirePermission(seesCompanyPools, poolsOfCompany),
    lazy: listPage,
  },
];

/** Pools of one location: a tab below its head. */
export const locationTestPoolTabs = (path: string): RouteObject[] => [
  {
    path,
    handle,
    loader: requirePermission({ anyOf: ['FE_VIEW_LOCATION_TEST_POOLS'] }, poolsOfLocation),
    lazy: listPage,
  },
];
