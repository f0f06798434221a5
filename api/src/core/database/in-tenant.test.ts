import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database, Tx } from './database.ts';
import { inTenant } from './in-tenant.ts';
import { inTransaction } from './transaction.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const scope = { tenantId: 1, companyId: 7, unitIds: [3], locationIds: [5, 6] };
const settings = (tx: Tx) =>
  tx.row(
    sql`select app.tenant_id() as tenant, app.company_id() as company, app.unit_ids() as units, app.location_ids() as locations`,
  );
const narrow = { tenant: 1, company: 7, units: [3], locations: [5, 6] };

test('works as the other tenant, outside of any company, and goes back', async () => {
  const [inside, after] = await inTransaction(database, scope, async (tx) => [
    await inTenant(tx, 2, () => settings(tx)),
    await settings(tx),
  ]);

  expect(inside).toEqual({ tenant: 2, company: null, units: null, locations: null });
  expect(after).toEqual(narrow);
});

test('goes back after a refusal, which may be committed', async () => {
  const after = await inTransaction(database, scope, async (tx) => {
    await inTenant(tx, 2, () =>
      Promise.reject(new Refusal('ACCOUNT_LOCKED', { keepChanges: true })),
    ).catch(() => undefined);
    return settings(tx);
  });

  expect(after).toEqual(narrow);
});

test('lets the failure of a statement through as it is', async () => {
  const failing = inTransaction(database, scope, (tx) =>
    inTenant(tx, 2, () => tx.run(sql`select 1 / 0`)),
  );

  await expect(failing).rejects.toMatchObject({ code: '22012' });
});
