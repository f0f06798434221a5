import { Headset } from 'lucide-react';
import type { RouteObject } from 'react-router-dom';
import type { QuickAction } from '../../config/feature.ts';
import { paths } from '../../config/paths.ts';
import { dashboardLoader } from '../../features/dashboard/dashboard-loader.ts';
import { features } from '../features.ts';
import { page } from '../page.ts';

const quickActions: readonly QuickAction[] = [
  ...features.flatMap((feature) => feature.quickActions ?? []),
  {
    label: 'Support',
    hint: 'Call or write to customer service',
    path: paths.support,
    icon: Headset,
  },
];

/** Where everybody begins, and where everybody may ask: these two come with the portal. */
export const homeRoutes: RouteObject[] = [
  {
    path: paths.dashboard,
    loader: dashboardLoader,
    lazy: async () => {
      const { DashboardView } = await import('../../features/dashboard/DashboardView.tsx');
      return { element: <DashboardView quickActions={quickActions} /> };
    },
  },
  page(
    { path: paths.support, crumb: 'Support' },
    () => import('../../features/support/SupportView.tsx'),
  ),
];
