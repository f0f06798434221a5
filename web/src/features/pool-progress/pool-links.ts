import { generatePath } from 'react-router-dom';
import { testPoolPaths } from '../../config/features/test-pools.ts';

const activeMembers = new URLSearchParams({ searchQuery: 'deleted[EQ]=false' }).toString();
const validRuns = new URLSearchParams({ searchQuery: 'isInvalidated[EQ]=false' }).toString();

/** Where the rows behind a pool's numbers are. */
export const poolLinks = (id: string) => ({
  profile: generatePath(testPoolPaths.detail, { id }),
  members: `${generatePath(testPoolPaths.members, { id })}?${activeMembers}`,
  runs: `${generatePath(testPoolPaths.runs, { id })}?${validRuns}`,
  createRun: generatePath(testPoolPaths.createRun, { id }),
});

/** Name of the company or the consortium whose people a pool draws. */
export const poolOwner = (pool: {
  companyName: string | null;
  consortiumName: string | null;
}): string | null => pool.companyName ?? pool.consortiumName;
