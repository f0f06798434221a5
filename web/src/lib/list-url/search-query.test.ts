import { describe, expect, test } from 'vitest';
import { defineList, type ListFilter } from '@assay/schema/core/list';
import { formatSearchQuery, parseSearchQuery } from './search-query.ts';

const spec = defineList({
  fields: {
    id: { kind: 'id' },
    name: { kind: 'text', sort: true },
    'address.state': { kind: 'text' },
    numberOfUsers: { kind: 'int' },
    'region.id': { kind: 'id' },
  },
  search: [],
  defaultSort: 'name',
});

const filter = (
  field: string,
  operator: ListFilter['operator'],
  ...values: string[]
): ListFilter => ({ field, operator, values });

describe('a condition survives the way to the address and back', () => {
  test.each([
    ['one value', filter('address.state', 'EQ', 'TX'), 'address.state[EQ]=TX'],
    ['a list', filter('id', 'IN', '1', '2'), 'id[IN]=1,2'],
    [
      'a comma in an element',
      filter('name', 'IN', 'Acme, Inc.', 'Roe'),
      'name[IN]=Acme%2C Inc.,Roe',
    ],
    ['a comma in a single value', filter('name', 'EQ', 'Acme, Inc.'), 'name[EQ]=Acme, Inc.'],
    ['an ampersand', filter('name', 'EQ', 'Smith & Sons'), 'name[EQ]=Smith %26 Sons'],
    ['a percent sign', filter('name', 'LIKE', '100%2C'), 'name[LIKE]=100%252C'],
    ['an equals sign and brackets', filter('name', 'EQ', 'a[EQ]=b'), 'name[EQ]=a[EQ]=b'],
    ['a plus and an umlaut', filter('name', 'SW', 'Ö+ä'), 'name[SW]=Ö+ä'],
    ['a line break', filter('name', 'EQ', 'a\nb'), 'name[EQ]=a\nb'],
    ['absence', filter('region.id', 'IS_NULL', 'true'), 'region.id[IS_NULL]=true'],
  ])('%s', (_what, condition, text) => {
    const search = new URLSearchParams({ searchQuery: formatSearchQuery([condition]) });
    const carried = new URLSearchParams(search.toString()).get('searchQuery') ?? '';

    expect(formatSearchQuery([condition])).toBe(text);
    expect(parseSearchQuery(spec, carried)).toEqual([condition]);
  });
});

test('several conditions are joined', () => {
  const filters = [
    filter('numberOfUsers', 'GTE', '10'),
    filter('numberOfUsers', 'LTE', '25'),
    filter('address.state', 'EQ', 'TX'),
  ];

  const text = formatSearchQuery(filters);

  expect(text).toBe('numberOfUsers[GTE]=10&numberOfUsers[LTE]=25&address.state[EQ]=TX');
  expect(parseSearchQuery(spec, text)).toEqual(filters);
});

test('a screen list of one element becomes a single value of a call', () => {
  expect(parseSearchQuery(spec, 'name[NEQ]=a,b')).toEqual([filter('name', 'NEQ', 'a')]);
});

test.each([
  'unknown[EQ]=1',
  'id[LIKE]=1',
  'numberOfUsers[GTE]=many',
  'name',
  'name[EQ]=',
  '[EQ]=1',
  'name[NOPE]=1',
  '',
])('what the list does not offer is left out: %s', (text) => {
  expect(parseSearchQuery(spec, text)).toEqual([]);
});

test('a broken escape is taken as it stands', () => {
  expect(parseSearchQuery(spec, 'name[EQ]=100%')).toEqual([filter('name', 'EQ', '100%')]);
});
