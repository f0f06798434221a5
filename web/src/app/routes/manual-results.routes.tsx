import type { RouteObject } from 'react-router-dom';
import { entersResults, manualResultPaths } from '../../config/features/manual-results.ts';
import { page } from '../page.ts';

/** Results that are entered by hand (T s2). */
export const routes: RouteObject[] = [
  page(
    { path: manualResultPaths.create, crumb: 'Lab Result Data Entry', access: entersResults },
    () => import('../../features/manual-results/ManualResultView.tsx'),
  ),
  page(
    { path: manualResultPaths.steps, crumb: 'Lab Result Data Entry', access: entersResults },
    () => import('../../features/manual-results/StepwiseResultView.tsx'),
  ),
];
