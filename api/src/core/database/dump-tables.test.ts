import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { dumpSettings, dumpTables, type DumpedSchema } from './dump-tables.ts';
import { EmbeddedDatabase } from './embedded-database.ts';
import { openLoader } from './load-tables.ts';
import { inTransaction } from './transaction.ts';

/** What text, JSON and arrays can hold that a row in parentheses could take for its own signs. */
const odd = `a,b "c" (d) \\ 'e' {f} \t\n é 漢 ☃`;

interface Dump {
  schema: DumpedSchema;
  rows: [table: number, rows: readonly string[]][];
  counts: number[];
}

async function dumped(database: Database): Promise<Dump> {
  const dump: Dump = {
    schema: { migrations: [], tables: [], sequences: [] },
    rows: [],
    counts: [],
  };
  dump.counts = await dumpTables(database, {
    schema: async (schema) => void (dump.schema = schema),
    rows: async (table, rows) => void dump.rows.push([table, rows]),
  });
  return dump;
}

/** Rows of a table have no order. */
const contents = ({ rows }: Dump): string[] =>
  rows.flatMap(([table, some]) => some.map((row) => `${table} ${row}`)).sort();

const load = (database: Database, { schema, rows }: Dump) =>
  database.transaction(dumpSettings, async (tx) => {
    const loader = await openLoader(tx, schema);
    for (const [table, some] of rows) await loader.rows(table, some);
    return loader.finish();
  });

let database: Database;
let first: Dump;
let other: EmbeddedDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await inTransaction(database, { role: 'owner', tenantId: 1 }, async (tx) => {
    await tx.run(
      sql`insert into companies (company_name) select ${odd} || n from generate_series(1, 3000) n`,
    );
    await tx.run(sql`insert into tenant_settings (tenant_id, key, value)
      values (1, 'ODD', ${JSON.stringify({ odd, list: [1.1, null, '0'] })}::jsonb)`);
    await tx.run(sql`insert into tenants (name, code, host, primary_contact_full_name, primary_contact_phone, primary_contact_email)
      values ('Second', 'second', 'second.localhost', 'S', '8005550100', 's@assay.test')`);
  });
  first = await dumped(database);
  other = await EmbeddedDatabase.open({});
});
afterAll(async () => {
  await other.close();
  await database.close();
});

test('what is loaded is what was dumped, and counts on from there', async () => {
  expect(await load(other, first)).toEqual(first.counts);

  const second = await dumped(other);
  expect(contents(second)).toEqual(contents(first));
  expect(second.schema).toEqual(first.schema);
  const constraints = (of: Database) =>
    inTransaction(of, { role: 'owner' }, (tx) =>
      tx.rows(sql`select conrelid::regclass::text, conname, convalidated, pg_get_constraintdef(oid) from pg_constraint
        where contype = 'f' union all
        select tgrelid::regclass::text, tgname, tgenabled = 'O', '' from pg_trigger where not tgisinternal order by 1, 2`),
    );
  expect(await constraints(other)).toEqual(await constraints(database));
});

test('a database that is not empty is left alone', async () => {
  await expect(load(database, first)).rejects.toThrow('The database is not empty');
});

test('an archive of a newer version is refused by name', async () => {
  const schema = {
    ...first.schema,
    migrations: [...first.schema.migrations, { name: '9999_later', checksum: '' }],
  };
  const empty = await EmbeddedDatabase.open({});

  await expect(load(empty, { ...first, schema })).rejects.toThrow('9999_later');
  await empty.close();
});
