import { tenantList } from '@assay/schema/tenants/tenant.list';
import { expect, test } from 'vitest';
import { fakeApi, listing, ok, permissionsOf, type Handler } from '../../testing/fake-api.ts';
import { graphqlOver } from '../../testing/run.ts';
import { tenant, tenantSettings } from './tenant.test-data.ts';

const world: Record<string, Handler> = {
  'GET /api/permissions': permissionsOf('SUPER_ADMIN_MANAGE_TENANTS'),
  'GET /api/tenants': listing(tenantList, [tenant(1, { isDeleteAllowed: false }), tenant(2)]),
};

test('a page of TPAs takes one call besides the permissions', async () => {
  const api = fakeApi(world);

  const { data, errors } = await graphqlOver(api.send)(
    '{ tenants { totalCount nodes { id name address { city state } method rate tenantUrl viewerCanDelete } } }',
  );

  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    tenants: {
      totalCount: 2,
      nodes: [
        { id: '1', viewerCanDelete: false },
        { id: '2', viewerCanDelete: true },
      ],
    },
  });
  expect(api.calls).toEqual(['GET /api/permissions', 'GET /api/tenants?limit=15']);
});

test('filters, order and search reach api in the list grammar', async () => {
  const api = fakeApi(world);

  await graphqlOver(
    api.send,
  )(`{ tenants(q: "summit", limit: 10, offset: 20, orderBy: [{ field: ADDRESS_CITY, direction: DESC }],
    where: { method: { eq: ANNUAL }, address: { state: { eq: "ID" }, city: { eq: "Boise" } } }) { totalCount nodes { id } } }`);

  expect(Object.fromEntries(new URLSearchParams(api.calls[1]?.split('?')[1]))).toEqual({
    limit: '10',
    offset: '20',
    q: 'summit',
    sortBy: 'address.city',
    sortOrder: 'DESC',
    'method[EQ]': 'ANNUAL',
    'address.state[EQ]': 'ID',
    'address.city[EQ]': 'Boise',
  });
});

test('the settings of a TPA are a call of their own, made only when asked', async () => {
  const api = fakeApi({
    ...world,
    'GET /api/tenants/:id': () => ok(tenant(2)),
    'GET /api/tenants/2/settings': () => ok(tenantSettings),
  });
  const run = graphqlOver(api.send);

  await run('{ tenant(id: "2") { name } }');
  const { data } = await run(
    '{ tenant(id: "2") { settings { UPDATED_ADMIN_EMAIL: updatedAdminEmail BASIC_AUTH_PASS: basicAuthPass } } }',
  );

  expect(data).toEqual({
    tenant: { settings: { UPDATED_ADMIN_EMAIL: 'admin@example.com', BASIC_AUTH_PASS: '********' } },
  });
  expect(api.calls.filter((call) => call.endsWith('/settings'))).toEqual([
    'GET /api/tenants/2/settings',
  ]);
});

test('the domain of new TPAs is one call', async () => {
  const api = fakeApi({
    ...world,
    'GET /api/tenants/domain': () => ok({ domain: 'portal.example.com' }),
  });

  const { data } = await graphqlOver(api.send)('{ portalDomain }');

  expect(data).toEqual({ portalDomain: 'portal.example.com' });
  expect(api.calls).toEqual(['GET /api/permissions', 'GET /api/tenants/domain']);
});

test('a TPA that does not exist is null', async () => {
  const api = fakeApi(world);

  const { data, errors } = await graphqlOver(api.send)('{ missing: tenant(id: "99") { id } }');

  expect(errors).toBeUndefined();
  expect(data).toEqual({ missing: null });
});

test.each(['{ tenants { totalCount } }', '{ tenant(id: "1") { id } }', '{ portalDomain }'])(
  'without the permission no TPA is read: %s',
  async (operation) => {
    const api = fakeApi({ ...world, 'GET /api/permissions': permissionsOf('TENANT_SETTINGS') });

    const { errors } = await graphqlOver(api.send)(operation);

    expect(errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    expect(api.calls).toEqual(['GET /api/permissions']);
  },
);
