import { expect, test } from 'vitest';
import { fakeApi, location, ok, permissionsOf, refused } from '../../testing/fake-api.ts';
import { graphqlOver } from '../../testing/run.ts';

const holder = { 'GET /api/permissions': permissionsOf('UPDATE', 'DELETE') };
const input = {
  name: 'Depot',
  administrativeUnitId: '12',
  address: { addressLine1: '1 Main Street', city: 'Austin', state: 'TX', zip: '78701' },
  locationPhone: '2145550100',
  locationFax: '2145550101',
  derInfo: { fullName: 'Dana Reed', phoneNumber: '2145550102', email: 'dana@example.com' },
  clients: [{ id: '3', name: 'Kept' }, { name: 'New' }],
};
const create = `mutation Create($input: CreateLocationInput!) {
  createLocation(companyId: "4", input: $input) { location { id } errors { errorCode path } } }`;
const update = `mutation Update($input: UpdateLocationInput!) {
  updateLocation(id: "7", input: $input) { location { id version } errors { errorCode path } } }`;

test('creating sends ids as numbers to the company, and answers the location', async () => {
  const api = fakeApi({
    'GET /api/permissions': permissionsOf('CREATE_LOCATION'),
    'POST /api/companies/:id/locations': () => ok(location(7, 4), 201),
  });

  const { data, errors } = await graphqlOver(api.send)(create, { input });

  expect(errors).toBeUndefined();
  expect(data).toEqual({ createLocation: { location: { id: '7' }, errors: [] } });
  expect(api.calls.at(-1)).toBe('POST /api/companies/4/locations');
  expect(JSON.parse(api.requests.at(-1)?.body ?? '')).toMatchObject({
    administrativeUnitId: 12,
    clients: [{ id: 3, name: 'Kept' }, { name: 'New' }],
  });
});

test('a field that was left out is not sent', async () => {
  const api = fakeApi({
    ...holder,
    'PUT /api/locations/:id': () => ok(location(7, 4, { version: 2 })),
  });
  const { clients: _clients, ...rest } = input;

  await graphqlOver(api.send)(update, { input: { ...rest, version: 1 } });

  const body: object = JSON.parse(api.requests.at(-1)?.body ?? '');
  expect(body).not.toHaveProperty('clients');
  expect(body).not.toHaveProperty('mroResultType');
});

test('a failing customer is named by its place in the list', async () => {
  const errors = {
    clients: { 1: { name: [{ errorCode: 'DUPLICATE_VALUE', message: 'Twice.', params: {} }] } },
  } as const;
  const api = fakeApi({
    ...holder,
    'PUT /api/locations/:id': () => ({
      status: 400,
      body: { message: 'There is an issue with input values', params: {}, errors },
    }),
  });

  const { data } = await graphqlOver(api.send)(update, { input: { ...input, version: 1 } });

  expect(data).toEqual({
    updateLocation: {
      location: null,
      errors: [{ errorCode: 'DUPLICATE_VALUE', path: ['clients', '1', 'name'] }],
    },
  });
});

test.each(['LAST_COMPANY_LOCATION', 'PRIMARY_COMPANY_LOCATION', 'HAS_CHILD_ELEMENTS'] as const)(
  'deleting tells %s',
  async (errorCode) => {
    const api = fakeApi({ ...holder, 'DELETE /api/locations/:id': () => refused(errorCode) });

    const { data } = await graphqlOver(api.send)(
      'mutation { deleteLocation(id: "7") { deletedId errors { errorCode } } }',
    );

    expect(data).toEqual({ deleteLocation: { deletedId: null, errors: [{ errorCode }] } });
  },
);

test('creating may be granted for one company, so that api is asked and refuses', async () => {
  const api = fakeApi({
    'GET /api/permissions': permissionsOf('READ_ALL_LOCATIONS'),
    'POST /api/companies/:id/locations': () => refused('ACCESS_DENIED'),
  });

  const { errors } = await graphqlOver(api.send)(create, { input });

  expect(errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  expect(api.calls.at(-1)).toBe('POST /api/companies/4/locations');
});
