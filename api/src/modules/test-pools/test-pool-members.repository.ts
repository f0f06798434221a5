import { sql, type SQL } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';

/** Ids for so many new members. */
export async function nextMemberIds(tx: Tx, count: number): Promise<number[]> {
  const rows = await tx.rows<Row<'test_pool_members', 'id'>>(
    sql`select app.next_ids('test_pool_members', ${count}) as id order by 1`,
  );
  return rows.map(({ id }) => id);
}

/** Where a member of a pool that spans locations may work, with the company there. */
export type MemberPlace = Row<'locations', 'id' | 'company_id'>;

type PlacesOf = Pick<Row<'test_pools'>, 'company_id' | 'consortium_id'>;

/** Locations of `l` whose people may be in a pool: of its company, or enrolled in its consortium today. */
const isOfPool = ({ company_id: companyId, consortium_id: consortiumId }: PlacesOf): SQL =>
  consortiumId === null
    ? sql`l.deleted_at is null and l.company_id = ${companyId}`
    : sql`l.deleted_at is null and l.id in (
        select location_id from consortium_locations where consortium_id = ${consortiumId} and ended_on is null)`;

/** Locations whose people may be in a pool, by their display id, which is unique in the tenant. */
export async function placesByDisplayId(
  tx: Tx,
  pool: PlacesOf,
): Promise<ReadonlyMap<string, MemberPlace>> {
  const rows = await tx.rows<Row<'locations', 'id' | 'location_id' | 'company_id'>>(
    sql`select l.id, l.location_id, l.company_id from locations l where ${isOfPool(pool)}`,
  );
  return new Map(rows.map((row) => [row.location_id, row]));
}

/** A location, when its people may be in a pool; else null. */
export const placeOf = (tx: Tx, pool: PlacesOf, id: number): Promise<MemberPlace | null> =>
  tx.row<MemberPlace>(
    sql`select l.id, l.company_id from locations l where l.id = ${id} and ${isOfPool(pool)}`,
  );

/** How an id number and a CDL number are compared within a pool, by the column `number_key`. */
export const idNumberKey = (value: string): string => value.toLowerCase();
export const cdlNumberKey = (cdlNumber: string, state: string): string =>
  `${cdlNumber.toLowerCase().replace(/[^a-z0-9]/g, '')} ${state}`;

/**
 * Which of some keys members of a pool have already, among those that are not removed. The pool is no condition of
 * its own, or a planner that has not counted it yet goes through all of it for each key (migration 0057). The
 * numbers are put together here, since under row-level security PostgreSQL takes no index for a condition that
 * calls a function which could tell what it is given, and `||` is one.
 */
export async function takenKeys(
  tx: Tx,
  poolId: number,
  isRegulated: boolean,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const numbered = sql.raw(isRegulated ? 'cdl_number' : 'id_number');
  const pool = `${poolId} `;
  // A plan that was kept from when the table was empty reads all of it for each number.
  await tx.run(sql`set local plan_cache_mode = force_custom_plan`);
  const rows = await tx.rows<{ number: string }>(sql`
    select n.number from unnest(${sql.param(keys.map((key) => pool + key))}::text[]) as n (number)
    cross join lateral (
      select 1 from test_pool_members m
      where m.number_key = n.number collate "C"
        and m.deleted_at is null and m.${numbered} is not null offset 0) taken`);
  await tx.run(sql`set local plan_cache_mode to default`);
  return new Set(rows.map(({ number }) => number.slice(pool.length)));
}
