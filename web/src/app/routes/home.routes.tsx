import { Headset } from 'lucide-react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { testResultList } from '@assay/schema/test-results/test-result.list';
import type { QuickAction } from '../../config/feature.ts';
import { seesTestResults } from '../../config/features/test-results.ts';
import { paths } from '../../config/paths.ts';
import { dashboardLoader } from '../../features/dashboard/dashboard-loader.ts';
import { TestResultListDocument } from '../../features/test-results/test-result-list.generated.ts';
import { listLoader } from '../../lib/list-url/list-loader.ts';
import { allows, loadViewer } from '../../lib/viewer/viewer.ts';
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

const resultsLoader = listLoader(testResultList, TestResultListDocument);

/** Where everybody begins, and where everybody may ask: these two come with the portal. */
export const homeRoutes: RouteObject[] = [
  {
    path: paths.dashboard,
    loader: async (args: LoaderFunctionArgs) => ({
      ...(await dashboardLoader()),
      ...(allows(await loadViewer(), seesTestResults) && resultsLoader(args)),
    }),
    lazy: async () => {
      const [{ DashboardView }, { TestResultListView }] = await Promise.all([
        import('../../features/dashboard/DashboardView.tsx'),
        import('../../features/test-results/TestResultListView.tsx'),
      ]);
      const results = <TestResultListView isSummary />;
      return { element: <DashboardView quickActions={quickActions} results={results} /> };
    },
  },
  page(
    { path: paths.support, crumb: 'Support' },
    () => import('../../features/support/SupportView.tsx'),
  ),
];
