import { generatePath } from 'react-router-dom';
import { paths } from '../../config/paths.ts';

const activeMembers = new URLSearchParams({ searchQuery: 'deleted[EQ]=false' }).toString();
const validRuns = new URLSearchParams({ searchQuery: 'isInvalidated[EQ]=false' }).toString();

/** Where the rows behind a pool's numbers are. */
export const poolLinks = (id: string) => ({
  profile: generatePath(paths.testPools.detail, { id }),
  members: `${generatePath(paths.testPools.members, { id })}?${activeMembers}`,
  runs: `${generatePath(paths.testPools.runs, { id })}?${validRuns}`,
  createRun: generatePath(paths.testPools.createRun, { id }),
});
