import { generatePath } from 'react-router-dom';
import { testPoolPaths } from '../../config/features/test-pools.ts';

/** Where the screens and files of the members of one pool are. */
export const memberLinks = (id: string, isRegulated = false) => ({
  list: generatePath(testPoolPaths.members, { id }),
  create: generatePath(testPoolPaths.createMember, { id }),
  import: generatePath(
    isRegulated ? testPoolPaths.importRegulatedMembers : testPoolPaths.importUnregulatedMembers,
    { id },
  ),
  edit: (memberId: string) => generatePath(testPoolPaths.editMember, { id, memberId }),
});

/** Addresses of files, which do not pass GraphQL. */
export const memberFiles = {
  download: (poolId: string) => `/download/test-pools/${poolId}/members`,
  upload: (poolId: string) => `/upload/test-pools/${poolId}/members`,
  example: (poolId: string, isRegulated: boolean, includeLocation: boolean) =>
    `/download/test-pool-members/${isRegulated ? 'regulated' : 'unregulated'}/example?includeLocation=${includeLocation}&testPoolId=${poolId}`,
};
