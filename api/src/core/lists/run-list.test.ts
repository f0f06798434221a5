import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseListQuery } from '@assay/schema/core/list-query';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { runList } from './run-list.ts';
import { thingSource, thingTables } from './testing/things.ts';

let database: Database;

const setUp = `
  insert into owners (tenant_id, id, name) values (1, 1, 'Zoe'), (1, 2, 'Adam');
  insert into things (tenant_id, id, name, kind, size, price, active, day, at, owner_id, deleted_at) values
    (1, 1, 'Alpha',    'DRUG',       10,   1.50, true,  '2026-01-01', '2026-01-01T00:00:00.000Z', 1, null),
    (1, 2, 'alphabet', 'ADULTERANT', 20,   2.25, false, '2026-01-02', '2026-01-01T23:59:59.999999Z', 2, null),
    (1, 3, 'BETA',     'DRUG',       20,   null, true,  null,         '2026-01-02T00:00:00.000Z', null, null),
    (1, 4, '50%_off',  null,         null, 0,    null,  '2026-03-01', null, null, null),
    (1, 5, null,       'DRUG',       -5,   9.99, false, '2025-12-31', '2026-01-01T12:00:00.123456Z', 1, null),
    (1, 6, 'Émile',    'DRUG',       7,    3,    true,  '2026-01-01', '2025-06-01T08:00:00Z', 2, null),
    (1, 7, 'Alpha',    'DRUG',       10,   1,    true,  '2026-01-01', '2026-01-01T00:00:00Z', 1, now()),
    (2, 1, 'Alpha',    'DRUG',       10,   1,    true,  '2026-01-01', '2026-01-01T00:00:00Z', 1, null);`;

async function page(search: string) {
  const parsed = parseListQuery(thingSource.spec, new URLSearchParams(search));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return inTransaction(database, { tenantId: 1 }, (tx) =>
    runList<{ id: number; name: string }>(tx, thingSource, parsed.query),
  );
}

const ids = async (search: string): Promise<number[]> =>
  (await page(search)).rows.map(({ id }) => id);

beforeAll(async () => {
  database = await openTestDatabase();
  await inTransaction(database, { role: 'owner' }, (tx) => tx.script(`${thingTables}${setUp}`));
});
afterAll(() => database.close());

describe('filters', () => {
  it.each([
    ['', [1, 2, 3, 4, 5, 6]],
    ['name[EQ]=ALPHA', [1]],
    ['name[EQ]=émile', [6]],
    ['name[EQ]=ÉMILE', [6]],
    ['name[NEQ]=alpha', [2, 3, 4, 5, 6]],
    ['name[IN][]=alpha&name[IN][]=Beta', [1, 3]],
    ['name[NOT_IN][]=alpha&name[NOT_IN][]=Beta', [2, 4, 5, 6]],
    ['name[SW]=ALPH', [1, 2]],
    ['name[SW]=50%25_', [4]],
    ['name[SW]=%25', []],
    ['name[LIKE]=PHA', [1, 2]],
    ['name[LIKE]=%25', [4]],
    ['name[LIKE]=_', [4]],
    ['name[LIKE]=%5C', []],
    ['name[IS_NULL]=true', [5]],
    ['name[IS_NULL]=false', [1, 2, 3, 4, 6]],
    ['name[EQ]=', [1, 2, 3, 4, 5, 6]],
    ['kind[EQ]=drug', [1, 3, 5, 6]],
    ['kind[NEQ]=DRUG', [2, 4]],
    ['kind[IN][]=adulterant', [2]],
    ['size[EQ]=20', [2, 3]],
    ['size[GTE]=7&size[LTE]=20', [1, 2, 3, 6]],
    ['size[LTE]=-5', [5]],
    ['size[NEQ]=20', [1, 4, 5, 6]],
    ['size[IN][]=10&size[IN][]=7', [1, 6]],
    ['size[GTE]=999999999999999', []],
    ['price[EQ]=1.5', [1]],
    ['price[GTE]=2.25', [2, 5, 6]],
    ['price[NOT_IN][]=0', [1, 2, 3, 5, 6]],
    ['active[EQ]=true', [1, 3, 6]],
    ['active[NEQ]=true', [2, 4, 5]],
    ['day[EQ]=2026-01-01', [1, 6]],
    ['day[GTE]=2026-01-02', [2, 4]],
    ['day[IS_NULL]=true', [3]],
    ['at[GTE]=2026-01-01', [1, 2, 3, 5]],
    ['at[LTE]=2026-01-01', [1, 2, 5, 6]],
    ['at[LTE]=2026-01-01T23:59:59.999Z', [1, 2, 5, 6]],
    ['at[EQ]=2026-01-01', [1, 2, 5]],
    ['at[EQ]=2026-01-01T12:00:00.123Z', [5]],
    ['at[NEQ]=2026-01-01', [3, 4, 6]],
    ['at[IN][]=2025-06-01&at[IN][]=2026-01-02', [3, 6]],
    ['at[NOT_IN][]=2026-01-01', [3, 4, 6]],
    ['at[GTE]=2026-01-01T18:00:00-06:00', [3]],
    ['at[LTE]=9999-12-31', [1, 2, 3, 5, 6]],
    ['at[GTE]=0001-01-01T00:00:00%2B14:00', [1, 2, 3, 5, 6]],
    ['day[LTE]=9999-12-31', [1, 2, 4, 5, 6]],
    ['id[IN][0]=2&id[IN][1]=5', [2, 5]],
    ['owner.name[EQ]=zoe', [1, 5]],
    ['owner.name[IS_NULL]=true', [3, 4]],
    ['q=ALPHA', [1, 2]],
    ['q=%25_', [4]],
    ['q=émi', [6]],
    ['q=alpha&size[EQ]=20', [2]],
  ])('%s', async (search, expected) => {
    expect(await ids(search)).toEqual(expected);
  });

  it('takes a thousand values of IN', async () => {
    const search = Array.from({ length: 1000 }, (_, index) => `id[IN][]=${index + 5}`).join('&');

    expect(await ids(search)).toEqual([5, 6]);
  });
});

describe('order', () => {
  it.each([
    ['sortBy=name', [4, 1, 2, 3, 6, 5]],
    ['sortBy=name&sortOrder=DESC', [6, 3, 2, 1, 4, 5]],
    ['sortBy=size', [5, 6, 1, 2, 3, 4]],
    ['sortBy=size&sortOrder=DESC', [2, 3, 1, 6, 5, 4]],
    ['sortBy=kind&sortOrder=DESC', [1, 3, 5, 6, 2, 4]],
    ['sortBy=day', [5, 1, 6, 2, 4, 3]],
    ['sortBy=owner.name', [2, 6, 1, 5, 3, 4]],
    ['sortBy=owner.name&sortOrder=DESC', [1, 5, 2, 6, 3, 4]],
  ])('%s', async (search, expected) => {
    expect(await ids(search)).toEqual(expected);
  });
});

describe('pages', () => {
  it.each([
    ['limit=2', [1, 2], 6],
    ['limit=2&offset=4', [5, 6], 6],
    ['limit=4&offset=4', [5, 6], 6],
    ['limit=2&offset=100', [], 6],
    ['limit=0', [], 6],
    ['limit=0&kind[EQ]=DRUG', [], 4],
    ['limit=1&q=alpha', [1], 2],
    ['limit=1&owner.name[EQ]=adam', [2], 2],
  ])('%s', async (search, expected, total) => {
    const found = await page(search);

    expect({ ids: found.rows.map(({ id }) => id), total: found.total }).toEqual({
      ids: expected,
      total,
    });
  });

  it('narrows a list to what its path names', async () => {
    const parsed = parseListQuery(thingSource.spec, new URLSearchParams('limit=1'));
    const query = parsed.ok ? parsed.query : null;

    const found = await inTransaction(database, { tenantId: 1 }, async (tx) =>
      query === null
        ? null
        : runList<{ id: number }>(tx, thingSource, query, sql`t.owner_id = ${1}`),
    );

    expect(found).toMatchObject({ rows: [{ id: 1 }], total: 2 });
  });
});
