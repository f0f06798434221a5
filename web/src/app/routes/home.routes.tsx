import type { RouteObject } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { dashboardLoader } from '../../features/dashboard/dashboard-loader.ts';
import type { RouteHandle } from '../route-handle.ts';

/** Where everybody begins, and where everybody may ask: these two come with the portal. */
export const homeRoutes: RouteObject[] = [
  {
    path: paths.dashboard,
    loader: dashboardLoader,
    lazy: async () => ({
      Component: (await import('../../features/dashboard/DashboardView.tsx')).DashboardView,
    }),
  },
  {
    path: paths.support,
    handle: { crumb: 'Support' } satisfies RouteHandle,
    lazy: async () => ({
      Component: (await import('../../features/support/SupportView.tsx')).SupportView,
    }),
  },
];
