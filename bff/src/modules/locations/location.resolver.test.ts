import { expect, test } from 'vitest';
import { companyList } from '@assay/schema/companies/company.list';
import { companyWorld, fakeApi, listing, refused } from '../../testing/fake-api.ts';
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
    '{ locationOptions(companyId: "2", limit: 2) { id locationId name } }',
  );

  expect(data).toMatchObject({ locationOptions: [{ id: '20' }, { id: '21' }] });
  expect(api.calls.at(-1)).toBe('GET /api/locations?limit=2&companyId[EQ]=2');
});
