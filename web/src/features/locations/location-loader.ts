import type { PreloadedQueryRef } from '@apollo/client/react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { currentClient } from '../../lib/apollo/client.ts';
import { loadDetail } from '../../lib/apollo/preload.ts';
import {
  LocationDetailDocument,
  type LocationDetailQuery,
  type LocationDetailQueryVariables,
} from './location-detail.generated.ts';
import type { PlaceName } from './location-links.ts';
import { loadPlace, requireId, type LocationPlace } from './location-place.ts';

export interface LocationRouteData {
  location: PreloadedQueryRef<
    LocationDetailQuery,
    LocationDetailQueryVariables,
    'complete' | 'streaming'
  >;
  place: LocationPlace;
  /** Step of the breadcrumb. */
  name: string;
}

/**
 * A location by the id of its address. Unknown, or of another company: the 404 page; any other failure
 * leads to the list.
 */
export const locationLoader =
  (name: PlaceName) =>
  async (args: LoaderFunctionArgs): Promise<LocationRouteData> => {
    const place = await loadPlace(name, args);
    const id = requireId(args.params['locationId']);
    const location = await loadDetail(
      LocationDetailDocument,
      { id },
      {
        // A location manager sees the location without its company.
        found: (data) =>
          data.location !== null &&
          (name !== 'ofCompany' || data.location.company?.id === place.companyId),
        // The list of a single location leads here.
        otherwise: name === 'mine' ? paths.dashboard : place.links.list,
      },
    );
    const read = currentClient().readQuery({ query: LocationDetailDocument, variables: { id } });
    return { location, place, name: read?.location?.name ?? '' };
  };
