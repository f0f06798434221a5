import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { collectionSitePaths } from '../../config/features/collection-sites.ts';
import { aSite, sitesFound } from '../../domain/collection-sites/testing/a-site.ts';
import { CollectionSitesView } from './CollectionSitesView.tsx';

const open = (sites: readonly object[], at = '?zip=78701') => {
  const api = fakeApi({
    CollectionSites: () => sitesFound(sites),
  });
  const routes = [{ path: collectionSitePaths.search, Component: CollectionSitesView }];
  return { api, ...renderScreen({ routes, at: collectionSitePaths.search + at }) };
};

const card = async (name: RegExp) => {
  const button = await screen.findByRole('button', { name });
  return { button, item: button.closest('li') as HTMLElement };
};

test('a site says whose it is, how far, when, and what it does', async () => {
  open([aSite('AA001'), aSite('AA002', { siteType: 'THIRD_PARTY', distance: 12 })]);

  const { item } = await card(/^PN Clinic AA001$/);
  expect(item).toHaveTextContent('1.3 mi');
  expect(item).toHaveTextContent('Mon-Fri 8:00 AM - 5:00 PM');
  expect(within(item).getByRole('list', { name: 'Services' })).toHaveTextContent(/^HBAT$/);
  expect(within(item).getByRole('link', { name: '(512) 555-0100' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '3rd Party Clinic AA002' })).toBeInTheDocument();
  expect(screen.getByText('2 sites within 100 miles of 78701')).toBeInTheDocument();
  expect(screen.getByText('All sites support non-DOT urine and paper CCFs.')).toBeInTheDocument();
});

test('the site with the focus is marked on the map', async () => {
  const { user } = open([aSite('AA001'), aSite('AA002')]);
  const { button } = await card(/AA002/);
  const map = await screen.findByRole('img', { name: /Map of 2 collection sites around 78701/ });
  expect(map.querySelector('[data-active]')).toBeNull();

  button.focus();

  await waitFor(() => expect(map.querySelector('[data-active]')).toHaveTextContent('2'));
  await user.click(button);
  expect(screen.getByRole('button', { name: 'Print' })).toBeInTheDocument();
});

test('a zip code is required, and searched for with the services that are wanted', async () => {
  const { api, user, location } = open([], '');
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  const zip = screen.getByRole('textbox', { name: /Zip Code/ });
  expect(zip).toHaveAccessibleDescription('Zip Code is required.');

  await user.type(zip, '78701');
  await user.click(screen.getByRole('button', { name: 'Hair' }));
  await user.type(zip, '{Enter}');

  expect(await screen.findByText('No results found for selected zip code')).toBeInTheDocument();
  expect(location()).toBe(`${collectionSitePaths.search}?zip=78701&services=HAIR`);
  expect(api.calls('CollectionSites')).toEqual([{ zip: '78701', services: ['HAIR'] }]);
});
