import { generatePath } from 'react-router-dom';
import { paths } from '../../config/paths.ts';

/** Where the screens and files of the members of one pool are. */
export const memberLinks = (id: string, isRegulated = false) => ({
  list: generatePath(paths.testPools.members, { id }),
  create: generatePath(paths.testPools.createMember, { id }),
  import: generatePath(
    isRegulated ? paths.testPools.importRegulatedMembers : paths.testPools.importUnregulatedMembers,
    { id },
  ),
  edit: (memberId: string) => generatePath(paths.testPools.editMember, { id, memberId }),
});

/** Addresses of files, which do not pass GraphQL. */
export const memberFiles = {
  download: (poolId: string) => `/download/test-pools/${poolId}/members`,
  upload: (poolId: string) => `/upload/test-pools/${poolId}/members`,
  example: (isRegulated: boolean, includeLocation: boolean) =>
    `/download/test-pool-members/${isRegulated ? 'regulated' : 'unregulated'}/example?includeLocation=${includeLocation}`,
};
