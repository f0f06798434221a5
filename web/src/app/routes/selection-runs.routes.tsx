import type { RouteObject } from 'react-router-dom';
import { testPoolPaths } from '../../config/features/test-pools.ts';
import { orderRowsLoader } from '../../features/order-requests/order-row-loader.ts';
import {
  newRunRecord,
  selectionRunRecord,
} from '../../features/selection-runs/selection-run-record.ts';
import { seesSelectionRuns } from '../../features/test-pools/test-pool-access.ts';
import { layout, page, section } from '../page.ts';
import { historyTab } from './history-tab.routes.tsx';

const draws = { anyOf: ['MANAGE_RANDOM_SELECTION'] } as const;

/** A new run and a single run, on pages of their own that lead back to the list of the runs. */
export const selectionRunPages: RouteObject[] = [
  section(testPoolPaths.runs, 'Runs', [
    page(
      {
        path: testPoolPaths.createRun,
        crumb: 'Create Run',
        access: draws,
        load: newRunRecord.loader,
      },
      () => import('../../features/selection-runs/CreateRunView.tsx'),
    ),
    {
      path: testPoolPaths.run,
      ...selectionRunRecord.route(seesSelectionRuns),
      children: [
        page({}, () => import('../../features/selection-runs/SelectionRunView.tsx')),
        page(
          { path: testPoolPaths.runOrders, crumb: 'Orders', load: orderRowsLoader },
          () => import('../../features/order-requests/OrderRequestView.tsx'),
        ),
        layout(
          () => import('../../features/selection-runs/RunHistoryLayout.tsx'),
          [historyTab(testPoolPaths.runHistory, 'selectionRun', draws)],
        ),
      ],
    },
  ]),
];
