import { expect, test } from 'vitest';
import { companyWorld, fakeApi, ok, refused } from '../../testing/fake-api.ts';
import { graphqlOver } from '../../testing/run.ts';

const Q1 = `query Companies($limit: Int = 25) {
  companies(limit: $limit, where: { address: { state: { eq: "TX" } } }, orderBy: [{ field: COMPANY_NAME }]) {
    totalCount hasNextPage
    nodes { id companyName viewerPermissions viewerCanUpdate viewerCanDelete locations(limit: 5) { totalCount nodes { id name } } }
  }
}`;

test('a page of 25 companies with locations and permissions takes 3 calls', async () => {
  const api = fakeApi(companyWorld(25));

  const { data, errors } = await graphqlOver(api.send)(Q1);

  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ companies: { totalCount: 25, hasNextPage: false } });
  expect(api.calls.map((call) => call.split('?')[0]).sort()).toEqual([
    'GET /api/companies',
    'GET /api/locations',
    'GET /api/permissions/Company',
  ]);
});

test('every company gets its own locations and permissions', async () => {
  const api = fakeApi(companyWorld(3));

  const { data } = await graphqlOver(api.send)(Q1);

  expect(data).toMatchObject({
    companies: {
      nodes: [
        {
          id: '1',
          viewerCanUpdate: true,
          viewerCanDelete: false,
          locations: { totalCount: 5, nodes: [{ id: '10' }, {}, {}, {}, {}] },
        },
        { id: '2', locations: { nodes: [{ id: '20' }, {}, {}, {}, {}] } },
        { id: '3', locations: { nodes: [{ id: '30' }, {}, {}, {}, {}] } },
      ],
    },
  });
});

test('a page stays readable when the call for one of its links fails', async () => {
  const api = fakeApi({
    ...companyWorld(2),
    'GET /api/locations': () => refused('INTERNAL_ERROR'),
  });

  const { data, errors } = await graphqlOver(api.send)(Q1);

  expect(data).toMatchObject({
    companies: {
      nodes: [
        { id: '1', viewerCanUpdate: true, locations: null },
        { id: '2', locations: null },
      ],
    },
  });
  expect(errors?.map(({ path }) => path)).toEqual([
    ['companies', 'nodes', 0, 'locations'],
    ['companies', 'nodes', 1, 'locations'],
  ]);
});

test('filters, order and search reach api in the list grammar', async () => {
  const api = fakeApi(companyWorld(1));

  await graphqlOver(
    api.send,
  )(`{ companies(q: "acme", limit: 10, offset: 20, orderBy: [{ field: ADDRESS_CITY, direction: DESC }],
    where: { id: { in: ["1", "2"] }, numberOfUsers: { gte: 10, lte: 25 }, address: { state: { eq: "TX" } } }) { totalCount nodes { id } } }`);

  const query = new URLSearchParams(api.calls[0]?.split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({
    limit: '10',
    offset: '20',
    sortBy: 'address.city',
    sortOrder: 'DESC',
    q: 'acme',
    'id[IN][]': '2',
    'numberOfUsers[GTE]': '10',
    'numberOfUsers[LTE]': '25',
    'address.state[EQ]': 'TX',
  });
});

test.each([
  ['totalCount limit @skip(if: $no)', 'limit=0'],
  ['nodes { id } limit @skip(if: $no)', 'limit=10&withTotal=false'],
  ['hasNextPage limit @skip(if: $no)', 'limit=10&withTotal=false'],
  ['... on CompanyPage { nodes { id } totalCount } limit @skip(if: $no)', 'limit=10'],
  ['nodes { id } totalCount @include(if: $no)', 'limit=10'],
  ['__typename limit @skip(if: $no)', 'limit=0&withTotal=false'],
])('a page with %s is asked for as %s', async (selection, search) => {
  const api = fakeApi(companyWorld(1));

  const { data } = await graphqlOver(api.send)(
    `query ($no: Boolean = false) { companies(limit: 10) { limit ${selection} } }`,
  );

  expect(api.calls.at(-1)).toBe(`GET /api/companies?${search}`);
  expect(data).toMatchObject({ companies: { limit: 10 } });
});

test('more than one order is bad input, before api is asked', async () => {
  const api = fakeApi(companyWorld(1));

  const { errors } = await graphqlOver(api.send)(
    '{ companies(orderBy: [{ field: COMPANY_NAME }, { field: CLIENT_SINCE }]) { totalCount } }',
  );

  expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  expect(api.calls).toEqual([]);
});

test('an id that no record can have is told by its argument', async () => {
  const api = fakeApi(companyWorld(1));

  const { data, errors } = await graphqlOver(api.send)('{ company(id: "x") { id } }');

  expect(data).toEqual({ company: null });
  expect(errors).toMatchObject([
    {
      message: 'id is not an id: ids are whole numbers from 1, of at most 15 digits.',
      extensions: { code: 'BAD_USER_INPUT' },
      path: ['company'],
    },
  ]);
  expect(api.calls).toEqual(['GET /api/permissions']);
});

test('a company that does not exist is null', async () => {
  const api = fakeApi(companyWorld(1));

  const { data, errors } = await graphqlOver(api.send)('{ missing: company(id: "99") { id } }');

  expect(errors).toBeUndefined();
  expect(data).toEqual({ missing: null });
});

test('the locations of one company are asked for page by page', async () => {
  const api = fakeApi(companyWorld(2));

  const { data } = await graphqlOver(api.send)(
    '{ company(id: "2") { locations(limit: 2, offset: 2) { hasNextPage nodes { id } } } }',
  );

  expect(data).toEqual({
    company: { locations: { hasNextPage: true, nodes: [{ id: '22' }, { id: '23' }] } },
  });
  expect(api.calls.at(-1)).toBe(
    'GET /api/locations?limit=2&offset=2&withTotal=false&companyId[IN][]=2',
  );
});

test('company options are searched and paged by api', async () => {
  const api = fakeApi(companyWorld(30));

  const { data } = await graphqlOver(api.send)(
    '{ companyOptions(q: "comp", limit: 2, offset: 20) { nodes { value label } totalCount hasNextPage } }',
  );

  expect(data).toEqual({
    companyOptions: {
      nodes: [
        { value: '21', label: 'Company 21' },
        { value: '22', label: 'Company 22' },
      ],
      totalCount: 30,
      hasNextPage: true,
    },
  });
  expect(api.calls).toEqual(['GET /api/companies?limit=2&offset=20&q=comp']);
});

test('chosen companies get their labels by their ids', async () => {
  const api = fakeApi(companyWorld(30));

  const { data } = await graphqlOver(api.send)(
    '{ companyOptions(where: { id: { in: ["7", "9"] } }) { nodes { value label } } }',
  );

  expect(data).toEqual({
    companyOptions: {
      nodes: [
        { value: '7', label: 'Company 7' },
        { value: '9', label: 'Company 9' },
      ],
    },
  });
});

test('notifications in an answer come as an extension and not as data', async () => {
  const notification = {
    id: 1,
    type: 'LAB_STATUS_CHANGED',
    options: { lab: 'Quest' },
    testResultId: null,
    donorFullName: null,
    specimenId: null,
  };
  const page = { results: [], total: 0, limit: 15, offset: 0, notifications: [notification] };
  const api = fakeApi({ 'GET /api/companies': () => ok(page) });

  const { data, extensions } = await graphqlOver(api.send)('{ companies { totalCount } }');

  expect(data).toEqual({ companies: { totalCount: 0 } });
  expect(extensions).toEqual({ notifications: [notification] });
});
