import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { companyList } from '@assay/schema/companies/company.list';
import { useListUrl, type ListUrl } from './use-list-url.ts';

function list(at: string) {
  const current: { url?: ListUrl } = {};
  function Page() {
    const url = useListUrl(companyList);
    useEffect(() => {
      current.url = url;
    });
    return null;
  }
  const routes = [
    // It fetches, as every list does, so that each change takes a while.
    { id: 'list', path: '/list', loader: async () => null, Component: Page },
    { path: '/record', loader: () => new Promise(() => {}), element: null },
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: [at],
    hydrationData: { loaderData: { list: null } },
  });
  render(<RouterProvider router={router} />);
  const url = () => {
    if (!current.url) throw new Error('The page has not been rendered.');
    return current.url;
  };
  return { url, search: () => decodeURIComponent(router.state.location.search), router };
}

test('a page is a step that "back" undoes', async () => {
  const { url, search, router } = list('/list');

  await act(async () => url().setPage(2));
  expect(search()).toBe('?page=2');
  await act(async () => router.navigate(-1));

  expect(search()).toBe('');
});

test('typing a search is no step', async () => {
  const { url, router } = list('/list?page=4');

  await act(async () => url().setQ('a'));
  await act(async () => url().setQ('ac'));

  expect(router.state.location.search).toBe('?q=ac');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a search that comes while a record is being opened does not call that off', async () => {
  const { url, router } = list('/list');
  await act(async () => void router.navigate('/record'));

  await act(async () => url().setQ('a'));

  expect(router.state.navigation.location?.pathname).toBe('/record');
});

test('a filter leads to the first page and keeps the others', async () => {
  const { url, search } = list('/list?page=4&searchQuery=address.city[EQ]=Tampa');

  await act(async () => url().setFilter('address.state', 'EQ', ['FL']));

  expect(search()).toBe('?searchQuery=address.city[EQ]=Tampa&address.state[EQ]=FL');
});

test('of two filters that are set before the screen has changed both stay', async () => {
  const { url, search } = list('/list');
  const { setFilter, setQ } = url();

  await act(async () => {
    setFilter('address.city', 'EQ', ['Tampa']);
    setFilter('address.state', 'EQ', ['FL']);
    setQ('ac');
  });

  expect(search()).toBe('?searchQuery=address.city[EQ]=Tampa&address.state[EQ]=FL&q=ac');
});

test('no value takes a filter away', async () => {
  const { url, search } = list('/list?searchQuery=address.city[EQ]=Tampa');

  await act(async () => url().setFilter('address.city', 'EQ', []));

  expect(search()).toBe('');
});

test('clearing keeps the order', async () => {
  const { url, search } = list(
    '/list?q=x&sortBy=clientSince&sortOrder=DESC&searchQuery=address.city[EQ]=Tampa',
  );

  await act(async () => url().clear());

  expect(search()).toBe('?sortBy=clientSince&sortOrder=DESC');
});
