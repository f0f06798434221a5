import { generatePath } from 'react-router-dom';
import { paths } from '../../config/paths.ts';

/** Where the screens of one pool are. */
export const testPoolLinks = (id: string) => ({
  profile: generatePath(paths.testPools.detail, { id }),
  edit: generatePath(paths.testPools.edit, { id }),
  members: generatePath(paths.testPools.members, { id }),
  runs: generatePath(paths.testPools.runs, { id }),
});
