import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Permission } from '@assay/schema/permissions';
import { fakeApi } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { companyPaths, myCompanyPaths } from '../../config/features/companies.ts';
import { locationPaths } from '../../config/features/locations.ts';
import { viewerAnswer } from '../../lib/testing/viewer-answer.ts';
import { myLocationsLoader } from './location-list-loader.ts';
import { loadPlace } from './location-place.ts';
import { aLocation } from './testing/a-location.ts';

const ofClient = (permissions: Permission[]) => {
  const { viewer } = viewerAnswer({ type: 'CLIENT', permissions });
  const company = { __typename: 'Company' as const, id: '7', name: 'Northwind Logistics' };
  return { viewer: { ...viewer, profile: { ...viewer.profile, company } } };
};
const manager = ofClient(['READ_ALL_LOCATIONS', 'FE_VIEW_MY_LOCATION']);
const staff = ofClient(['READ_ALL_LOCATIONS', 'FE_VIEW_MY_COMPANY']);

const open = (at: string, viewer: object, locations: object[] = []) => {
  fakeApi({
    Viewer: () => viewer,
    LocationList: () => ({
      locations: {
        __typename: 'LocationPage',
        nodes: locations,
        totalCount: locations.length,
        digest: null,
      },
    }),
  });
  const place = (name: 'ofCompany' | 'ofMyCompany') => ({
    path: locationPaths[name].detail,
    loader: (args: Parameters<typeof loadPlace>[1]) => loadPlace(name, args),
    element: <p>Of a company</p>,
    errorElement: <p>The error page</p>,
  });
  const routes = [
    place('ofCompany'),
    place('ofMyCompany'),
    { path: locationPaths.mine.list, loader: myLocationsLoader, element: <p>A list</p> },
    { path: locationPaths.mine.detail, element: <p>One of mine</p> },
  ];
  return renderScreen({ routes, at });
};
const at = (company: string) => `${companyPaths.list}/${company}/locations/12?from=mail`;

test('a client user is led to the variant of the own company', async () => {
  const { location } = open(at('7'), staff);

  expect(await screen.findByText('Of a company')).toBeInTheDocument();
  expect(location()).toBe(`${myCompanyPaths.locations}/12?from=mail`);
});

test.each([at('7'), `${myCompanyPaths.locations}/12?from=mail`])(
  'a location manager is led from %s to the own locations',
  async (address) => {
    const { location } = open(address, manager);

    expect(await screen.findByText('One of mine')).toBeInTheDocument();
    expect(location()).toBe(`${locationPaths.mine.list}/12?from=mail`);
  },
);

test('an internal user stays, and so does who asks for another company', async () => {
  const internal = open(at('7'), viewerAnswer({ permissions: ['READ_ALL_COMPANIES'] }));
  expect(await screen.findByText('Of a company')).toBeInTheDocument();
  expect(internal.location()).toBe(at('7'));

  const other = open(at('8'), staff);
  await screen.findAllByText('Of a company');
  expect(other.location()).toBe(at('8'));
});

test('an id that cannot be one is not found', async () => {
  open(at('x7'), viewerAnswer());

  expect(await screen.findByText('The error page')).toBeInTheDocument();
});

test('the only location of a manager is opened at once, several are listed', async () => {
  const one = open(locationPaths.mine.list, manager, [aLocation()]);
  expect(await screen.findByText('One of mine')).toBeInTheDocument();
  expect(one.location()).toBe(`${locationPaths.mine.list}/12`);

  open(locationPaths.mine.list, manager, [aLocation(), aLocation({ id: '13' })]);
  expect(await screen.findByText('A list')).toBeInTheDocument();
});

test('a search of the own locations that finds one is a list', async () => {
  open(`${locationPaths.mine.list}?q=Dallas`, manager, [aLocation()]);

  expect(await screen.findByText('A list')).toBeInTheDocument();
});
