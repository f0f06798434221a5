import { generatePath } from 'react-router-dom';
import { seesCompanyPools } from '../../config/company-pools-access.ts';
import { paths } from '../../config/paths.ts';
import type { Viewer } from '../../lib/viewer/viewer.ts';
import type { PoolPlace } from './test-pool-list-loader.ts';

/** Where the screens of one pool are. */
export const testPoolLinks = (id: string) => ({
  profile: generatePath(paths.testPools.detail, { id }),
  edit: generatePath(paths.testPools.edit, { id }),
  members: generatePath(paths.testPools.members, { id }),
  runs: generatePath(paths.testPools.runs, { id }),
});

/** Form of a new pool, for the company or the location whose pools are listed. */
export function createTestPoolLink({ kind, companyId, locationId }: PoolPlace): string {
  if (kind === 'all' || companyId === null) return paths.testPools.create;
  const chosen = { companyId, ...(locationId === null ? {} : { locationId }) };
  return `${paths.testPools.create}?${new URLSearchParams(chosen).toString()}`;
}

/** The list of pools that a viewer has: of all, for a client user of the own company; null for who has none. */
export function testPoolHome({ permissions }: Pick<Viewer, 'permissions'>): string | null {
  if (permissions.has('SUPER_ADMIN_TEST_POOL_VIEW')) return paths.testPools.list;
  const ofCompany = seesCompanyPools.anyOf.some((permission) => permissions.has(permission));
  return ofCompany ? paths.myCompany.testPools : null;
}
