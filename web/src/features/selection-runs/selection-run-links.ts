import { generatePath } from 'react-router-dom';
import { testPoolPaths } from '../../config/features/test-pools.ts';

/** Where the runs of one pool are. */
export const poolRunLinks = (id: string) => ({
  list: generatePath(testPoolPaths.runs, { id }),
  create: generatePath(testPoolPaths.createRun, { id }),
  run: (runId: string): string => generatePath(testPoolPaths.run, { id, runId }),
  orders: (runId: string): string => generatePath(testPoolPaths.runOrders, { id, runId }),
  history: (runId: string): string => generatePath(testPoolPaths.runHistory, { id, runId }),
});
