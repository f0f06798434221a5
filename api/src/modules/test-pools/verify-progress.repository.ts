import { sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { keptColumns, reckonedAt } from './kept-progress.read-model.ts';
import { progressJoin } from './pool-progress.read-model.ts';

/** Of a tenant, what is kept of a pool and is not what follows from its runs. It names ids and nobody. */
interface Fault {
  tenant_id: number;
  problem: string;
}

const columnsOf = (table: string) =>
  sql.raw(keptColumns.map((name) => `${table}.${name}`).join(', '));

/**
 * Compares how pools stand as it is kept (ADR 126) with the pools, their members and their runs, of every tenant and of each day that
 * is kept. A row that somebody changed past the portal would be believed until its day is over.
 */
export async function verifyProgress(database: Database): Promise<readonly Fault[]> {
  const days = await inTransaction(database, { role: 'owner' }, (tx) =>
    tx.rows<{ tenant_id: number; day: string }>(
      sql`select distinct tenant_id, to_char(day, 'YYYY-MM-DD') as day from kept_pool_progress order by 1, 2`,
    ),
  );
  const faults: Fault[] = [];
  for (const { tenant_id: tenantId, day } of days) {
    const wrong = await inTransaction(database, { tenantId }, (tx) =>
      tx.rows<{ id: number }>(sql`
        select t.id from test_pools t
        join kept_pool_progress kept on kept.tenant_id = t.tenant_id and kept.test_pool_id = t.id
          and kept.day = ${day}::date and kept.stamp = t.progress_stamp
        cross join lateral (select ${reckonedAt(day)} from (select) one ${progressJoin(day)}) reckoned
        where t.deleted_at is null
          and (${columnsOf('kept')}) is distinct from (${columnsOf('reckoned')})
        order by t.id`),
    );
    for (const { id } of wrong)
      faults.push({
        tenant_id: tenantId,
        problem: `how test pool ${id} stands on ${day} is not kept as its runs say`,
      });
  }
  return faults;
}
