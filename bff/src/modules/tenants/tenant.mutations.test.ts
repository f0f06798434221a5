import { graphqlInput } from '@assay/schema/core/graphql-name';
import { expect, test } from 'vitest';
import { fakeApi, ok, permissionsOf, refused, type Handler } from '../../testing/fake-api.ts';
import { graphqlOver } from '../../testing/run.ts';
import { tenant, tenantSettings } from './tenant.test-data.ts';

const allowed = { 'GET /api/permissions': permissionsOf('SUPER_ADMIN_MANAGE_TENANTS') };
const overApi = (handlers: Record<string, Handler>) => fakeApi({ ...allowed, ...handlers });

const input = {
  name: 'Summit Health',
  primaryContactFullName: 'Dana Reed',
  primaryContactPhone: '2085550101',
  primaryContactEmail: 'dana.reed@example.com',
};
const create = `mutation Create($input: CreateTenantInput!) {
  createTenant(input: $input) { tenant { id host enabled } errors { errorCode path } }
}`;
const update = `mutation Update($id: ID!, $input: UpdateTenantInput!) {
  updateTenant(id: $id, input: $input) { tenant { id version } errors { errorCode path } }
}`;
const remove =
  'mutation Delete($id: ID!) { deleteTenant(id: $id) { deletedId errors { errorCode message path } } }';
const saveSettings = `mutation Save($id: ID!, $input: TenantSettingsInput!) {
  updateTenantSettings(id: $id, input: $input) { tenantSettings { BASIC_AUTH_USER: basicAuthUser BASIC_AUTH_PASS: basicAuthPass } errors { errorCode path } }
}`;

test('creating posts the input, not enabled unless it says so, with its idempotency key', async () => {
  const api = overApi({ 'POST /api/tenants': () => ok(tenant(3, { enabled: false }), 201) });

  const { data } = await graphqlOver(api.send, { headers: { 'idempotency-key': 'key-1' } })(
    create,
    { input },
  );

  const request = api.requests.at(-1);
  expect(data).toEqual({
    createTenant: { tenant: { id: '3', host: 'tenant-3.example.com', enabled: false }, errors: [] },
  });
  expect(JSON.parse(request?.body ?? '')).toMatchObject({ ...input, enabled: false });
  expect(request?.headers['idempotency-key']).toBe('key-1');
});

test('a name that is taken is a failure of the name', async () => {
  const taken = {
    name: [{ errorCode: 'NAME_ALREADY_EXISTS', message: 'This name already exists.', params: {} }],
  } as const;
  const api = overApi({
    'POST /api/tenants': () => refused('NAME_ALREADY_EXISTS', { name: [...taken.name] }),
  });

  const { data } = await graphqlOver(api.send)(create, { input });

  expect(data).toEqual({
    createTenant: { tenant: null, errors: [{ errorCode: 'NAME_ALREADY_EXISTS', path: ['name'] }] },
  });
});

test('updating puts the input with its version', async () => {
  const api = overApi({ 'PUT /api/tenants/:id': () => ok(tenant(2, { version: 5 })) });

  const { data } = await graphqlOver(api.send)(update, {
    id: '2',
    input: { ...input, version: 4 },
  });

  expect(data).toEqual({ updateTenant: { tenant: { id: '2', version: 5 }, errors: [] } });
  expect(api.calls.at(-1)).toBe('PUT /api/tenants/2');
  expect(JSON.parse(api.requests.at(-1)?.body ?? '')).toMatchObject({ version: 4 });
});

test('a stale version is a failure of the whole form', async () => {
  const api = overApi({ 'PUT /api/tenants/:id': () => refused('STALE_VERSION') });

  const { data } = await graphqlOver(api.send)(update, {
    id: '2',
    input: { ...input, version: 1 },
  });

  expect(data).toEqual({
    updateTenant: { tenant: null, errors: [{ errorCode: 'STALE_VERSION', path: [] }] },
  });
});

test('tenant 1 stays', async () => {
  const api = overApi({ 'DELETE /api/tenants/:id': () => refused('TENANT_PROTECTED') });

  const { data } = await graphqlOver(api.send)(remove, { id: '1' });

  expect(data).toEqual({
    deleteTenant: {
      deletedId: null,
      errors: [
        {
          errorCode: 'TENANT_PROTECTED',
          message: 'This TPA cannot be deleted or disabled.',
          path: [],
        },
      ],
    },
  });
});

test('deleting answers the id', async () => {
  const api = overApi({ 'DELETE /api/tenants/:id': () => ({ status: 204, body: null }) });

  const { data } = await graphqlOver(api.send)(remove, { id: '2' });

  expect(data).toEqual({ deleteTenant: { deletedId: '2', errors: [] } });
  expect(api.calls).toEqual(['GET /api/permissions', 'DELETE /api/tenants/2']);
});

test('saving the settings puts the four keys, the mask as it came', async () => {
  const api = overApi({ 'PUT /api/tenants/2/settings': () => ok(tenantSettings) });

  const { data } = await graphqlOver(api.send)(saveSettings, {
    id: '2',
    input: graphqlInput(tenantSettings),
  });

  expect(data).toEqual({
    updateTenantSettings: {
      tenantSettings: { BASIC_AUTH_USER: 'mro', BASIC_AUTH_PASS: '********' },
      errors: [],
    },
  });
  expect(JSON.parse(api.requests.at(-1)?.body ?? '')).toEqual(tenantSettings);
});

test('another key of the settings is refused before api is asked', async () => {
  const api = overApi({});

  const { errors } = await graphqlOver(api.send)(saveSettings, {
    id: '2',
    input: { tenantColor: '#000000' },
  });

  expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  expect(api.calls).toEqual([]);
});

test('an id that no TPA can have is a missing record', async () => {
  const api = overApi({});

  const { data } = await graphqlOver(api.send)(saveSettings, { id: 'abc', input: {} });

  expect(data).toEqual({
    updateTenantSettings: {
      tenantSettings: null,
      errors: [{ errorCode: 'RESOURCE_NOT_FOUND', path: [] }],
    },
  });
});

test.each([
  [create, { input }],
  [update, { id: '2', input: { ...input, version: 1 } }],
  [remove, { id: '2' }],
  [saveSettings, { id: '2', input: {} }],
])('without the permission nothing is changed: %s', async (operation, variables) => {
  const api = overApi({
    'GET /api/permissions': permissionsOf('TENANT_SETTINGS', 'MANAGE_RANDOM_SETTINGS'),
  });

  const { errors } = await graphqlOver(api.send)(operation, variables);

  expect(errors?.[0]).toMatchObject({
    extensions: { code: 'FORBIDDEN', errorCode: 'ACCESS_DENIED' },
  });
  expect(api.calls).toEqual(['GET /api/permissions']);
});
