import { fieldError } from '@assay/schema/core/field-error-tree';
import { locationList } from '@assay/schema/locations/location.list';
import { User } from '@assay/schema/users/user';
import { userList } from '@assay/schema/users/user.list';
import { expect, test } from 'vitest';
import {
  fakeApi,
  listing,
  location,
  ok,
  permissionsOf,
  refused,
  type Handler,
} from '../../testing/fake-api.ts';
import { record } from '../../testing/record.ts';
import { graphqlOver } from '../../testing/run.ts';

const user = (id: number, more: Partial<User> = {}): User =>
  record(User, {
    id,
    username: `user-${id}@northwind.test`,
    type: 'CLIENT',
    firstName: 'Robin',
    lastName: `Vale ${id}`,
    companyId: 7,
    company: { id: 7, name: 'Northwind' },
    contactMethods: { workEmail: null, otherEmail: null, workPhone: null, cellPhone: null },
    roleAssignment: {
      role: 'LOCATION_MANAGER',
      name: 'Location Manager',
      authorizationContextId: 3,
      authorizationContextIds: [3, 4],
      authorizationContextNames: ['Pier', 'Yard'],
    },
    dataAccessLevel: 'LOCATION',
    unitIds: [],
    locationIds: [3, 4],
    accountStatus: 'ACTIVE',
    isInvitationPending: false,
    isPasswordReset: false,
    isSelf: false,
    isManageAllowed: true,
    version: 1,
    ...more,
  });

const held = permissionsOf(
  'READ_ALL_USERS',
  'EDIT_USER',
  'DELETE_USER',
  'UNLOCK_ACCOUNT',
  'CREATE_COMPANY_USER',
);
const world: Record<string, Handler> = { 'GET /api/permissions': held };

test('a row that names company and places needs no call for them', async () => {
  const api = fakeApi({ ...world, 'GET /api/users': listing(userList, [user(1)]) });

  const { data, errors } = await graphqlOver(api.send)(
    '{ users { nodes { id company { id companyName } locations { id name } administrativeUnits { id } } } }',
  );

  expect(errors).toBeUndefined();
  expect(data?.['users']).toMatchObject({
    nodes: [
      {
        company: { id: '7', companyName: 'Northwind' },
        locations: [
          { id: '3', name: 'Pier' },
          { id: '4', name: 'Yard' },
        ],
        administrativeUnits: [],
      },
    ],
  });
  expect(api.calls).toEqual(['GET /api/permissions', 'GET /api/users?limit=15&withTotal=false']);
});

test('what the viewer may do follows from permissions, rank, the own account and the state', async () => {
  const people = [
    user(1),
    user(2, { accountStatus: 'LOCKED' }),
    user(3, { isInvitationPending: true }),
    user(4, { isSelf: true }),
    user(5, { isManageAllowed: false }),
  ];
  const api = fakeApi({ ...world, 'GET /api/users': listing(userList, people) });

  const { data } = await graphqlOver(api.send)(
    '{ users { nodes { viewerCanUpdate viewerCanDelete viewerCanUnlock viewerCanLock viewerCanInvite viewerCanResetPassword } } }',
  );

  const nodes = (data?.['users'] as { nodes: Record<string, boolean>[] } | undefined)?.nodes ?? [];
  const allowed = nodes.map((node) =>
    Object.keys(node)
      .filter((each) => node[each])
      .map((each) => each.replace('viewerCan', '')),
  );
  expect(allowed).toEqual([
    ['Update', 'Delete', 'Lock', 'ResetPassword'],
    ['Update', 'Delete', 'Unlock'],
    ['Update', 'Delete', 'Lock', 'Invite', 'ResetPassword'],
    ['Update'],
    [],
  ]);
});

test('the managers of several locations are one call, and stand under each location', async () => {
  const api = fakeApi({
    'GET /api/permissions': permissionsOf('READ_ALL_LOCATIONS', 'READ_COMPANY_USER'),
    'GET /api/locations': listing(
      locationList,
      [3, 4, 5].map((id) => location(id, 7)),
    ),
    'GET /api/users': listing(userList, [user(1), user(2, { locationIds: [4] })]),
  });

  const { data } = await graphqlOver(api.send)(
    '{ locations { nodes { users { totalCount nodes { id } } } } }',
  );

  const calls = api.calls.filter((each) => each.startsWith('GET /api/users'));
  expect(calls).toEqual([
    'GET /api/users?limit=100&limitPer=locationIds&locationIds[IN][]=3&locationIds[IN][]=4&locationIds[IN][]=5',
  ]);
  expect(data?.['locations']).toMatchObject({
    nodes: [
      { users: { nodes: [{ id: '1' }] } },
      { users: { nodes: [{ id: '1' }, { id: '2' }] } },
      { users: { nodes: [] } },
    ],
  });
});

test('a taken name is told on its field', async () => {
  const api = fakeApi({
    ...world,
    'POST /api/users': () =>
      refused('USER_EMAIL_ALREADY_EXISTS', fieldError(['username'], 'USER_EMAIL_ALREADY_EXISTS')),
  });

  const { data, errors } = await graphqlOver(api.send)(
    `mutation { createUser(input: { type: CLIENT, username: "a@b.test", companyId: "7", firstName: "A", lastName: "B",
      jobTitle: "C", roleAssignment: { role: COMPANY_USER } }) { user { id } errors { errorCode path } } }`,
  );

  expect(errors).toBeUndefined();
  expect(data?.['createUser']).toEqual({
    user: null,
    errors: [{ errorCode: 'USER_EMAIL_ALREADY_EXISTS', path: ['username'] }],
  });
});

test('the check of a name passes it on whole', async () => {
  const api = fakeApi({
    ...world,
    'GET /api/users/username/a%2Fb%2Bc%40x.test': () => ok({ exists: true }),
  });

  const { data } = await graphqlOver(api.send)('{ isUsernameTaken(username: "a/b+c@x.test") }');

  expect(data).toEqual({ isUsernameTaken: true });
  expect(api.calls.at(-1)).toBe('GET /api/users/username/a/b+c@x.test');
});
