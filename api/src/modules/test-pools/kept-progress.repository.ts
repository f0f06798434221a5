import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';
import { keptColumns, keptJoin, reckonedAt } from './kept-progress.read-model.ts';
import { progressJoin } from './pool-progress.read-model.ts';

/** Tenants with pools of which it is not kept how they stand on one of the days. */
export const tenantsWithProgressToKeep = (
  tx: Tx,
  days: readonly string[],
): Promise<{ id: number }[]> =>
  tx.rows(sql`select id from app.tenants_with_progress_to_keep(${sql.param(days)}::date[])`);

const names = sql.raw(keptColumns.join(', '));
const asReckoned = sql.raw(keptColumns.map((name) => `${name} = excluded.${name}`).join(', '));

/**
 * Keeps how pools of the transaction's tenant stand on a day, of those of which that is not kept, at most so many. Stamp and
 * numbers are of one snapshot: what is written meanwhile has another stamp.
 * @returns of how many
 */
export const keepProgress = (tx: Tx, day: string, most: number): Promise<number> =>
  tx.run(sql`
    insert into kept_pool_progress (test_pool_id, company_id, location_id, day, stamp, ${names})
    select t.id, t.company_id, t.location_id, ${day}::date, t.progress_stamp, ${reckonedAt(day)}
    from (select t.* from test_pools t ${keptJoin(day)}
      where t.deleted_at is null and kept.day is null order by t.id limit ${most}) t ${progressJoin(day)}
    on conflict (tenant_id, day, test_pool_id) do update
      set company_id = excluded.company_id, location_id = excluded.location_id, stamp = excluded.stamp, ${asReckoned}`);

/** Forgets days on which nobody is any more. */
export const forgetProgress = (tx: Tx, before: string): Promise<number> =>
  tx.run(sql`delete from kept_pool_progress where day < ${before}::date`);
