import { companyList } from '@assay/schema/companies/company.list';
import { afterEach, expect, test } from 'vitest';
import { closeAllToasts, shownToasts } from '../../lib/toasts.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { useDefaultView } from './use-default-view.ts';

function List() {
  useDefaultView('companies', companyList);
  return <h1>Companies</h1>;
}

afterEach(() => closeAllToasts());

const told = (search: string): (string | undefined)[] => {
  fakeApi({});
  const query = new URLSearchParams({ searchQuery: search }).toString();
  renderScreen({ routes: [{ path: '/companies', element: <List /> }], at: `/companies?${query}` });
  return shownToasts().map(({ description }) => description);
};

test('an address that asks for what the list does not offer is said to show more', () => {
  expect(told('address.state[EQ]=TX&companyName[IN][]=Acme')).toEqual([
    'One of its filters is not known here, so the list shows more than it asks for.',
  ]);
});

test('an address that the list understands is opened without a word', () => {
  expect(told('address.state[EQ]=TX')).toEqual([]);
});
