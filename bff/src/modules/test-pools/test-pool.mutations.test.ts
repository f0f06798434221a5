import { expect, test } from 'vitest';
import { fakeApi, ok, permissionsOf, refused } from '../../testing/fake-api.ts';
import { graphqlOver } from '../../testing/run.ts';
import { member, poolWorld, testPool } from './test-pool.test-data.ts';

const pool = {
  name: 'Drivers',
  companyId: '1',
  isRegulated: true,
  testingAgencyId: '1',
  isTestPoolForCompany: true,
  oversampling: 0,
  modality: 'quarterly',
  programStartDate: '2026-01-01',
  testOrderType: 'PAPER_CCF_ORDER',
};
const person = { firstName: 'Dana', lastName: 'Reed', idNumber: 'E-1' };

const run = async (query: string, variables: object, answers: Parameters<typeof fakeApi>[0]) => {
  const api = fakeApi({ ...poolWorld(), ...answers });
  const { data, errors } = await graphqlOver(api.send)(query, { ...variables });
  return { data, errors, last: api.requests.at(-1) };
};

test('creating a pool sends the input as api takes it', async () => {
  const { data, last } = await run(
    'mutation M($input: CreateTestPoolInput!) { createTestPool(input: $input) { testPool { id } errors { errorCode } } }',
    { input: pool },
    { 'POST /api/testpools': () => ok(testPool(7), 201) },
  );

  expect(data).toEqual({ createTestPool: { testPool: { id: '7' }, errors: [] } });
  expect(JSON.parse(last?.body ?? '')).toMatchObject({ companyId: 1, testingAgencyId: 1 });
});

test('a pool that cannot change is a refusal in the payload', async () => {
  const { data } = await run(
    'mutation M($id: ID!, $input: UpdateTestPoolInput!) { updateTestPool(id: $id, input: $input) { testPool { id } errors { errorCode message path } } }',
    { id: '1', input: { ...pool, version: 1 } },
    { 'PUT /api/testpools/:id': () => refused('TEST_POOL_NOT_EDITABLE') },
  );

  expect(data).toEqual({
    updateTestPool: {
      testPool: null,
      errors: [
        {
          errorCode: 'TEST_POOL_NOT_EDITABLE',
          message: 'This Test Pool cannot be changed because it is deactivated, frozen or expired.',
          path: [],
        },
      ],
    },
  });
});

test.each([
  ['activateTestPool', 'POST /api/testpools/:id/activate', 'ACTIVE'],
  ['deactivateTestPool', 'POST /api/testpools/:id/deactivate', 'DEACTIVATED'],
] as const)('%s answers the pool', async (name, line, status) => {
  const { data } = await run(
    `mutation M { ${name}(id: "1") { testPool { status } errors { errorCode } } }`,
    {},
    { [line]: () => ok(testPool(1, { status })) },
  );

  expect(data).toEqual({ [name]: { testPool: { status }, errors: [] } });
});

test('adding a member names the pool', async () => {
  const { data, last } = await run(
    'mutation M($input: CreateTestPoolMemberInput!) { createTestPoolMember(testPoolId: "1", input: $input) { testPoolMember { id ssn } errors { errorCode } } }',
    { input: person },
    { 'POST /api/testpoolmembers/specific/:id': () => ok(member(5, 1), 201) },
  );

  expect(data).toEqual({
    createTestPoolMember: { testPoolMember: { id: '5', ssn: '***-**-3456' }, errors: [] },
  });
  expect(last?.path).toBe('/api/testpoolmembers/specific/1');
});

test('a number that is taken stands at its field', async () => {
  const { data } = await run(
    'mutation M($input: UpdateTestPoolMemberInput!) { updateTestPoolMember(id: "5", input: $input) { testPoolMember { id } errors { errorCode path } } }',
    { input: { ...person, version: 1 } },
    {
      'PUT /api/testpoolmembers/specific/:id': () =>
        refused('DUPLICATE_VALUE', {
          idNumber: [
            { errorCode: 'DUPLICATE_VALUE', message: 'This value is already used.', params: {} },
          ],
        }),
    },
  );

  expect(data).toEqual({
    updateTestPoolMember: {
      testPoolMember: null,
      errors: [{ errorCode: 'DUPLICATE_VALUE', path: ['idNumber'] }],
    },
  });
});

test.each([
  ['removeTestPoolMember', 'POST /api/testpoolmembers/specific/:id/delete', true],
  ['restoreTestPoolMember', 'POST /api/testpoolmembers/specific/:id/undoDelete', false],
] as const)('%s answers the member', async (name, line, deleted) => {
  const { data } = await run(
    `mutation M { ${name}(id: "5") { testPoolMember { deleted } errors { errorCode } } }`,
    {},
    { [line]: () => ok(member(5, 1, { deleted })) },
  );

  expect(data).toEqual({ [name]: { testPoolMember: { deleted }, errors: [] } });
});

test.each([
  'createTestPool(input: { name: "x", oversampling: 0, modality: weekly, programStartDate: "2026-01-01" }) { errors { errorCode } }',
  'deactivateTestPool(id: "1") { errors { errorCode } }',
  'removeTestPoolMember(id: "1") { errors { errorCode } }',
])('%s is refused without the permission before api is asked', async (field) => {
  const api = fakeApi({ 'GET /api/permissions': permissionsOf('SUPER_ADMIN_TEST_POOL_VIEW') });

  const { errors } = await graphqlOver(api.send)(`mutation { ${field} }`);

  expect(errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  expect(api.calls).toEqual(['GET /api/permissions']);
});
