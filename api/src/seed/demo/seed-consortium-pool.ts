import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';
import { regulatorsOn } from '../../modules/reference/regulators.read-model.ts';
import { members } from '../../modules/test-pools/test-pool-member.table.ts';
import { nextMemberIds } from '../../modules/test-pools/test-pool-members.repository.ts';
import { testPools } from '../../modules/test-pools/test-pool.table.ts';
import type { DemoPool } from './demo-pools.ts';
import { makeMembers } from './make-members.ts';
import { makePool } from './make-pool.ts';
import type { Random } from './random.ts';

/** Small carriers share one pool: about as many drivers of each as have none of their own. */
const DRIVERS = 12;

const pool: DemoPool = {
  company: 'Gulf Coast Motor Carriers',
  name: 'Consortium Drivers',
  modality: 'quarterly',
  members: 0,
  regulator: 1,
  alternates: 2,
};

/** A DOT pool of the first demo consortium, with drivers at the enrolled locations of each of its companies. */
export async function seedConsortiumPool(tx: Tx, random: Random, today: string): Promise<void> {
  const regulators = await regulatorsOn(tx, today);
  const categories =
    regulators.find(({ id }) => id === pool.regulator)?.employeeCategories.map(({ id }) => id) ??
    [];
  const enrolled = await tx.rows<{
    consortiumId: number;
    companyId: number;
    locations: number[];
  }>(sql`
    select m.consortium_id as "consortiumId", m.company_id as "companyId", array_agg(m.location_id order by m.location_id) as locations
    from consortium_locations m join consortiums c on c.id = m.consortium_id
    where c.name = ${pool.company} and m.ended_on is null
    group by m.consortium_id, m.company_id order by m.company_id limit 20`);
  const [first] = enrolled;
  if (first === undefined) return;
  const { consortiumId } = first;
  const row = makePool(pool, { companyId: null, consortiumId, locations: [] }, regulators, today);
  const [id = 0] = await testPools.insertMany(tx, [row]);
  const ids = await nextMemberIds(tx, enrolled.length * DRIVERS);
  const people = enrolled.flatMap(({ companyId, locations }) =>
    makeMembers(
      random,
      { id, locationId: null, categories, since: row.created_at },
      { companyId, locations },
      ids.splice(0, DRIVERS),
    ),
  );
  await members.insertMany(tx, people);
}
