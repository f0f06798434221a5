import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Route } from '@assay/schema/core/route';
import { namedRoutes } from '@assay/schema/routes';
import type { Tx } from './core/database/database.ts';
import { toQuery } from './core/database/values.ts';
import { growRouteWorld, send, type RouteWorld } from './testing/route-world.ts';
import { sortFieldsOf } from './testing/sort-fields.ts';

/*
 * Who sorts a long list waits for a page of it and not for all of it: each order that it offers is that of an index, or follows
 * from one (ADR 120). PostgreSQL is asked for its plan with sorting switched off, so that it sorts only what it cannot help to,
 * however few rows the test has.
 */

/** Lists of tables that grow with the work of a tenant, as their screens ask for them. */
const long: Readonly<Record<string, string>> = {
  'companies.list': '',
  'locations.list': '',
  'contacts.list': '',
  'users.list': 'type[EQ]=CLIENT',
  'testPoolMembers.listOfPool': '',
  'testCodes.list': 'provider[EQ]=LabCorp',
  'testResults.list': '',
  'administrativeUnits.list': '',
  'history.list': '',
};

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const partsOf = (plan: Plan): Plan[] => plan.Plans ?? [];

/** Whether rows of a table come out of a plan, however many there are. */
const reads = (plan: Plan, table: string): boolean =>
  plan['Relation Name'] === table ||
  (plan['Node Type'] !== 'Limit' && partsOf(plan).some((part) => reads(part, table)));

/** Whether rows of a table are sorted to find a page of them; those of a page may be. */
const sortsAll = (plan: Plan, table: string, isPage = false): boolean =>
  (isPage && plan['Node Type'] === 'Sort' && reads(plan, table)) ||
  partsOf(plan).some((part) => sortsAll(part, table, isPage || plan['Node Type'] === 'Limit'));

let world: RouteWorld;
/** Of each statement since the last call that looks for a page: whether it sorts its table. */
let pages: boolean[] = [];

async function explain(tx: Tx, statement: SQL): Promise<void> {
  const text = toQuery(statement).sql;
  const table = /\bfrom (\w+) t\b/.exec(text)?.[1];
  if (table === undefined || !text.includes('sort_key')) return;
  await tx.script(
    'set local enable_sort = off; set local enable_seqscan = off; set local enable_bitmapscan = off',
  );
  const row = await tx.row<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    sql`explain (format json) ${statement}`,
  );
  if (row !== null) pages.push(sortsAll(row['QUERY PLAN'][0].Plan, table));
}

beforeAll(async () => {
  world = await growRouteWorld();
  const { database } = world.api;
  const transaction = database.transaction.bind(database);
  database.transaction = (opening, work) =>
    transaction(opening, (tx) =>
      work({
        ...tx,
        rows: async (statement) => {
          await explain(tx, statement);
          return tx.rows(statement);
        },
      }),
    );
});
afterAll(() => world.api.close());

const lists = namedRoutes.filter(([name]) => name in long);

/** The orders of a list for which all of its rows are sorted. */
async function sorted(name: string, route: Route): Promise<string[]> {
  const found: string[] = [];
  for (const field of sortFieldsOf(route))
    for (const order of ['ASC', 'DESC']) {
      pages = [];
      const query = `sortBy=${field}&sortOrder=${order}&withTotal=false&${long[name]}`;
      const { statusCode } = await send(world, { ...route, url: `${route.url}?${query}` }, {});
      expect(statusCode).toBe(200);
      expect(pages.length, `${name} by ${field} was not explained`).toBe(1);
      if (pages.includes(true)) found.push(`${field} ${order}`);
    }
  return found;
}

it('walks every long list', () => {
  expect(lists.map(([name]) => name).toSorted()).toEqual(Object.keys(long).toSorted());
});

it.each(lists)('%s sorts no more than a page', async (name, route) => {
  expect(await sorted(name, route)).toEqual([]);
});
