import type { RouteObject } from 'react-router-dom';
import { seesCompanyPools } from '../../config/features/test-pools.ts';
import {
  poolsOfCompany,
  poolsOfLocation,
} from '../../features/test-pools/test-pool-list-loader.ts';
import { page } from '../page.ts';

const listView = () => import('../../features/test-pools/TestPoolListView.tsx');

/** Pools of a company: a tab below its head (C s2). */
export const companyTestPoolTab = (path: string): RouteObject =>
  page({ path, crumb: 'Test Pools', access: seesCompanyPools, load: poolsOfCompany }, listView);

/** Pools of one location: a tab below its head. */
export const locationTestPoolTab = (path: string): RouteObject =>
  page(
    {
      path,
      crumb: 'Test Pools',
      access: { anyOf: ['FE_VIEW_LOCATION_TEST_POOLS'] },
      load: poolsOfLocation,
    },
    listView,
  );
