import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseListQuery } from '@assay/schema/core/list-query';
import { seededRandom, type Random } from '../../seed/demo/random.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { ListWalk, walking } from './list-walk.ts';
import { runList } from './run-list.ts';
import { thingSource, thingTables } from './testing/things.ts';

/* Few values for many rows, and every third missing: ties and nulls on every page. */
const fill = `
  insert into owners (tenant_id, id, name) select 1, g, 'Owner ' || g % 3 from generate_series(1, 5) g;
  insert into things (tenant_id, id, name, kind, size, price, day, at, owner_id, deleted_at, tags)
  select 1, g, case when g % 3 > 0 then 'Thing ' || (g * 7) % 11 end,
    case when g % 3 > 0 then (array['DRUG', 'ADULTERANT'])[1 + g % 2] end,
    case when g % 3 > 1 then (g * 5) % 4 end, case when g % 3 > 0 then (g * 13) % 6 end,
    case when g % 3 < 2 then date '2026-01-01' + g % 4 end,
    case when g % 3 < 2 then timestamptz '2026-01-01' + g % 5 * interval '1 hour' end,
    case when g % 3 > 0 then 1 + g % 5 end, case when g % 10 = 0 then now() end,
    case when g % 2 = 0 then array[g % 4, g % 3 + 7] else '{}' end
  from generate_series(1, 150) g;`;

const orders: Record<string, SQL> = {
  id: sql`t.id`,
  name: sql`lower(t.name) collate "C"`,
  kind: sql`t.kind`,
  size: sql`t.size`,
  rank: sql`t.size`,
  price: sql`t.price`,
  day: sql`t.day`,
  at: sql`t.at`,
  'owner.name': sql`lower(owner.name) collate "C"`,
};
/** What breaks ties before the id does. */
const ties: Record<string, SQL> = { rank: sql`t.id % 4` };
const directions = ['ASC', 'DESC'] as const;
const filters: Record<string, SQL> = {
  '': sql`true`,
  'day[GTE]=2026-01-02': sql`t.day >= '2026-01-02'`,
  'q=thing': sql`t.name ilike '%thing%'`,
  'q=thing+1': sql`t.name ilike '%thing 1%'`,
  'q=in': sql`t.name ilike '%in%'`,
  'q=thing&size[EQ]=1': sql`t.name ilike '%thing%' and t.size = 1`,
  'q=nothing': sql`false`,
};

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await inTransaction(database, { role: 'owner' }, (tx) => tx.script(`${thingTables}${fill}`));
});
afterAll(() => database.close());

const listed = async (search: string) => {
  const parsed = parseListQuery(thingSource.spec, new URLSearchParams(search));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  const { rows, ...page } = await inTransaction(database, { tenantId: 1 }, (tx) =>
    runList<{ id: number }>(tx, thingSource, parsed.query),
  );
  return { ids: rows.map(({ id }) => id), ...page };
};

/** Every id of the list, by one plain statement. */
const plain = async (
  field: string,
  direction: (typeof directions)[number],
  filter: string,
  more: SQL = sql`true`,
) => {
  const rows = await inTransaction(database, { tenantId: 1 }, (tx) =>
    tx.rows<{ id: number }>(sql`
      select t.id from things t left join owners owner on owner.id = t.owner_id
      where t.deleted_at is null and ${filters[filter]} and ${more}
      order by ${orders[field]} ${sql.raw(direction)} nulls last,
        ${ties[field] ?? sql`0`} + 0 ${sql.raw(direction)}, t.id`),
  );
  return rows.map(({ id }) => id);
};

/** The borders, and pages anywhere. */
function pagesOf(random: Random, total: number): { limit: number; offset: number }[] {
  const half = Math.floor(total / 2);
  const anywhere = Array.from({ length: 6 }, () => ({
    limit: random.int(1, 30),
    offset: random.int(0, total),
  }));
  return [
    { limit: 7, offset: half - 3 },
    { limit: 5, offset: total - 1 },
    { limit: total, offset: 1 },
    ...anywhere,
  ].filter(({ offset, limit }) => offset >= 0 && limit > 0);
}

describe('any page is that part of the whole list', () => {
  const cases = Object.keys(filters).flatMap((filter) =>
    Object.keys(orders).flatMap((field) =>
      directions.map((direction) => ({ filter, field, direction })),
    ),
  );

  it.each(cases)('$filter by $field $direction', async ({ filter, field, direction }) => {
    const whole = await plain(field, direction, filter);
    const random = seededRandom(filter.length * 100 + field.length);

    for (const { limit, offset } of pagesOf(random, whole.length)) {
      const search = `${filter}&sortBy=${field}&sortOrder=${direction}&limit=${limit}&offset=${offset}`;
      expect(await listed(search), search).toEqual({
        ids: whole.slice(offset, offset + limit),
        total: whole.length,
      });
    }
  });
});

it.each([
  [20, true],
  [6, true],
  [5, false],
  [0, false],
  [-3, false],
])(
  'an uncounted page of 5, %d rows before the end, tells whether others follow',
  async (left, more) => {
    const whole = await plain('name', 'DESC', 'day[GTE]=2026-01-02');
    const offset = whole.length - left;
    const of = `day[GTE]=2026-01-02&sortBy=name&sortOrder=DESC&limit=5&offset=${offset}`;

    const { ids, total } = await listed(`${of}&withTotal=false`);

    expect([ids, total > offset + ids.length]).toEqual([whole.slice(offset, offset + 5), more]);
  },
);

describe('the digest of a list', () => {
  const digestOf = async (search: string): Promise<unknown> =>
    ((await listed(`${search}&withDigest=true`)) as { digest?: unknown }).digest;

  it.each(Object.keys(filters))(
    '%s is that of its matches, by whatever page and order',
    async (filter) => {
      const parsed = parseListQuery(thingSource.spec, new URLSearchParams(filter));
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
      const walk = new ListWalk();
      await inTransaction(database, { tenantId: 1 }, (tx) =>
        runList(tx, thingSource, walking(parsed.query, walk)),
      );

      expect(await digestOf(filter)).toBe(walk.digest);
      expect(await digestOf(`${filter}&sortBy=name&sortOrder=DESC&limit=3&offset=4`)).toBe(
        walk.digest,
      );
    },
  );

  it('is another for as many others, and none where the matches are not counted', async () => {
    expect(await digestOf('id[IN][]=1&id[IN][]=4')).not.toBe(
      await digestOf('id[IN][]=2&id[IN][]=3'),
    );
    expect(await digestOf('withTotal=false')).toBeNull();
    expect(await listed('')).not.toHaveProperty('digest');
  });
});

/** Parents with rows, one without, one that does not exist, and how a row is known to be theirs. */
const parents: Record<string, { ids: number[]; isTheirs: (id: number) => SQL }> = {
  ownerId: { ids: [4, 1, 5, 99], isTheirs: (id) => sql`t.owner_id = ${id}` },
  tags: { ids: [8, 2, 7, 1], isTheirs: (id) => sql`${id} = any (t.tags)` },
};

describe('a page of each parent is that part of the list of each', () => {
  const cases = Object.keys(parents).flatMap((parent) =>
    ['day[GTE]=2026-01-02'].flatMap((filter) =>
      ['name', 'rank', 'owner.name'].flatMap((field) =>
        directions.map((direction) => ({ parent, filter, field, direction })),
      ),
    ),
  );

  it.each(cases)('$parent with $filter by $field $direction', async (each) => {
    const { parent, filter, field, direction } = each;
    const { ids, isTheirs } = parents[parent] ?? { ids: [], isTheirs: () => sql`false` };
    const wholes: number[][] = [];
    for (const id of ids) wholes.push(await plain(field, direction, filter, isTheirs(id)));

    for (const [limit, offset] of [
      [3, 0],
      [4, 9],
      [100, 0],
      [0, 0],
      [2, 500],
    ] as const) {
      const search = `${filter}&sortBy=${field}&sortOrder=${direction}&limit=${limit}&offset=${offset}&limitPer=${parent}&${ids
        .map((id) => `${parent}[IN][]=${id}`)
        .join('&')}`;
      const pages = wholes.map((whole) => whole.slice(offset, offset + limit));
      const groupsWith = (totalOf: (whole: number[]) => number) =>
        wholes.map((whole, index) => ({
          id: ids[index],
          count: pages[index]?.length,
          total: totalOf(whole),
        }));
      expect(await listed(search), search).toEqual({
        ids: pages.flat(),
        total: wholes.flat().length,
        groups: groupsWith(({ length }) => length),
      });
      expect(await listed(`${search}&withTotal=false`), search).toMatchObject({
        ids: pages.flat(),
        groups: groupsWith(({ length }) => Math.max(offset, Math.min(length, offset + limit + 1))),
      });
    }
  });
});
