import { sql } from 'drizzle-orm';
import { expect, test as it } from 'vitest';
import { useTestApp } from '../../core/testing/test-app.ts';
import { createAdmin } from './create-admin.ts';

const test = await useTestApp();

const admin = {
  firstName: 'Ann',
  lastName: 'Alvarez',
  tenantId: 1,
  password: 'Assay-demo-1',
  temporary: false,
};
const login = async (username: string) =>
  (await test.call('POST /api/login', { body: { username, password: admin.password } })).json();

it('creates somebody who can sign in and do everything', async () => {
  await createAdmin(test.database, { ...admin, email: 'Ann@TPA.test' });

  expect(await login('ann@tpa.test')).toMatchObject({
    active: true,
    profile: { roleAssignment: { role: 'SUPER_ADMIN' } },
  });
});

it('lets a temporary password be changed first', async () => {
  await createAdmin(test.database, { ...admin, email: 'temporary@tpa.test', temporary: true });

  expect(await login('temporary@tpa.test')).toMatchObject({ active: false, reason: 'FIRST_LOGIN' });
});

it('works in another tenant', async () => {
  const tenantId = await test.addTenant('summit');

  const id = await createAdmin(test.database, { ...admin, email: 'ann@summit.test', tenantId });

  const row = await test.asOwner(1, (tx) =>
    tx.row(sql`select tenant_id from users where tenant_id = ${tenantId} and id = ${id}`),
  );
  expect(row).toEqual({ tenant_id: tenantId });
});

it.each([
  ['a name that is taken', { email: 'ann@tpa.test' }, 'USER_EMAIL_ALREADY_EXISTS'],
  ['a tenant that does not exist', { email: 'new@tpa.test', tenantId: 99 }, 'RESOURCE_NOT_FOUND'],
  [
    'a password that equals the name',
    { email: 'a1@tpa.test', password: 'A1@tpa.test' },
    'PASSWORD_LIKE_EMAIL',
  ],
])('refuses %s', async (_name, values, code) => {
  await expect(createAdmin(test.database, { ...admin, ...values })).rejects.toMatchObject({ code });
});

it('stands in the audit log, without the password', async () => {
  const rows = await test.asOwner(1, (tx) =>
    tx.rows<{ row: string }>(
      sql`select a::text as row from audit_log a where action = 'user.created'`,
    ),
  );

  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/Assay-demo|argon2/);
});
