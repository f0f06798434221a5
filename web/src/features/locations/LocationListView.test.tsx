import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Permission } from '@assay/schema/permissions';
import { choose } from '../../components/testing/choose.ts';
import { fakeApi, type Answers } from '../../components/testing/fake-api.ts';
import { refusal } from '../../components/testing/refusal.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { companyPaths } from '../../config/features/companies.ts';
import { locationPaths } from '../../config/features/locations.ts';
import { viewerAnswer } from '../../lib/testing/viewer-answer.ts';
import { locationListLoader } from './location-list-loader.ts';
import { LocationListView } from './LocationListView.tsx';
import { aLocation } from './testing/a-location.ts';

afterEach(() => vi.restoreAllMocks());

const list = `${companyPaths.list}/7/locations`;
const page = (...nodes: ReturnType<typeof aLocation>[]) => ({
  locations: { __typename: 'LocationPage', nodes, totalCount: nodes.length, digest: null },
});
const dallas = aLocation();
const office = aLocation({
  id: '13',
  locationId: '100013',
  name: 'Head Office',
  isPrimary: true,
  numberOfContacts: 0,
  region: null,
  area: null,
  district: null,
  viewerCanDelete: false,
});
const reads: Permission[] = ['READ_ALL_LOCATIONS', 'READ_ALL_ADMINISTRATIVE_UNITS'];

const open = (answers: Answers = {}, query = '', permissions?: readonly Permission[]) => {
  const api = fakeApi({
    Viewer: () => viewerAnswer({ permissions: permissions ?? reads }),
    LocationList: () => page(dallas, office),
    ...answers,
  });
  const routes = [
    {
      path: locationPaths.ofCompany.list,
      loader: locationListLoader('ofCompany'),
      Component: LocationListView,
    },
  ];
  return { api, ...renderScreen({ routes, at: list + query, permissions }) };
};
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

test('lists the locations of the company with their units, and names the primary one', async () => {
  const { api } = open();

  expect(
    await row('100012 Dallas Terminal Dallas Texas Gulf Central Victor Carter Dallas, TX'),
  ).toBeInTheDocument();
  expect(await row('100013 Head Office Primary')).toBeInTheDocument();
  expect(screen.getByText('2 locations')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Dallas Terminal' })).toHaveAttribute(
    'href',
    `${list}/12`,
  );
  expect(api.calls('LocationList')[0]).toMatchObject({
    where: { companyId: { eq: '7' } },
    orderBy: [{ field: 'NAME', direction: 'ASC' }],
    withUnits: false,
  });
});

test('the advanced search applies its fields at once, and only when all of them are valid', async () => {
  const { user, api, location } = open();
  await row('Dallas Terminal');

  await user.click(screen.getByRole('button', { name: 'Advanced search' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Advanced search' }));
  expect(dialog.getAllByRole('textbox').map((box) => box.getAttribute('name'))).toHaveLength(5);
  const type = (name: string, value: string) =>
    fireEvent.change(dialog.getByRole('textbox', { name }), { target: { value } });
  type('Location Name', 'x'.repeat(256));
  type('Region Name', 'Cen');
  await user.click(dialog.getByRole('button', { name: 'Search' }));
  expect(
    await dialog.findByText('Please do not enter more than 255 characters.'),
  ).toBeInTheDocument();
  expect(location()).toBe(list);

  type('Location Name', ' Term ');
  await user.click(dialog.getByRole('button', { name: 'Search' }));

  await waitFor(() =>
    expect(api.calls('LocationList').at(-1)).toMatchObject({
      where: {
        companyId: { eq: '7' },
        name: { contains: 'Term' },
        region: { name: { contains: 'Cen' } },
      },
    }),
  );
  expect(
    await screen.findByRole('button', { name: 'Remove filter Region Name: Cen' }),
  ).toBeInTheDocument();
});

test('the units of a link are named, and a level that it leaves out', async () => {
  const query = `?searchQuery=${encodeURIComponent('region.id[EQ]=20&area.id[IN]=21,24&district.id[IS_NULL]=true')}`;
  const { api } = open(
    {
      LocationList: () => ({
        ...page(dallas),
        administrativeUnits: {
          __typename: 'AdministrativeUnitPage',
          nodes: [
            { __typename: 'AdministrativeUnit', id: '20', name: 'Central' },
            { __typename: 'AdministrativeUnit', id: '21', name: 'Texas Gulf' },
            { __typename: 'AdministrativeUnit', id: '24', name: 'Plains' },
          ],
        },
      }),
    },
    query,
  );
  await row('Dallas Terminal');

  for (const words of ['Region: Central', 'Area: Texas Gulf, Plains', 'District: none'])
    expect(screen.getByRole('button', { name: `Remove filter ${words}` })).toBeInTheDocument();
  expect(api.calls('LocationList')[0]).toMatchObject({
    where: {
      region: { id: { eq: '20' } },
      area: { id: { in: ['21', '24'] } },
      district: { id: { isNull: true } },
    },
    unitIds: ['20', '21', '24'],
    withUnits: true,
  });
});

test('the primary location cannot be deleted', async () => {
  const { user } = open();
  await row('Head Office');

  await user.click(screen.getByRole('button', { name: 'Actions for Head Office' }));

  const entry = await screen.findByRole('menuitem', { name: 'Delete' });
  expect(entry).toHaveAttribute('aria-disabled', 'true');
  expect(entry).toHaveTextContent('The primary location of a company cannot be deleted.');
});

test('a refused deletion is told inside the question', async () => {
  const { user } = open({
    DeleteLocation: () => ({
      deleteLocation: {
        __typename: 'DeleteLocationPayload',
        deletedId: null,
        errors: [refusal('HAS_CHILD_ELEMENTS')],
      },
    }),
  });
  await row('Dallas Terminal');

  await choose(user, 'Actions for Dallas Terminal', 'Delete');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Are you sure to delete this Location?')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));

  expect(await dialog.findByText('This entity has dependencies...')).toBeInTheDocument();
});

test('who may only read has nothing to create, import, edit or delete', async () => {
  open({}, '', ['READ_ALL_LOCATIONS']);
  await row('Dallas Terminal');

  expect(screen.queryByRole('link', { name: /Create|import/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Actions for/ })).not.toBeInTheDocument();
});

const austin = {
  __typename: 'LocationPlace',
  zip: '78701',
  city: 'Austin',
  state: 'TX',
  latitude: 30.27,
  longitude: -97.74,
  locations: 2,
};

test('the map says where the locations are, also without its outlines, and leads to those of a place', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const { api } = open({
    LocationMap: () => ({
      locationMap: { __typename: 'LocationMap', locations: 3, unplaced: 1, places: [austin] },
    }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Map' }));
  const dialog = await screen.findByRole('dialog', { name: 'Map of locations' });

  expect(
    await within(dialog).findByText(/^1 location not on the map: the place of the zip code/),
  ).toBeInTheDocument();
  expect(within(dialog).getByRole('img')).toHaveAccessibleName(/^Map of locations at one place/);
  const place = within(dialog).getByRole('link', { name: 'Austin, TX 78701' });
  fireEvent.click(place);

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() =>
    expect(api.calls('LocationList').at(-1)).toMatchObject({
      where: { companyId: { eq: '7' }, address: { zip: { startsWith: '78701' } } },
    }),
  );
  expect(await screen.findByText('Zip Code: 78701')).toBeInTheDocument();
});
