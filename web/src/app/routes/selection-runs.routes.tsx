import type { RouteObject } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { newRunLoader } from '../../features/selection-runs/new-run-loader.ts';
import { selectionRunListLoader } from '../../features/selection-runs/selection-run-list-loader.ts';
import {
  selectionRunLoader,
  type SelectionRunRouteData,
} from '../../features/selection-runs/selection-run-loader.ts';
import { seesSelectionRuns } from '../../features/test-pools/test-pool-access.ts';
import { requirePermission } from '../../lib/viewer/require-permission.ts';
import type { RouteHandle } from '../route-handle.ts';

const listPage = async () => ({
  Component: (await import('../../features/selection-runs/SelectionRunListView.tsx'))
    .SelectionRunListView,
});
const createPage = async () => ({
  Component: (await import('../../features/selection-runs/CreateRunView.tsx')).CreateRunView,
});
const runPage = async () => ({
  Component: (await import('../../features/selection-runs/SelectionRunView.tsx')).SelectionRunView,
});

const runDay = (data: unknown): string | undefined =>
  (data as SelectionRunRouteData | undefined)?.crumb;

/** Runs of a pool: the tab below the head of the pool. */
export const selectionRunTabs: RouteObject[] = [
  {
    path: paths.testPools.runs,
    handle: { crumb: 'Runs' } satisfies RouteHandle,
    loader: requirePermission(seesSelectionRuns, selectionRunListLoader),
    lazy: listPage,
  },
];

/** A new run and a single run, on pages of their own. */
export const selectionRunPages: RouteObject[] = [
  {
    path: paths.testPools.createRun,
    handle: { crumb: 'Create Run' } satisfies RouteHandle,
    loader: requirePermission({ anyOf: ['MANAGE_RANDOM_SELECTION'] }, newRunLoader),
    lazy: createPage,
  },
  {
    path: paths.testPools.run,
    handle: { crumb: runDay } satisfies RouteHandle,
    loader: requirePermission(seesSelectionRuns, selectionRunLoader),
    lazy: runPage,
  },
];
