import { expect, test } from 'vitest';
import { fakeApi, ok, permissionsOf } from '../../testing/fake-api.ts';
import { graphqlOver } from '../../testing/run.ts';
import { member, poolWorld, testPool } from './test-pool.test-data.ts';

const paths = (calls: readonly string[]) => calls.map((call) => call.split('?')[0]).toSorted();

const Q = `{ testPools(limit: 25, where: { status: { eq: ACTIVE } }, orderBy: [{ field: DRUG_YTD, direction: DESC }]) {
  totalCount nodes { id name status modality drugYtd testingAgencyName viewerCanUpdate viewerCanSwitch
    viewerCanManageMembers viewerCanManageRuns company { id companyName } location { id }
    testingAgency { name agency } members(limit: 1) { totalCount nodes { id lastName } } } } }`;

test('a page of pools with its relations takes a call a kind', async () => {
  const api = fakeApi(poolWorld());

  const { data, errors } = await graphqlOver(api.send)(Q);

  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    testPools: {
      totalCount: 2,
      nodes: [
        {
          id: '1',
          modality: 'quarterly',
          viewerCanUpdate: true,
          viewerCanManageRuns: false,
          company: { id: '1' },
          location: null,
          testingAgency: { agency: 'FMCSA' },
          members: { totalCount: 2, nodes: [{ id: '10' }] },
        },
        { id: '2', members: { totalCount: 2, nodes: [{ id: '20' }] } },
      ],
    },
  });
  expect(paths(api.calls)).toEqual([
    'GET /api/companies',
    'GET /api/dot/testing/rates',
    'GET /api/permissions',
    'GET /api/testpoolmembers',
    'GET /api/testpools',
  ]);
});

test('filters and order of pools reach api in the list grammar', async () => {
  const api = fakeApi(poolWorld());

  await graphqlOver(api.send)(Q);

  const search = new URLSearchParams(
    api.calls.find((call) => call.startsWith('GET /api/testpools?'))?.split('?')[1],
  );
  expect(Object.fromEntries(search)).toMatchObject({
    'status[EQ]': 'ACTIVE',
    sortBy: 'drugYtd',
    sortOrder: 'DESC',
    limit: '25',
  });
});

test.each([
  [{ isChangeAllowed: true, isSwitchAllowed: true }, [true, true, true]],
  [{ isChangeAllowed: false, isSwitchAllowed: true }, [false, true, false]],
  [{ isChangeAllowed: false, isSwitchAllowed: false }, [false, false, false]],
] as const)('of a pool of which api says %o the caller can %o', async (state, abilities) => {
  const api = fakeApi({
    ...poolWorld(),
    'GET /api/testpools/:id': () => ok(testPool(1, state)),
  });

  const { data } = await graphqlOver(api.send)(
    '{ testPool(id: "1") { viewerCanUpdate viewerCanSwitch viewerCanManageMembers } }',
  );

  expect(Object.values(Object(data?.['testPool']))).toEqual(abilities);
});

test('members of one pool come in one call with their places', async () => {
  const api = fakeApi(poolWorld());

  const { data } = await graphqlOver(api.send)(
    `{ testPoolMembers(where: { testPoolId: { eq: "1" }, lastName: { startsWith: "Re" } }, limit: 2) {
      totalCount nodes { lastName ssn dateOfBirth location { id locationId } testPool { name } deletedAt { date } } } }`,
  );

  expect(data).toMatchObject({
    testPoolMembers: {
      nodes: expect.arrayContaining([
        expect.objectContaining({
          ssn: '***-**-3456',
          dateOfBirth: '1980-01-02',
          location: { id: '10', locationId: '100010' },
          testPool: { name: 'Pool 1' },
        }),
      ]),
    },
  });
  expect(paths(api.calls)).toEqual([
    'GET /api/locations',
    'GET /api/permissions',
    'GET /api/testpoolmembers',
    'GET /api/testpools',
  ]);
});

test('one member is read from its own call, which alone has the SSN in full', async () => {
  const api = fakeApi({
    ...poolWorld(),
    'GET /api/testpoolmembers/specific/:id': () => ok(member(10, 1, { ssn: '900703456' })),
  });

  const { data } = await graphqlOver(api.send)('{ testPoolMember(id: "10") { ssn } }');

  expect(data).toEqual({ testPoolMember: { ssn: '900703456' } });
});

test('the columns of a file are those of the kind of pool', async () => {
  const api = fakeApi({
    ...poolWorld(),
    'GET /api/testpoolmembers/upload/regulated/displayData': () =>
      ok({ results: [{ name: 'SSN', required: false, description: 'Nine digits.' }] }),
  });

  const { data } = await graphqlOver(api.send)(
    '{ testPoolMemberColumns(isRegulated: true, includeLocation: true) { name required } }',
  );

  expect(data).toEqual({ testPoolMemberColumns: [{ name: 'SSN', required: false }] });
  expect(api.calls.at(-1)).toBe(
    'GET /api/testpoolmembers/upload/regulated/displayData?includeLocation=true',
  );
});

test('pools are refused to who may not see them before api is asked', async () => {
  const api = fakeApi({ 'GET /api/permissions': permissionsOf('READ_ALL_LOCATIONS') });

  const { errors } = await graphqlOver(api.send)('{ testPools { totalCount } }');

  expect(errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  expect(api.calls).toEqual(['GET /api/permissions']);
});
