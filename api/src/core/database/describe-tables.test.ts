import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { describeTables } from './describe-tables.ts';
import { inTransaction } from './transaction.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** A value of each type and what the table of `everything` says of it. */
const samples = [
  ['bigint', '7', 'number', 7],
  ['bigint[]', '{7}', 'number[]', [7]],
  ['boolean', 'true', 'boolean', true],
  ['bytea', String.raw`\x07`, 'Buffer', Buffer.from([7])],
  ['date', '2026-11-20', 'string', '2026-11-20'],
  ['integer', '7', 'number', 7],
  ['numeric(12, 2)', '7.50', 'string', '7.50'],
  ['smallint', '7', 'number', 7],
  ['smallint[]', '{7}', 'number[]', [7]],
  ['text', 'seven', 'string', 'seven'],
  ['text[]', '{seven}', 'string[]', ['seven']],
  ['timestamptz', '2026-11-20T11:14:20.753Z', 'string', '2026-11-20T11:14:20.753Z'],
  [
    'uuid',
    '0190a0b0-0000-7000-8000-000000000007',
    'string',
    '0190a0b0-0000-7000-8000-000000000007',
  ],
] as const;

describe('describeTables', () => {
  it.each(samples)('says of %s what a row holds', async (type, text, written, value) => {
    const read = await inTransaction(database, { role: 'owner' }, async (tx) => {
      await tx.script(`create table everything (value ${type} not null)`);
      const row = await tx.row<{ value: unknown }>(sql`
        insert into everything (value) select ${text}::text::${sql.raw(type)} returning value`);
      return row?.value;
    });
    const described = await describeTables(database);
    await inTransaction(database, { role: 'owner' }, (tx) => tx.script('drop table everything'));

    expect(read).toEqual(value);
    expect(described).toContain(`  everything: {\n    value: ${written};\n  };`);
  });

  it('is what is committed', async () => {
    const committed = await readFile(path.join(import.meta.dirname, 'tables.generated.ts'), 'utf8');

    expect(await describeTables(database)).toBe(committed);
  });
});
