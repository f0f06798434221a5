import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ListFilter } from '@assay/schema/core/list';
import { testPoolList } from '@assay/schema/test-pools/test-pool.list';
import { seesPoolProgress } from '../../config/features/pool-progress.ts';
import { preloadQuery } from '../../lib/apollo/preload.ts';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import { fieldIs, listVariables, readListState } from '../../lib/list-url/list-state.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { companyOfAddress } from '../../lib/viewer/company-of-address.ts';
import { loadViewer } from '../../lib/viewer/viewer.ts';
import {
  TestPoolListDocument,
  type TestPoolListQuery,
  type TestPoolListQueryVariables,
} from './test-pool-list.generated.ts';

/** Whose pools a list shows: all in sight, those of a company, or those that draw from one location. */
export interface PoolPlace {
  kind: 'all' | 'company' | 'location';
  companyId: string | null;
  locationId: string | null;
}

export interface TestPoolListRouteData extends ListRouteData<
  TestPoolListQuery,
  TestPoolListQueryVariables
> {
  place: PoolPlace;
  within: readonly ListFilter[];
}

const noUnits = { companyId: '', withUnits: false, withOwnUnits: false, withProgress: true };

/** What the list of a company asks beside its pools: the units that they are narrowed by, and how they stand. */
async function unitsOf(companyId: string) {
  const { profile, permissions } = await loadViewer();
  const sees = permissions.has('READ_ALL_ADMINISTRATIVE_UNITS');
  const isInternal = profile.type === 'MD';
  return {
    companyId,
    withUnits: sees && isInternal,
    withOwnUnits: sees && !isInternal,
    // Who only manages members is not told how the draws stand.
    withProgress: seesPoolProgress.anyOf.some((each) => permissions.has(each)),
  };
}

/** Starts the list of a place; `within` is what its pools have in common. */
function start(
  { request }: LoaderFunctionArgs,
  place: PoolPlace,
  units: typeof noUnits,
  within: readonly ListFilter[] = [],
): TestPoolListRouteData {
  const state = readListState(testPoolList, new URL(request.url).searchParams);
  const asked = listVariables<TestPoolListQueryVariables>(testPoolList, state, within);
  return { place, within, list: preloadQuery(TestPoolListDocument, { ...asked, ...units }) };
}

/** All pools in sight. */
export const testPoolListLoader = (args: LoaderFunctionArgs): TestPoolListRouteData =>
  start(args, { kind: 'all', companyId: null, locationId: null }, noUnits);

/** Pools of the company of the address, or of the client user's own. */
export async function poolsOfCompany(args: LoaderFunctionArgs): Promise<TestPoolListRouteData> {
  const companyId = await companyOfAddress(args);
  const place: PoolPlace = { kind: 'company', companyId, locationId: null };
  return start(args, place, await unitsOf(companyId), [fieldIs('companyId', companyId)]);
}

/** Pools that draw from the location of the address: its own, and those that span locations with members there. */
export async function poolsOfLocation(args: LoaderFunctionArgs): Promise<TestPoolListRouteData> {
  const companyId = await companyOfAddress(args);
  const locationId = requireRecordId(args.params['locationId']);
  const place: PoolPlace = { kind: 'location', companyId, locationId };
  return start(args, place, noUnits, [fieldIs('locationIds', locationId)]);
}
