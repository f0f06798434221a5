import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { expect, test } from 'vitest';
import { companyWorld, fakeApi, ok, refused } from '../testing/fake-api.ts';
import { contextFor, graphqlOver } from '../testing/run.ts';
import { graphqlSchema } from '../schema.ts';
import { accessOf, guardRootFields, rootFieldsOf } from './permission.ts';
import { ViewerCache } from './viewer-cache.ts';

test('every root field declares who may ask it and says so', () => {
  const undeclared = rootFieldsOf(graphqlSchema()).filter((field) => accessOf(field) === null);
  const unsaid = rootFieldsOf(graphqlSchema()).filter(
    (field) => !/(Public\.|Requires (a session|`[A-Z_]+`.*)\.)$/.test(field.description ?? ''),
  );

  expect(undeclared.map((field) => field.name)).toEqual([]);
  expect(unsaid.map((field) => field.name)).toEqual([]);
});

test('a root field without a declaration stops the start', () => {
  const query = new GraphQLObjectType({ name: 'Query', fields: { open: { type: GraphQLString } } });

  expect(() => guardRootFields(new GraphQLSchema({ query }))).toThrow('open');
});

test('without a session every guarded field is UNAUTHENTICATED before api is asked', async () => {
  const api = fakeApi({});

  const { errors } = await graphqlOver(api.send, { token: null })(
    '{ viewer { profile { id } } locations { totalCount } companies { totalCount } }',
  );

  expect(errors?.map((each) => each.extensions?.['code'])).toContain('UNAUTHENTICATED');
  expect(errors?.[0]?.extensions).toMatchObject({
    errorCode: 'UNAUTHORIZED',
    requestId: 'request-1',
  });
  expect(api.calls).toEqual([]);
});

test('an ended session is UNAUTHENTICATED, not FORBIDDEN', async () => {
  const api = fakeApi({ 'GET /api/permissions': () => refused('UNAUTHORIZED') });

  const { errors } = await graphqlOver(api.send)('{ locations { totalCount } }');

  expect(errors?.[0]).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
});

test('a session without the permission is FORBIDDEN', async () => {
  const api = fakeApi({ ...companyWorld(1), 'GET /api/permissions': () => ok({ results: [] }) });

  const { errors } = await graphqlOver(api.send)('{ locations { totalCount } }');

  expect(errors?.[0]).toMatchObject({
    message: 'You do not have permission to do it.',
    extensions: { code: 'FORBIDDEN' },
  });
});

test('permissions are asked for once while they are fresh', async () => {
  const api = fakeApi(companyWorld(1));
  let now = 0;
  const viewers = new ViewerCache(() => now);
  const ask = () => contextFor(api.send, { viewers }).viewerPermissions();

  await ask();
  now = 999;
  await ask();
  const fresh = api.calls.length;
  now = 1_000;
  await ask();

  expect([fresh, api.calls.length]).toEqual([1, 2]);
});

test('a refusal is not remembered', async () => {
  let known = false;
  const api = fakeApi({
    'GET /api/permissions': () => (known ? ok({ results: ['UPDATE'] }) : refused('UNAUTHORIZED')),
  });
  const viewers = new ViewerCache(() => 0);
  const first = await contextFor(api.send, { viewers })
    .viewerPermissions()
    .catch(() => null);
  known = true;

  const second = await contextFor(api.send, { viewers }).viewerPermissions();

  expect(first).toBeNull();
  expect([...second]).toEqual(['UPDATE']);
});

test('signing out forgets the permissions', async () => {
  const api = fakeApi({
    ...companyWorld(1),
    'POST /api/logout': () => ({ status: 204, body: null }),
  });
  const viewers = new ViewerCache(() => 0);
  await contextFor(api.send, { viewers }).viewerPermissions();

  await graphqlOver(api.send, { viewers })('mutation { signOut { errors { errorCode } } }');

  expect(viewers.size).toBe(0);
});
