import type { RouteObject } from 'react-router-dom';
import {
  consortiumPoolPaths,
  seesConsortiumPools,
} from '../../config/features/consortium-pools.ts';
import { consortiumPoolListLoader } from '../../features/consortium-pools/consortium-pool-list-loader.ts';
import {
  consortiumPoolRecord,
  consortiumRunRecord,
} from '../../features/consortium-pools/consortium-pool-record.ts';
import { page, section } from '../page.ts';

const { list, pool, run } = consortiumPoolPaths;

/** Pools that the own company shares with others: a tab below its head. */
export const consortiumPoolTab: RouteObject = page(
  {
    path: list,
    crumb: 'Consortium Pools',
    access: seesConsortiumPools,
    load: consortiumPoolListLoader,
  },
  () => import('../../features/consortium-pools/ConsortiumPoolListView.tsx'),
);

/** A pool and its draws, on pages of their own. */
export const consortiumPoolPages: RouteObject = section(list, 'Consortium Pools', [
  {
    path: pool,
    ...consortiumPoolRecord.route(seesConsortiumPools),
    children: [
      page({}, () => import('../../features/consortium-pools/ConsortiumPoolView.tsx')),
      {
        path: run,
        ...consortiumRunRecord.route(seesConsortiumPools),
        children: [page({}, () => import('../../features/consortium-pools/ConsortiumRunView.tsx'))],
      },
    ],
  },
]);
