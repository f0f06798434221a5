import { expect, test } from 'vitest';
import { companyList } from '@assay/schema/companies/company.list';
import { defaultState, readListState, writeListState } from './list-state.ts';
import { listVariables, orderFieldOf } from './list-variables.ts';

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
