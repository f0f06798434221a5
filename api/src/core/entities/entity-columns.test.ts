import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

interface Column {
  column_name: string;
  is_nullable: 'YES' | 'NO';
}

const columnsOf = (name: string): Promise<Column[]> =>
  inTransaction(database, { role: 'owner' }, (tx) =>
    tx.rows<Column>(
      sql`select column_name, is_nullable from information_schema.columns where table_schema = 'public' and table_name = ${name}`,
    ),
  );

describe.each(tables.map((table) => [table.name, table]))('%s', (name, table) => {
  it('has a column for every field of its contract', async () => {
    const present = new Set((await columnsOf(name)).map((row) => row.column_name));

    expect(table.fields.filter(({ column, joined }) => !joined && !present.has(column))).toEqual(
      [],
    );
  });

  it('has no empty column for a field that is always there', async () => {
    const nullable = new Set(
      (await columnsOf(name)).flatMap((row) =>
        row.is_nullable === 'YES' ? [row.column_name] : [],
      ),
    );

    expect(
      table.fields.filter(({ column, nullable: may }) => !may && nullable.has(column)),
    ).toEqual([]);
  });
});
