import type { RouteObject } from 'react-router-dom';
import { testPoolPaths } from '../../config/features/test-pools.ts';
import {
  newRunRecord,
  selectionRunRecord,
} from '../../features/selection-runs/selection-run-record.ts';
import { seesSelectionRuns } from '../../features/test-pools/test-pool-access.ts';
import { page, section } from '../page.ts';

/** A new run and a single run, on pages of their own that lead back to the list of the runs. */
export const selectionRunPages: RouteObject[] = [
  section(testPoolPaths.runs, 'Runs', [
    page(
      {
        path: testPoolPaths.createRun,
        crumb: 'Create Run',
        access: { anyOf: ['MANAGE_RANDOM_SELECTION'] },
        load: newRunRecord.loader,
      },
      () => import('../../features/selection-runs/CreateRunView.tsx'),
    ),
    {
      path: testPoolPaths.run,
      ...selectionRunRecord.route(seesSelectionRuns),
      children: [page({}, () => import('../../features/selection-runs/SelectionRunView.tsx'))],
    },
  ]),
];
