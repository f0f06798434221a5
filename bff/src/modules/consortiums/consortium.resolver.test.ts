import { expect, test } from 'vitest';
import { fakeApi, ok, permissionsOf } from '../../testing/fake-api.ts';
import { graphqlOver } from '../../testing/run.ts';

const consortium = { id: 5, name: 'Coastal', companyCount: 1, locationCount: 0, version: 2 };
const company = {
  id: 7,
  name: 'Harbor Freight',
  address: { city: null, state: null },
  regionsCount: 0,
  areasCount: 0,
  districtsCount: 0,
  locationsCount: 2,
  enrolledLocationsCount: 1,
  isEnrolled: true,
  periods: [{ startedOn: '2025-01-01', endedOn: null }],
};
const page = (results: readonly object[]) =>
  ok({ results, total: results.length, limit: 15, offset: 0 });
const allowed = {
  'GET /api/permissions': permissionsOf(
    'SUPER_ADMIN_CONSORTIUM_VIEW',
    'FE_ENTITY_CONSORTIUM_WRITE',
  ),
};

test('a consortium and its companies of a year are two calls, without every location', async () => {
  const api = fakeApi({
    ...allowed,
    'GET /api/consortiums': () => page([consortium]),
    'GET /api/consortiums/companies': () => page([company]),
  });

  const { data, errors } = await graphqlOver(api.send)(`{
    consortium(id: 5) { id name viewerCanUpdate }
    consortiumCompanies(consortiumId: 5, year: 2025, where: { isEnrolled: { eq: true } }) {
      totalCount nodes { id periods { startedOn endedOn } } } }`);

  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    consortium: { id: '5', name: 'Coastal', viewerCanUpdate: true },
    consortiumCompanies: { totalCount: 1, nodes: [{ id: '7', periods: [{ endedOn: null }] }] },
  });
  const called = api.calls.map(decodeURIComponent).filter((each) => !each.includes('permissions'));
  expect(called.toSorted()).toEqual([
    'GET /api/consortiums/companies?limit=15&isEnrolled[EQ]=true&consortiumId=5&year=2025',
    'GET /api/consortiums?limit=1&withTotal=false&id[IN][]=5',
  ]);
});

test('the locations of a company are a page of its path', async () => {
  const api = fakeApi({ ...allowed, 'GET /api/consortiums/companylocations/:id': () => page([]) });
  const ask =
    'query Ask($id: ID!) { consortiumLocations(companyId: $id, limit: 5) { totalCount } }';

  await graphqlOver(api.send)(ask, { id: '7' });
  const { errors } = await graphqlOver(api.send)(ask, { id: 'x' });

  expect(api.calls.filter((each) => each.includes('companylocations'))).toEqual([
    'GET /api/consortiums/companylocations/7?limit=0',
  ]);
  expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
});

test('a saved consortium comes out of its envelope', async () => {
  const api = fakeApi({
    ...allowed,
    'PATCH /api/consortiums/:id/changes': () => ok({ result: { ...consortium, companies: [] } }),
  });

  const { data } = await graphqlOver(api.send)(
    `mutation { changeConsortium(id: 5, input: { added: { companies: [7] } }) { consortium { id version } errors { path } } }`,
  );

  expect(data).toEqual({ changeConsortium: { consortium: { id: '5', version: 2 }, errors: [] } });
  expect(JSON.parse(api.requests.at(-1)?.body ?? '')).toEqual({
    added: { companies: [7], locations: [], locationsOf: [] },
    removed: {},
  });
});

test('choices of a year need no company', async () => {
  const row = { id: 5, name: 'Coastal', isInAllVersions: true, startedInSearchYear: false };
  const api = fakeApi({
    ...allowed,
    'GET /api/consortiums/dropdown': () => ok({ results: [row] }),
  });

  const { data } = await graphqlOver(api.send)(
    '{ consortiumsOfYear(year: 2026) { id isInAllVersions } }',
  );

  expect(data).toEqual({ consortiumsOfYear: [{ id: '5', isInAllVersions: true }] });
});
