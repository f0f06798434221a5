import { expect, test } from 'vitest';
import { fakeApi, ok, permissionsOf, refused } from '../../testing/fake-api.ts';
import { graphqlOver } from '../../testing/run.ts';
import { unit, unitWorld } from './administrative-unit.test-data.ts';

const paths = (calls: readonly string[]) => calls.map((call) => call.split('?')[0]).toSorted();

test('25 companies with their units and locations take 3 calls', async () => {
  const api = fakeApi(unitWorld(25));

  const { data, errors } = await graphqlOver(api.send)(`{
    companies(limit: 25) { nodes { id
      administrativeUnits(limit: 5) { totalCount nodes { id name level numberOfLocations } }
      locations(limit: 5) { totalCount } } } }`);

  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    companies: {
      nodes: expect.arrayContaining([
        expect.objectContaining({
          id: '2',
          administrativeUnits: {
            totalCount: 2,
            nodes: [expect.objectContaining({ id: '200', level: 'REGION' }), expect.anything()],
          },
        }),
      ]),
    },
  });
  expect(paths(api.calls)).toEqual([
    'GET /api/administrativeunits',
    'GET /api/companies',
    'GET /api/locations',
  ]);
});

test('units with company, parent and what the caller may do take 5 calls in all', async () => {
  const api = fakeApi(unitWorld(3));

  const { data, errors } = await graphqlOver(api.send)(`{
    administrativeUnits(limit: 10) { nodes { id company { id } parent { id } viewerCanUpdate viewerCanDelete } } }`);

  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    administrativeUnits: {
      nodes: [
        { id: '100', company: { id: '1' }, parent: null, viewerCanUpdate: true },
        { id: '101', parent: { id: '100' }, viewerCanUpdate: true, viewerCanDelete: false },
        {},
        {},
        {},
        {},
      ],
    },
  });
  expect(paths(api.calls)).toEqual([
    'GET /api/administrativeunits',
    'GET /api/administrativeunits',
    'GET /api/companies',
    'GET /api/permissions',
    'GET /api/permissions/Company',
  ]);
});

test('locations answer their unit in one call', async () => {
  const world = unitWorld(1);
  const api = fakeApi({
    ...world,
    'GET /api/locations': async (request, url) => {
      const answer = await world['GET /api/locations']?.(request, url);
      const body = answer?.body as { results: object[] };
      const results = body.results.map((row) => ({ ...row, administrativeUnitId: 101 }));
      return ok({ ...body, results });
    },
  });

  const { data } = await graphqlOver(api.send)(
    '{ locations(limit: 5) { nodes { administrativeUnit { name } } } }',
  );

  expect(data).toMatchObject({
    locations: {
      nodes: Array.from({ length: 5 }, () => ({ administrativeUnit: { name: 'Unit 101' } })),
    },
  });
  expect(api.calls.at(-1)).toBe(
    'GET /api/administrativeunits?limit=1&withTotal=false&id[IN][]=101',
  );
});

const location = { id: 7, locationId: '100007', name: 'Depot' };
const hierarchy = {
  results: [
    {
      ...unit(1),
      locations: [],
      children: [
        { ...unit(2, { level: 'AREA', parentId: 1 }), locations: [location], children: [] },
      ],
    },
  ],
  unassignedLocations: [location],
};

test('the hierarchy of a company is one call', async () => {
  const api = fakeApi({
    ...unitWorld(1),
    'GET /api/companies/:id/hierarchy': () => ok(hierarchy),
  });

  const { data, errors } = await graphqlOver(api.send)(`{ companyHierarchy(companyId: "1") {
    unassignedLocations { id name }
    regions { unit { name numberOfLocations isDeleteAllowed }
      children { unit { level } locations { locationId } children { unit { id } } } } } }`);

  expect(errors).toBeUndefined();
  expect(data).toEqual({
    companyHierarchy: {
      unassignedLocations: [{ id: '7', name: 'Depot' }],
      regions: [
        {
          unit: { name: 'Unit 1', numberOfLocations: 2, isDeleteAllowed: true },
          children: [
            { unit: { level: 'AREA' }, locations: [{ locationId: '100007' }], children: [] },
          ],
        },
      ],
    },
  });
  expect(api.calls).toEqual(['GET /api/permissions', 'GET /api/companies/1/hierarchy']);
});

test('what a hierarchy does not say of its locations is read by their ids', async () => {
  const place = { ...location, id: 10 };
  const api = fakeApi({
    ...unitWorld(1),
    'GET /api/companies/:id/hierarchy': () => ok({ results: [], unassignedLocations: [place] }),
  });

  const { data } = await graphqlOver(api.send)(
    '{ companyHierarchy(companyId: "1") { unassignedLocations { id address { city } } } }',
  );

  expect(data).toEqual({
    companyHierarchy: { unassignedLocations: [{ id: '10', address: { city: 'Dallas' } }] },
  });
  expect(api.calls.at(-1)).toBe('GET /api/locations?limit=1&withTotal=false&id[IN][]=10');
});

test('units below a unit that came without them are read', async () => {
  const api = fakeApi(unitWorld(1));

  const { data } = await graphqlOver(api.send)(
    '{ administrativeUnits(where: { id: { eq: "100" } }) { nodes { children { id } } } }',
  );

  expect(data).toEqual({ administrativeUnits: { nodes: [{ children: [{ id: '101' }] }] } });
});

test('of a company out of sight hierarchy and tree are null', async () => {
  const api = fakeApi(unitWorld(1));

  const { data, errors } = await graphqlOver(api.send)(`{
    companyHierarchy(companyId: "9") { regions { unit { id } } } administrativeUnitTree(companyId: "9") { id } }`);

  expect(errors).toBeUndefined();
  expect(data).toEqual({ companyHierarchy: null, administrativeUnitTree: null });
});

test('the accessible hierarchy is a tree', async () => {
  const results = [{ ...unit(1), children: [{ ...unit(2), children: [] }] }];
  const api = fakeApi({
    ...unitWorld(1),
    'GET /api/administrativeunits/accessiblehierarchy': () => ok({ results }),
  });

  const { data } = await graphqlOver(api.send)(
    '{ accessibleHierarchy { id children { id children { id } } } }',
  );

  expect(data).toEqual({
    accessibleHierarchy: [{ id: '1', children: [{ id: '2', children: [] }] }],
  });
});

test('without the permission nothing of the hierarchy is asked for', async () => {
  const api = fakeApi({ 'GET /api/permissions': permissionsOf('READ_ALL_LOCATIONS') });

  const { errors } = await graphqlOver(api.send)(
    '{ companyHierarchy(companyId: "1") { regions { unit { id } } } }',
  );

  expect(errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  expect(api.calls).toEqual(['GET /api/permissions']);
});

test('adding, renaming and deleting answer the unit or the refusal', async () => {
  const node = { ...unit(5), children: [] };
  const api = fakeApi({
    ...unitWorld(1),
    'POST /api/companies/:id/administrativeunits': () => ok(node, 201),
    'PUT /api/administrativeunits/:id': () => refused('NAME_ALREADY_EXISTS'),
    'DELETE /api/administrativeunits/:id': () => refused('HAS_CHILD_ELEMENTS'),
  });

  const { data, errors } = await graphqlOver(api.send)(`mutation {
    added: createAdministrativeUnit(companyId: "1", input: { name: "Unit 5", parentId: "100" }) { administrativeUnit { id } errors { errorCode } }
    renamed: renameAdministrativeUnit(id: "5", input: { name: "Unit 6" }) { administrativeUnit { id } errors { errorCode } }
    deleted: deleteAdministrativeUnit(id: "5") { deletedId errors { errorCode } } }`);

  expect(errors).toBeUndefined();
  expect(data).toEqual({
    added: { administrativeUnit: { id: '5' }, errors: [] },
    renamed: { administrativeUnit: null, errors: [{ errorCode: 'NAME_ALREADY_EXISTS' }] },
    deleted: { deletedId: null, errors: [{ errorCode: 'HAS_CHILD_ELEMENTS' }] },
  });
  const created = api.requests.find(({ method }) => method === 'POST');
  expect(JSON.parse(created?.body ?? '')).toEqual({ name: 'Unit 5', parentId: 100 });
});
