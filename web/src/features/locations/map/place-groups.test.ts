import { expect, test } from 'vitest';
import { projectionOf, UNITS } from '@assay/schema/map/map-projection';
import {
  ASPECT,
  groupName,
  groupsOf,
  placeName,
  sightOf,
  type LocationPlace,
} from './place-groups.ts';

const place = (zip: string, latitude: number, longitude: number, locations = 1): LocationPlace => ({
  __typename: 'LocationPlace',
  zip,
  city: `City ${zip}`,
  state: 'TX',
  latitude,
  longitude,
  locations,
});
const austin = place('78701', 30.27, -97.74, 5);
const near = place('78702', 30.26, -97.71, 2);
const seattle = place('98101', 47.61, -122.33);
const miami = place('33101', 25.77, -80.2);

test('all places are in sight, with room at the sides', () => {
  for (const places of [[austin], [austin, near], [austin, seattle, miami], [seattle, miami]]) {
    const { middle, miles } = sightOf(places);
    for (const { x, y } of places.map(projectionOf(middle, miles))) {
      expect(Math.abs(x)).toBeLessThan(UNITS * 0.9);
      expect(Math.abs(y)).toBeLessThan(UNITS * ASPECT * 0.9);
    }
  }
});

test('a single place is shown with what lies around it', () => {
  expect(sightOf([austin])).toEqual({ middle: { latitude: 30.27, longitude: -97.74 }, miles: 30 });
});

test('places that would lie on each other are one circle, which falls apart when it is looked into', () => {
  const all = [austin, near, seattle, miami];
  const shown = (sight: ReturnType<typeof sightOf>) =>
    groupsOf(all, projectionOf(sight.middle, sight.miles)).map((group) => [
      groupName(group),
      group.locations,
    ]);

  expect(shown(sightOf(all))).toEqual([
    ['City 78701, TX 78701 and 1 more', 7],
    ['City 98101, TX 98101', 1],
    ['City 33101, TX 33101', 1],
  ]);
  expect(shown({ ...sightOf([austin, near]), miles: 3 })).toEqual([
    ['City 78701, TX 78701', 5],
    ['City 78702, TX 78702', 2],
  ]);
});

test('a place of several zip codes says their first digits', () => {
  expect(placeName({ ...austin, zip: '787' })).toBe('City 78701, TX 787…');
});
