import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';
import type { Regulator } from '@assay/schema/reference/regulators';
import { regulatorsOn } from '../../modules/reference/regulators.read-model.ts';
import {
  insertMembers,
  nextMemberIds,
} from '../../modules/test-pools/test-pool-members.repository.ts';
import type { DemoPool } from './demo-pools.ts';
import { makeMembers } from './make-members.ts';
import { makePool, type PoolPlace } from './make-pool.ts';
import type { Random } from './random.ts';

const CHUNK = 1_000;

async function placesOf(tx: Tx, names: readonly string[]): Promise<Map<string, PoolPlace>> {
  const rows = await tx.rows<{ id: number; name: string; locations: number[] }>(sql`
    select c.id, c.company_name as name, array(select l.id from locations l where l.company_id = c.id order by l.id) as locations
    from companies c where c.company_name = any (${sql.param([...names])}::text[])`);
  return new Map(rows.map(({ id, name, locations }) => [name, { companyId: id, locations }]));
}

async function insertPools(tx: Tx, rows: readonly object[]) {
  const [first = {}] = rows;
  const names = sql.join(
    Object.keys(first).map((name) => sql.identifier(name)),
    sql`, `,
  );
  return tx.rows<{ id: number; location_id: number | null; testing_agency_id: number | null }>(sql`
    insert into test_pools (${names}) select ${names}
    from jsonb_populate_recordset(null::test_pools, ${JSON.stringify(rows)}::jsonb)
    returning id, location_id, testing_agency_id`);
}

/** Some people have left since, and most came at another time than the rest. */
const spreadChanges = (tx: Tx): Promise<number> =>
  tx.run(sql`
    update test_pool_members set
      deleted_at = case when id % 29 = 0 then now() - make_interval(days => (id % 150)::integer) end,
      member_status_adjusted_at = now() - make_interval(days => (case when id % 29 = 0 then id % 150 else id % 300 end)::integer)
    where id % 29 = 0 or id % 3 = 0`);

/** A site that is closed freezes its pools, as it does for everybody (migration 0041). */
const closeSites = (tx: Tx, locationIds: readonly (number | null)[]): Promise<number> =>
  tx.run(sql`update locations set deleted_at = now()
    where id = any (${sql.param(locationIds.filter((id) => id !== null))}::bigint[]) and not is_primary`);

const categoriesOf = (regulators: readonly Regulator[], id: number | null): number[] =>
  regulators.find((each) => each.id === id)?.employeeCategories.map((each) => each.id) ?? [];

/** Random test pools with their members, in the transaction's tenant. `today` is `YYYY-MM-DD`. */
export async function seedPools(
  tx: Tx,
  random: Random,
  pools: readonly DemoPool[],
  today: string,
): Promise<void> {
  const regulators = await regulatorsOn(tx, today);
  const places = await placesOf(
    tx,
    pools.map(({ company }) => company),
  );
  const placed = pools.flatMap((pool) => {
    const place = places.get(pool.company);
    return place === undefined ? [] : [{ pool, place }];
  });
  const rows = await insertPools(
    tx,
    placed.map(({ pool, place }) => makePool(pool, place, regulators, today)),
  );
  const ids = await nextMemberIds(
    tx,
    placed.reduce((sum, { pool }) => sum + pool.members, 0),
  );
  const members = rows.flatMap((row, index) => {
    const { pool, place } = placed[index] ?? {};
    if (pool === undefined || place === undefined) return [];
    const categories = categoriesOf(regulators, row.testing_agency_id);
    const about = { id: row.id, locationId: row.location_id, categories };
    return makeMembers(random, about, place, ids.splice(0, pool.members));
  });
  for (let at = 0; at < members.length; at += CHUNK)
    await insertMembers(tx, members.slice(at, at + CHUNK));
  await spreadChanges(tx);
  await closeSites(
    tx,
    rows.filter((_, index) => placed[index]?.pool.isClosed).map((row) => row.location_id),
  );
}
