import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { ListFilter } from '@assay/schema/core/list';
import { locationList } from '@assay/schema/locations/location.list';
import { preloadAnswer, preloadQuery } from '../../lib/apollo/preload.ts';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import { fieldIs, listVariables, readListState } from '../../lib/list-url/list-state.ts';
import { loadViewer } from '../../lib/viewer/viewer.ts';
import type { PlaceName } from './location-links.ts';
import {
  LocationListDocument,
  type LocationListQuery,
  type LocationListQueryVariables,
} from './location-list.generated.ts';
import { loadPlace, type LocationPlace } from './location-place.ts';
import { unitFields } from './location-list.tsx';

export interface LocationListRouteData extends ListRouteData<
  LocationListQuery,
  LocationListQueryVariables
> {
  place: LocationPlace;
  within: readonly ListFilter[];
}

/** Units that the address narrows the list to; the list says their names, not their ids. */
const unitIdsOf = (filters: readonly ListFilter[]): string[] =>
  filters.flatMap(({ field, operator, values }) =>
    operator !== 'IS_NULL' && unitFields.some((each) => each === field) ? values : [],
  );

async function ask(name: PlaceName, args: LoaderFunctionArgs) {
  const place = await loadPlace(name, args);
  const { permissions } = await loadViewer();
  const state = readListState(locationList, new URL(args.request.url).searchParams);
  const within = [fieldIs('companyId', place.companyId)];
  const asked = listVariables<LocationListQueryVariables>(locationList, state, within);
  const unitIds = unitIdsOf(state.filters);
  const variables: LocationListQueryVariables = {
    ...asked,
    unitIds,
    withUnits: unitIds.length > 0 && permissions.has('READ_ALL_ADMINISTRATIVE_UNITS'),
  };
  return { place, within, state, variables };
}

/** Loader of the locations of a company. */
export const locationListLoader =
  (name: Exclude<PlaceName, 'mine'>) =>
  async (args: LoaderFunctionArgs): Promise<LocationListRouteData> => {
    const { place, within, variables } = await ask(name, args);
    return { place, within, list: preloadQuery(LocationListDocument, variables) };
  };

/** Loader of the locations that a client user manages. The only one is opened at once (O s2). */
export async function myLocationsLoader(
  args: LoaderFunctionArgs,
): Promise<LocationListRouteData | Response> {
  const { place, within, state, variables } = await ask('mine', args);
  const isWhole = state.q === '' && state.filters.length === 0 && state.page === 1;
  if (!isWhole) return { place, within, list: preloadQuery(LocationListDocument, variables) };
  const { ref, data } = await preloadAnswer(LocationListDocument, variables);
  const [only, another] = data?.locations.nodes ?? [];
  return only && !another ? redirect(place.links.profile(only.id)) : { place, within, list: ref };
}
