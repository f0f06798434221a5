import { useReadQuery } from '@apollo/client/react';
import { useRouteLoaderData } from 'react-router-dom';
import { NotFoundError } from '../../lib/errors/page-errors.ts';
import type { LocationPartsFragment } from './location-detail.generated.ts';
import type { PlaceName } from './location-links.ts';
import type { LocationRouteData } from './location-loader.ts';
import type { LocationPlace } from './location-place.ts';

/** Ids of the routes whose loaders read the location for the screens below them. */
export const locationRouteIds = {
  ofCompany: 'location',
  ofMyCompany: 'location-of-my-company',
  mine: 'my-location',
} as const satisfies Record<PlaceName, string>;

/** The location of the current screen, and where its screens are. */
export function useLocationRecord(): { location: LocationPartsFragment; place: LocationPlace } {
  const ofCompany = useRouteLoaderData<LocationRouteData>(locationRouteIds.ofCompany);
  const ofMyCompany = useRouteLoaderData<LocationRouteData>(locationRouteIds.ofMyCompany);
  const mine = useRouteLoaderData<LocationRouteData>(locationRouteIds.mine);
  const found = ofCompany ?? ofMyCompany ?? mine;
  if (!found) throw new NotFoundError();
  const { data } = useReadQuery(found.location);
  if (!data.location) throw new NotFoundError();
  return { location: data.location, place: found.place };
}
