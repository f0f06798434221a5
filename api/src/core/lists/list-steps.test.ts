import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseListQuery } from '@assay/schema/core/list-query';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { listSource, stepped, type ListSource } from './list-source.ts';
import { runList } from './run-list.ts';
import { thingSource, thingTables } from './testing/things.ts';

let database: Database;

/* Some values that many rows share, some that none has, and two owners of one name. */
const fill = `
  insert into owners (tenant_id, id, name) values (1, 1, 'Zoe'), (1, 2, 'Adam'), (1, 3, 'Zoe'), (1, 4, 'Nobody');
  insert into things (tenant_id, id, name, kind, size, price, day, at, owner_id, deleted_at)
  select 1, g, case when g % 5 > 0 then 'Thing ' || (g * 7) % 11 end, case g % 3 when 0 then 'DRUG' when 1 then 'ADULTERANT' end,
    nullif(g % 4, 3), nullif((g * 13) % 17, 0), date '2026-01-01' + (g % 6), now() - ((g % 9) || ' hours')::interval,
    nullif((g * 5) % 4, 0), case when g % 10 = 0 then now() end
  from generate_series(1, 90) g;
  insert into things (tenant_id, id, name, kind, owner_id) values (2, 1, 'Alpha', 'DRUG', 1);`;

const { name, kind, size, price, day, at } = thingSource.columns;
const steps: ListSource = listSource({
  ...thingSource,
  isStepped: true,
  columns: {
    ...thingSource.columns,
    name: stepped(name),
    kind: stepped(kind),
    size: stepped(size),
    price: stepped(price),
    day: stepped({ ...day, notNull: true }),
    at: stepped({ ...at, notNull: true }),
    'owner.name': stepped(thingSource.columns['owner.name'], 'owner_id'),
  },
});

async function ids(source: ListSource, search: string): Promise<number[]> {
  const parsed = parseListQuery(source.spec, new URLSearchParams(search));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  const { rows } = await inTransaction(database, { tenantId: 1 }, (tx) =>
    runList<{ id: number }>(tx, source, parsed.query),
  );
  return rows.map(({ id }) => id);
}

beforeAll(async () => {
  database = await openTestDatabase();
  await inTransaction(database, { role: 'owner' }, (tx) => tx.script(`${thingTables}${fill}`));
});
afterAll(() => database.close());

describe('the same rows come in the same order as when all are sorted', () => {
  const fields = ['name', 'kind', 'size', 'price', 'day', 'at', 'owner.name'];
  const calls = fields.flatMap((field) =>
    ['ASC', 'DESC'].flatMap((order) =>
      [0, 1, 24, 70, 80].map(
        (offset) => `sortBy=${field}&sortOrder=${order}&limit=12&offset=${offset}`,
      ),
    ),
  );

  it.each(calls)('%s', async (search) => {
    const found = await ids(steps, search);

    expect(found).toEqual(await ids(thingSource, search));
    expect(found.length).toBeGreaterThan(0);
  });
});
