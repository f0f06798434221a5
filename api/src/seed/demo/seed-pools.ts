import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';
import type { PoolRegulator } from '@assay/schema/reference/regulators';
import { regulatorsOn } from '../../modules/reference/regulators.read-model.ts';
import { members } from '../../modules/test-pools/test-pool-member.table.ts';
import { nextMemberIds } from '../../modules/test-pools/test-pool-members.repository.ts';
import { testPools } from '../../modules/test-pools/test-pool.table.ts';
import type { DemoPool } from './demo-pools.ts';
import { formerMembers, makeMembers } from './make-members.ts';
import { makePool, type PoolPlace } from './make-pool.ts';
import type { Random } from './random.ts';

const CHUNK = 1_000;

async function placesOf(
  tx: Tx,
  names: readonly string[],
): Promise<Map<string, PoolPlace & { companyId: number }>> {
  const rows = await tx.rows<{ id: number; name: string; locations: number[] }>(sql`
    select c.id, c.company_name as name, array(select l.id from locations l where l.company_id = c.id order by l.id) as locations
    from companies c where c.company_name = any (${sql.param([...names])}::text[])`);
  return new Map(rows.map(({ id, name, locations }) => [name, { companyId: id, locations }]));
}

/** Some people have left since, and most came at another time than the rest. */
const spreadChanges = (tx: Tx): Promise<number> =>
  tx.run(sql`
    update test_pool_members set
      deleted_at = case when id % 29 = 0 then now() - make_interval(days => (id % 150)::integer) end,
      member_status_adjusted_at = now() - make_interval(days => (case when id % 29 = 0 then id % 150 else id % 300 end)::integer)
    where id % 29 = 0 or id % 3 = 0`);

/** A site that is closed freezes its pools, as it does for everybody (migration 0041). */
const closeSites = (tx: Tx, locationIds: readonly number[]): Promise<number> =>
  tx.run(sql`update locations set deleted_at = now()
    where id = any (${sql.param([...locationIds])}::bigint[]) and not is_primary`);

const categoriesOf = (regulators: readonly PoolRegulator[], id: number | null): number[] =>
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
  const rows = placed.map(({ pool, place }) => makePool(pool, place, regulators, today));
  const poolIds = await testPools.insertMany(tx, rows);
  const ids = await nextMemberIds(
    tx,
    placed.reduce((sum, { pool }) => sum + pool.members, 0),
  );
  const membersOf = new Map<string, ReturnType<typeof makeMembers>>();
  for (const [index, { pool, place }] of placed.entries()) {
    const row = rows[index];
    const { testing_agency_id: agencyId = null, location_id: locationId = null } = row ?? {};
    const categories = categoriesOf(regulators, agencyId);
    const about = { id: poolIds[index] ?? 0, locationId, categories, since: row?.created_at };
    const own = ids.splice(0, pool.members);
    const followers = membersOf.get(`${pool.company} ${pool.follower}`);
    membersOf.set(
      `${pool.company} ${pool.name}`,
      followers === undefined
        ? makeMembers(random, about, place, own)
        : formerMembers(followers, about, own),
    );
  }
  const people = [...membersOf.values()].flat();
  for (let at = 0; at < people.length; at += CHUNK)
    await members.insertMany(tx, people.slice(at, at + CHUNK));
  await spreadChanges(tx);
  await closeSites(
    tx,
    rows.flatMap((row, index) => (placed[index]?.pool.isClosed ? (row.location_id ?? []) : [])),
  );
}
