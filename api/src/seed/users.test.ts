import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { numberOfUsersBands } from '@assay/schema/companies/company.list';
import { readConfig } from '../config.ts';
import { startTestApp, type TestApp } from '../core/testing/test-app.ts';
import { seed } from './seed.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
  await seed(api.database, readConfig({ NODE_ENV: 'test', SEED: 'demo' }));
});
afterAll(() => api.close());

const summit = 'summit-occupational-health.localhost';
const login = (username: string, host = 'localhost') =>
  api.call('POST /api/login', {
    body: { username, password: 'Assay-demo-1' },
    headers: { 'x-tenant-host': host },
  });

test.each([
  ['super@assay.test', 'SUPER_ADMIN'],
  ['admin@assay.test', 'MD_USER'],
  ['corporate@northwind.test', 'COMPANY_ADMIN'],
  ['user@northwind.test', 'COMPANY_USER'],
  ['region@northwind.test', 'REGION_MANAGER'],
  ['area@northwind.test', 'AREA_MANAGER'],
  ['district@northwind.test', 'DISTRICT_MANAGER'],
  ['unit@northwind.test', 'ADMINISTRATIVE_UNIT_MANAGER'],
  ['location@northwind.test', 'LOCATION_MANAGER'],
])('%s signs in as %s', async (username, role) => {
  const answer = (await login(username)).json();

  expect(answer).toMatchObject({ active: true, profile: { username, roleAssignment: { role } } });
});

test.each([
  ['locked@northwind.test', 'localhost', { errorCode: 'ACCOUNT_LOCKED' }],
  ['mfa@assay.test', 'localhost', { active: false, reason: 'MFA_REQUIRED' }],
  ['super@summit.test', summit, { active: true }],
  ['super@summit.test', 'localhost', { errorCode: 'WRONG_CREDENTIALS' }],
])('%s at %s', async (username, host, expected) => {
  expect((await login(username, host)).json()).toMatchObject(expected);
});

test.each(['region', 'area', 'district', 'unit', 'location'])(
  '%s@northwind.test sees some of the locations',
  async (name) => {
    const [{ token }, all] = [
      (await login(`${name}@northwind.test`)).json(),
      (await login('corporate@northwind.test')).json(),
    ];
    const total = async (session: string): Promise<number> =>
      (
        await api.call('GET /api/locations?limit=0', { session: { userId: 0, token: session } })
      ).json().total;

    const seen = await total(token);
    expect(seen).toBeGreaterThan(0);
    expect(seen).toBeLessThan(await total(all.token));
  },
);

test.each(numberOfUsersBands)('companies with $label users exist', async ({ from, to }) => {
  const row = await api.asOwner(1, (tx) =>
    tx.row<{ count: number }>(sql`
      select count(*)::integer as count from companies
      where tenant_id = 1 and number_of_users >= ${from} and number_of_users <= coalesce(${to}::integer, 1000000)`),
  );

  expect(row?.count).toBeGreaterThanOrEqual(3);
});

test('the counters of the companies are right', async () => {
  const wrong = await api.asOwner(1, (tx) =>
    tx.rows(sql`
      select c.id from companies c where c.number_of_users <> (
        select count(*) from users u where u.tenant_id = c.tenant_id and u.company_id = c.id and u.deleted_at is null)`),
  );

  expect(wrong).toEqual([]);
});

test('a second start changes nothing', async () => {
  const count = () =>
    api.asOwner(1, (tx) =>
      tx.row(sql`select count(*)::integer as users, max(id) as last from users`),
    );
  const before = await count();

  await seed(api.database, readConfig({ NODE_ENV: 'test', SEED: 'demo' }));

  expect(await count()).toEqual(before);
});
