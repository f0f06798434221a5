import { sql } from 'drizzle-orm';
import { nextDrawDay } from '@assay/draw/periods';
import type { Context } from '../../core/context.ts';
import { found } from '../../core/refusal.ts';
import { readTestPool } from './test-pools.read-model.ts';

interface LatestRow {
  run_date: string | null;
  drugs: number | null;
  alcohol: number | null;
}

/** Tests of the whole programme by the members of its latest valid draw: rate times average, rounded up. */
const yearly = (kind: 'drugs' | 'alcohol') =>
  sql.raw(`case when commitment -> '${kind}' ->> 'method' = 'PERCENTAGE' then
    ceil((commitment -> '${kind}' ->> 'rate')::numeric / 10000 * (
      (select sum(n::numeric) from jsonb_array_elements_text(commitment -> '${kind}' -> 'activeMembers') as m (n))
      + ((commitment -> '${kind}' ->> 'periods')::integer - (commitment -> '${kind}' ->> 'period')::integer) * member_count
    ) / (commitment -> '${kind}' ->> 'periods')::integer)::integer end`);

/**
 * Keeps what a pool's row says about its draws: after a draw, and after one was invalidated. The pool's
 * row must be locked.
 */
export async function noteDraws(context: Context, poolId: number): Promise<void> {
  const { tx } = context;
  const pool = await readTestPool(context, poolId);
  const latest = found(
    await tx.row<LatestRow>(sql`
      select max(run_date) as run_date,
        (array_agg(${yearly('drugs')} order by run_date desc, id desc) filter (where not override))[1] as drugs,
        (array_agg(${yearly('alcohol')} order by run_date desc, id desc) filter (where not override))[1] as alcohol
      from selection_runs
      where test_pool_id = ${poolId} and invalidated_at is null
        and run_date between ${pool.programStartDate} and ${pool.programEndDate}`),
  );
  const programme = {
    start: pool.programStartDate,
    end: pool.programEndDate,
    interval: pool.modality,
  };
  const isFixed = pool.targetType === 'fixed';
  await tx.run(sql`update test_pools set latest_run_date = ${latest.run_date}::date,
      next_run_date = ${nextDrawDay(programme, latest.run_date)}::date,
      yearly_drug_target = ${isFixed ? sql`yearly_drug_target` : sql`${latest.drugs}::integer`},
      yearly_alcohol_target = ${isFixed ? sql`yearly_alcohol_target` : sql`${latest.alcohol}::integer`}
    where id = ${poolId}`);
}
