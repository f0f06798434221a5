import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { companyList } from '@assay/schema/companies/company.list';
import { parseListQuery } from '@assay/schema/core/list-query';
import { seededRandom } from '../../seed/demo/random.ts';
import type { Database, Tx } from '../database/database.ts';
import { inTransaction, type TransactionSettings } from '../database/transaction.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { keyColumn, listSource } from './list-source.ts';
import { runList } from './run-list.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await inTransaction(database, { role: 'owner' }, (tx) =>
    tx.script(`insert into tenants (id, name, code, host, primary_contact_full_name, primary_contact_phone, primary_contact_email)
      values (2, 'Neighbor', 'neighbor', 'neighbor.localhost', 'N', '8005550100', 'n@assay.test')`),
  );
});
afterAll(() => database.close());

const kept = (tx: Tx) =>
  tx.rows<{ tenant_id: number; rows: number }>(sql`
    select tenant_id, sum(rows)::bigint as rows from kept_counts where table_name = 'companies'
    group by tenant_id having sum(rows) <> 0 order by tenant_id`);
const counted = (tx: Tx) =>
  tx.rows<{ tenant_id: number; rows: number }>(sql`
    select tenant_id, count(*) as rows from companies where deleted_at is null group by tenant_id order by tenant_id`);

const some = sql`id % 7 = (random() * 6)::integer`;
const writes = [
  (tenant: number) => sql`insert into companies (tenant_id, id, company_name)
    select ${tenant}, m.most + g, 'Company ' || m.most + g
    from (select coalesce(max(id), 100) as most from companies where tenant_id = ${tenant}) m, generate_series(1, 9) g`,
  (tenant: number) =>
    sql`update companies set deleted_at = now() where tenant_id = ${tenant} and deleted_at is null and ${some}`,
  () => sql`update companies set deleted_at = null where deleted_at is not null and ${some}`,
  () => sql`update companies set version = version + 1 where ${some}`,
  () => sql`delete from companies where ${some}`,
];

it('is the number of rows after any writes, also those that came to nothing', async () => {
  const random = seededRandom(90);
  for (let step = 0; step < 60; step += 1) {
    const write = writes[random.int(0, writes.length - 1)];
    const isUndone = random.int(0, 4) === 0;
    const work = inTransaction(database, { role: 'owner' }, async (tx) => {
      await tx.run(write?.(random.int(1, 2)) ?? sql`select`);
      if (isUndone) throw new Error('undone');
    });
    await (isUndone ? expect(work).rejects.toThrow('undone') : work);

    await inTransaction(database, { role: 'owner' }, async (tx) => {
      expect(await kept(tx)).toEqual(await counted(tx));
    });
  }
});

it.each<[string, TransactionSettings]>([
  ['the tenant', { tenantId: 1 }],
  ['a neighbor', { tenantId: 2 }],
  ['a company', { tenantId: 1, companyId: 901 }],
  ['a manager without places', { tenantId: 1, companyId: 901, unitIds: [], locationIds: [] }],
])('answers what %s sees', async (_who, settings) => {
  await inTransaction(database, { role: 'owner' }, (tx) =>
    tx.run(sql`insert into companies (tenant_id, id, company_name)
      values (1, 901, 'Own'), (1, 902, 'Other'), (1, 903, 'Third'), (2, 904, 'Neighbor') on conflict do nothing`),
  );
  const source = listSource({
    spec: { ...companyList, fields: { companyName: companyList.fields.companyName } },
    table: 'companies',
    columns: { companyName: keyColumn('company_name_key') },
    select: sql`t.id`,
    isCounted: true,
  });
  const parsed = parseListQuery(source.spec, new URLSearchParams('limit=1'));
  const query = parsed.ok ? parsed.query : expect.fail();

  await inTransaction(database, settings, async (tx) => {
    const { total } = await runList(tx, source, query);
    const rows = await tx.rows(sql`select 1 as one from companies where deleted_at is null`);
    expect(total).toBe(rows.length);
  });
});
