import type { RouteObject } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { seesPoolProgress } from '../../config/pool-progress-access.ts';
import { poolProgressLoader } from '../../features/pool-progress/pool-progress-loader.ts';
import { requirePermission } from '../../lib/viewer/require-permission.ts';
import type { RouteHandle } from '../route-handle.ts';

/** The sub-item 'Random Test Pools' of the dashboard (P s2). */
export const poolProgressRoutes: RouteObject[] = [
  {
    path: paths.randomTestPools,
    handle: { crumb: 'Random Test Pools' } satisfies RouteHandle,
    loader: requirePermission(seesPoolProgress, poolProgressLoader),
    lazy: async () => ({
      Component: (await import('../../features/pool-progress/PoolProgressView.tsx'))
        .PoolProgressView,
    }),
  },
];
