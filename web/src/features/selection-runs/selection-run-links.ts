import { generatePath } from 'react-router-dom';
import { paths } from '../../config/paths.ts';

/** Where the runs of one pool are. */
export const poolRunLinks = (id: string) => ({
  list: generatePath(paths.testPools.runs, { id }),
  create: generatePath(paths.testPools.createRun, { id }),
  run: (runId: string): string => generatePath(paths.testPools.run, { id, runId }),
});
