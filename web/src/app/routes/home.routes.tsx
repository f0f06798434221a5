import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { QuickAction } from '../../config/feature.ts';
import { paths } from '../../config/paths.ts';
import { features } from '../features.ts';
import { page } from '../page.ts';

const quickActions: readonly QuickAction[] = features.flatMap(
  (feature) => feature.quickActions ?? [],
);

/** Where everybody begins, and where everybody may ask: these two come with the portal. */
export const homeRoutes: RouteObject[] = [
  {
    path: paths.dashboard,
    // What it asks for comes with its code: who opens another page first does without it.
    loader: async (args: LoaderFunctionArgs) => {
      const { homeLoader } = await import('./home-loader.ts');
      return homeLoader(args);
    },
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
  page(
    { path: paths.words, crumb: 'Words explained' },
    () => import('../../features/glossary/GlossaryView.tsx'),
  ),
];
