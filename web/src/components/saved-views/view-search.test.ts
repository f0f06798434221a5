import { expect, test } from 'vitest';
import { companyList } from '@assay/schema/companies/company.list';
import { addressOfView, lostConditions, searchOfView } from './view-search.ts';

const search = (conditions: string): string =>
  new URLSearchParams({ searchQuery: conditions }).toString();

test('a view keeps what the list shows, without the page and what is no part of the list', () => {
  const address = new URLSearchParams(
    `page=3&tab=x&view=7&q=acme&${search('address.state[EQ]=TX')}`,
  );

  expect(searchOfView(companyList, address)).toBe(`q=acme&${search('address.state[EQ]=TX')}`);
});

test('the address of a view names it', () => {
  expect(addressOfView({ id: '7', search: 'q=acme' })).toBe('?q=acme&view=7');
});

test.each([
  ['address.state[EQ]=TX', 0],
  ['address.state[EQ]=TX&gone[EQ]=1', 1],
  ['', 0],
])('conditions that the list does not offer are counted: %s', (conditions, lost) => {
  expect(lostConditions(companyList, search(conditions))).toBe(lost);
});
