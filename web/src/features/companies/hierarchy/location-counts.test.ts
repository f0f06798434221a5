import { expect, test } from 'vitest';
import { locationCountLink } from './location-count-link.ts';
import { locationCounts, type LocationCount } from './location-counts.ts';
import { someRegions } from './testing/some-units.ts';

const placeOf = ({ path, isRest }: LocationCount) =>
  [...path.map(({ name }) => name), ...(isRest ? ['itself'] : [])].join(' › ');
const conditions = (count: LocationCount, isMany = true) =>
  new URLSearchParams(locationCountLink('/locations', count, isMany).split('?')[1]).get(
    'searchQuery',
  );

test('every unit has a count, and so has what lies beside the units below', () => {
  const counts = locationCounts(someRegions(), 9).map((each) => [placeOf(each), each.count]);

  expect(counts).toEqual([
    ['West', 5],
    ['West › itself', 2],
    ['West › Coast', 3],
    ['West › Coast › itself', 1],
    ['West › Coast › Bay', 2],
    ['West › Coast › Delta', 0],
    ['West › Hills', 0],
    ['East', 0],
    ['itself', 4],
  ]);
});

test('a level that is missing is asked for as IS_NULL, one that is counted in is not', () => {
  const links = locationCounts(someRegions(), 9).map((each) => conditions(each));

  expect(links).toEqual([
    'region.id[IN]=2',
    'region.id[IN]=2&area.id[IS_NULL]=true&district.id[IS_NULL]=true',
    'region.id[IN]=2&area.id[IN]=3',
    'region.id[IN]=2&area.id[IN]=3&district.id[IS_NULL]=true',
    'region.id[IN]=2&area.id[IN]=3&district.id[IN]=4',
    'region.id[IN]=2&area.id[IN]=3&district.id[IN]=5',
    'region.id[IN]=2&area.id[IN]=6&district.id[IS_NULL]=true',
    'region.id[IN]=7&area.id[IS_NULL]=true&district.id[IS_NULL]=true',
    'region.id[IS_NULL]=true&area.id[IS_NULL]=true&district.id[IS_NULL]=true',
  ]);
});

test('without lists of units one is sent', () => {
  const [west] = locationCounts(someRegions(), 5);

  expect(west && conditions(west, false)).toBe('region.id[EQ]=2');
});

test('a place waits for a district while there is none and nothing is in it', () => {
  const waiting = locationCounts(someRegions(), 9).filter(({ needsDistrict }) => needsDistrict);

  expect(waiting.map(placeOf)).toEqual(['West › Hills', 'East']);
});
