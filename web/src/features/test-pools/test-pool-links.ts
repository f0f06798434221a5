import { generatePath } from 'react-router-dom';
import { companyPaths, myCompanyPaths } from '../../config/features/companies.ts';
import { locationPaths } from '../../config/features/locations.ts';
import { seesCompanyPools, testPoolPaths } from '../../config/features/test-pools.ts';
import { isRecordId } from '../../lib/navigation/record-id.ts';
import type { Viewer } from '../../lib/viewer/viewer.ts';
import type { PoolPlace } from './test-pool-list-loader.ts';

/** Where the screens of one pool are. */
export const testPoolLinks = (id: string) => ({
  profile: generatePath(testPoolPaths.detail, { id }),
  edit: generatePath(testPoolPaths.edit, { id }),
  members: generatePath(testPoolPaths.members, { id }),
  runs: generatePath(testPoolPaths.runs, { id }),
  history: generatePath(testPoolPaths.history, { id }),
});

/** Form of a new pool, for the company or the location whose pools are listed. */
export function createTestPoolLink({ kind, companyId, locationId }: PoolPlace): string {
  if (kind === 'all' || companyId === null) return testPoolPaths.create;
  const chosen = { companyId, ...(locationId === null ? {} : { locationId }) };
  return `${testPoolPaths.create}?${new URLSearchParams(chosen).toString()}`;
}

const chosenIn = (search: URLSearchParams, name: string): string => {
  const id = search.get(name) ?? '';
  return isRecordId(id) ? id : '';
};

/** What `createTestPoolLink` says: the company or the location that is chosen, and the list that it came from. */
export function newTestPoolPlace(search: URLSearchParams) {
  const companyId = chosenIn(search, 'companyId');
  const locationId = chosenIn(search, 'locationId');
  const consortiumId = chosenIn(search, 'consortiumId');
  const list = (): string => {
    if (companyId === '') return testPoolPaths.list;
    return locationId === ''
      ? generatePath(companyPaths.testPools, { companyId })
      : generatePath(locationPaths.ofCompany.testPools, { companyId, locationId });
  };
  return {
    companyId: companyId && Number(companyId),
    locationId: locationId && Number(locationId),
    consortiumId: consortiumId && Number(consortiumId),
    list: list(),
  };
}

/** The list of pools that a viewer has: of all, for a client user of the own company; null for who has none. */
export function testPoolHome({ permissions }: Pick<Viewer, 'permissions'>): string | null {
  if (permissions.has('SUPER_ADMIN_TEST_POOL_VIEW')) return testPoolPaths.list;
  const ofCompany = seesCompanyPools.anyOf.some((permission) => permissions.has(permission));
  return ofCompany ? myCompanyPaths.testPools : null;
}
