import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { EntityTable } from './entity-table.ts';

/** Every `*.table.ts` of a module; a new one is found by itself. */
const directory = path.resolve(import.meta.dirname, '../../modules');
const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.table.ts'),
);
const modules = await Promise.all(
  files.map((file): Promise<Record<string, unknown>> => import(path.join(directory, file))),
);
const tables = modules
  .flatMap((each) => Object.values(each))
  .filter((each) => each instanceof EntityTable);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it.each(tables.map((table) => [table.name, table]))(
  '%s has a column for every field of its contract',
  async (name, table) => {
    const columns = await inTransaction(database, { role: 'owner' }, (tx) =>
      tx.rows<{ column_name: string }>(
        sql`select column_name from information_schema.columns where table_schema = 'public' and table_name = ${name}`,
      ),
    );

    const present = new Set(columns.map((row) => row.column_name));
    expect(table.fields.filter(({ column }) => !present.has(column))).toEqual([]);
  },
);
