import { expect, test } from 'vitest';
import { companyList } from '@assay/schema/companies/company.list';
import {
  companyWorld,
  fakeApi,
  listing,
  location,
  ok,
  refused,
  type Handler,
} from '../../testing/fake-api.ts';
import { unitWorld } from '../administrative-units/administrative-unit.test-data.ts';
import { graphqlOver } from '../../testing/run.ts';

const Q2 =
  '{ locations(limit: 50) { totalCount nodes { id locationId name company { id companyName } } } }';

test('50 locations with their company take 2 calls and one for the viewer', async () => {
  const api = fakeApi(companyWorld(10));

  const { data, errors } = await graphqlOver(api.send)(Q2);

  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    locations: {
      totalCount: 50,
      nodes: expect.arrayContaining([
        expect.objectContaining({ company: { id: '10', companyName: 'Company 10' } }),
      ]),
    },
  });
  expect(api.calls.map((call) => call.split('?')[0])).toEqual([
    'GET /api/permissions',
    'GET /api/locations',
    'GET /api/companies',
  ]);
});

test('a company out of sight is null and the location stays', async () => {
  const api = fakeApi({ ...companyWorld(2), 'GET /api/companies': listing(companyList, []) });

  const { data, errors } = await graphqlOver(api.send)(
    '{ locations(limit: 1) { nodes { id company { id } } } }',
  );

  expect(errors).toBeUndefined();
  expect(data).toEqual({ locations: { nodes: [{ id: '10', company: null }] } });
});

test('permissions of locations come in one call', async () => {
  const api = fakeApi(companyWorld(2));

  const { data } = await graphqlOver(api.send)(
    '{ locations(limit: 2) { nodes { viewerPermissions viewerCanUpdate viewerCanDelete } } }',
  );

  expect(data).toMatchObject({
    locations: {
      nodes: [
        { viewerCanUpdate: true, viewerCanDelete: true },
        { viewerPermissions: ['UPDATE', 'DELETE'] },
      ],
    },
  });
  expect(api.calls.at(-1)).toBe('GET /api/permissions/Location?id[IN][]=10&id[IN][]=11');
});

test('a link that cannot be read is an error there and leaves the page', async () => {
  const api = fakeApi({
    ...companyWorld(2),
    'GET /api/companies': () => refused('INTERNAL_ERROR'),
  });

  const { data, errors } = await graphqlOver(api.send)(
    '{ locations(limit: 1) { nodes { id company { id } } } }',
  );

  expect(data).toEqual({ locations: { nodes: [{ id: '10', company: null }] } });
  expect(errors?.[0]).toMatchObject({
    message: 'Something went wrong. Please try again later.',
    path: ['locations', 'nodes', 0, 'company'],
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'request-1' },
  });
});

test('location options are those of one company, in one call', async () => {
  const api = fakeApi(companyWorld(2));

  const { data } = await graphqlOver(api.send)(
    '{ locationOptions(where: { companyId: { eq: "2" } }, limit: 2) { nodes { value label } hasNextPage } }',
  );

  expect(data).toEqual({
    locationOptions: {
      nodes: [
        { value: '20', label: 'Location 20 (100020)' },
        { value: '21', label: 'Location 21 (100021)' },
      ],
      hasNextPage: true,
    },
  });
  expect(api.calls.at(-1)).toBe('GET /api/locations?limit=2&withTotal=false&companyId[EQ]=2');
});

const inRegion = (answer: Record<string, Handler>): Record<string, Handler> => ({
  ...answer,
  'GET /api/locations': () =>
    ok({
      results: [location(10, 1, { region: { id: 100, name: 'West' } })],
      total: 1,
      limit: 1,
      offset: 0,
    }),
});

test('a unit that the location names is a unit, and takes no call for its name', async () => {
  const api = fakeApi(inRegion(unitWorld(1)));

  const { data } = await graphqlOver(api.send)(
    '{ locations(limit: 1) { nodes { region { __typename id name } area { id } } } }',
  );

  expect(data).toEqual({
    locations: {
      nodes: [
        { region: { __typename: 'AdministrativeUnit', id: '100', name: 'West' }, area: null },
      ],
    },
  });
  expect(api.calls.map((call) => call.split('?')[0])).toEqual([
    'GET /api/permissions',
    'GET /api/locations',
  ]);
});

test.each(['{ level }', '{ id level @include(if: true) }', '{ ...More } '])(
  'what the location does not say of its unit is read: %s',
  async (selection) => {
    const api = fakeApi(inRegion(unitWorld(1)));

    const { data } = await graphqlOver(api.send)(
      `{ locations(limit: 1) { nodes { region ${selection} } } }${
        selection.includes('More') ? ' fragment More on AdministrativeUnit { level }' : ''
      }`,
    );

    expect(data).toMatchObject({ locations: { nodes: [{ region: { level: 'REGION' } }] } });
    expect(api.calls.at(-1)).toBe(
      'GET /api/administrativeunits?limit=1&withTotal=false&id[IN][]=100',
    );
  },
);

test('the map of a company out of sight is null, and the other one says its places', async () => {
  const places = [
    { zip: '78701', city: 'Austin', state: 'TX', latitude: 30.27, longitude: -97.74, locations: 2 },
  ];
  const api = fakeApi({
    ...companyWorld(2),
    'GET /api/companies/:id/locations/map': (_request, url) =>
      url.pathname.includes('/1/')
        ? ok({ locations: 3, unplaced: 1, places })
        : refused('RESOURCE_NOT_FOUND'),
  });

  const { data, errors } = await graphqlOver(api.send)(`{
    map: locationMap(companyId: "1") { locations unplaced places { zip city locations } }
    other: locationMap(companyId: "9") { locations } }`);

  expect(errors).toBeUndefined();
  expect(data).toEqual({
    map: { locations: 3, unplaced: 1, places: [{ zip: '78701', city: 'Austin', locations: 2 }] },
    other: null,
  });
});
