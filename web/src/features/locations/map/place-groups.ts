import { UNITS, type Place, type Point } from '@assay/schema/map/map-projection';
import type { LocationMapQuery } from './location-map.generated.ts';

/** Locations with one zip code. */
export type LocationPlace = NonNullable<LocationMapQuery['locationMap']>['places'][number];

/** What of the earth a map shows: its middle and the miles to its left and right side. */
export interface Sight {
  middle: Place;
  miles: number;
}

/** Height of the map as a part of its width. */
export const ASPECT = 0.62;
const MILES_PER_DEGREE = 69.1;
/** A single place is shown with what lies around it. */
const LEAST_MILES = 30;
/** Room at the sides, as a part of what is shown. */
const ROOM = 1.25;
/** Places nearer to each other than this, in units of the map, are drawn as one. */
const TOUCHING = 20;

/** The smallest sight with all of some places in it. */
export function sightOf(places: readonly Place[]): Sight {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const narrow = Math.cos((middle.latitude * Math.PI) / 180);
  const halves = [((east - west) / 2) * narrow, (north - south) / 2 / ASPECT];
  return {
    middle,
    miles: Math.max(LEAST_MILES, ...halves.map((half) => half * MILES_PER_DEGREE * ROOM)),
  };
}

/** Places that are drawn as one circle. */
export interface PlaceGroup extends Point {
  places: readonly LocationPlace[];
  locations: number;
}

const isOnMap = ({ x, y }: Point): boolean => Math.abs(x) <= UNITS && Math.abs(y) <= UNITS * ASPECT;

/**
 * The places in sight; those that would lie on each other go to the largest of them, so that what is drawn can be
 * pressed.
 *
 * @param places those with most locations first
 */
export function groupsOf(
  places: readonly LocationPlace[],
  project: (place: Place) => Point,
): PlaceGroup[] {
  const groups: (Point & { places: LocationPlace[]; locations: number })[] = [];
  for (const place of places) {
    const at = project(place);
    if (!isOnMap(at)) continue;
    const near = groups.find(({ x, y }) => Math.hypot(x - at.x, y - at.y) < TOUCHING);
    if (near) {
      near.places.push(place);
      near.locations += place.locations;
    } else groups.push({ ...at, places: [place], locations: place.locations });
  }
  return groups;
}

/** Radius of a circle in units of the map: its area is as its locations, as far as a finger finds the smallest. */
export const radiusOf = (locations: number, most: number): number =>
  6 + 8 * Math.sqrt(locations / Math.max(most, 1));

/** "Austin, TX 78701 and 3 more" */
export function groupName({ places }: Pick<PlaceGroup, 'places'>): string {
  const [first, ...more] = places;
  if (first === undefined) return '';
  const name = placeName(first);
  return more.length === 0 ? name : `${name} and ${more.length} more`;
}

/** "Austin, TX 78701"; where places are of several zip codes, their first digits: "Austin, TX 787…" */
export const placeName = ({ city, state, zip }: LocationPlace): string =>
  `${city}, ${state} ${zip.length < 5 ? `${zip}…` : zip}`;
