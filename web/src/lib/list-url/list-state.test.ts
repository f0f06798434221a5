import { describe, expect, test } from 'vitest';
import { companyList } from '@assay/schema/companies/company.list';
import { defineList, type ListFilter } from '@assay/schema/core/list';
import {
  defaultState,
  formatSearchQuery,
  listVariables,
  orderFieldOf,
  parseSearchQuery,
  readListState,
  writeListState,
} from './list-state.ts';

const read = (search: string) => readListState(companyList, new URLSearchParams(search));

test('an empty address is the first page in the usual order', () => {
  expect(read('')).toEqual({
    page: 1,
    limit: 15,
    sortBy: 'companyName',
    sortOrder: 'ASC',
    q: '',
    filters: [],
  });
});

test('what stands in an address is read', () => {
  const search = new URLSearchParams({
    page: '3',
    limit: '50',
    sortBy: 'numberOfUsers',
    sortOrder: 'DESC',
    q: 'acme',
    searchQuery: 'address.state[EQ]=TX',
  });

  expect(readListState(companyList, search)).toEqual({
    page: 3,
    limit: 50,
    sortBy: 'numberOfUsers',
    sortOrder: 'DESC',
    q: 'acme',
    filters: [{ field: 'address.state', operator: 'EQ', values: ['TX'] }],
  });
});

test.each([
  'page=0',
  'page=-1',
  'page=x',
  'page=1e9',
  'limit=16',
  'limit=1000',
  'sortBy=password',
  'sortOrder=UP',
  'searchQuery=x[EQ]=1',
])('nonsense is read as the default: %s', (search) => {
  expect(read(search)).toEqual(defaultState(companyList));
});

test('defaults are not written, other parameters stay', () => {
  const written = writeListState(
    companyList,
    defaultState(companyList),
    new URLSearchParams('page=2&q=x&tab=all'),
  );

  expect(written.toString()).toBe('tab=all');
});

test('a state survives the way to the address and back', () => {
  const state = {
    page: 2,
    limit: 25,
    sortBy: 'clientSince',
    sortOrder: 'ASC' as const,
    q: 'a & b, c',
    filters: [{ field: 'address.city', operator: 'EQ' as const, values: ['St. Louis, MO & more'] }],
  };

  const search = writeListState(companyList, state).toString();

  expect(read(search)).toEqual(state);
});

test('the state becomes the variables of the list operation', () => {
  const search = 'page=3&limit=25&sortBy=address.city&sortOrder=DESC&q=acme';
  const conditions =
    '&searchQuery=' +
    encodeURIComponent(
      'numberOfUsers[GTE]=10&numberOfUsers[LTE]=25&address.state[EQ]=TX&id[IN]=1,2',
    );

  expect(listVariables(companyList, read(search + conditions))).toEqual({
    where: {
      numberOfUsers: { gte: 10, lte: 25 },
      address: { state: { eq: 'TX' } },
      id: { in: ['1', '2'] },
    },
    orderBy: [{ field: 'ADDRESS_CITY', direction: 'DESC' }],
    limit: 25,
    offset: 50,
    q: 'acme',
  });
});

test('without search and filters nothing is asked for', () => {
  expect(listVariables(companyList, read(''))).toEqual({
    where: undefined,
    orderBy: [{ field: 'COMPANY_NAME', direction: 'ASC' }],
    limit: 15,
    offset: 0,
    q: undefined,
  });
});

test.each([
  ['locationManagerInfo.fullName', 'LOCATION_MANAGER_INFO_FULL_NAME'],
  ['id', 'ID'],
])('%s is sorted by as %s', (field, name) => {
  expect(orderFieldOf(field)).toBe(name);
});

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
