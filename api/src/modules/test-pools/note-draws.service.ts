import { nextDrawDay } from '@assay/draw/periods';
import { dayIn } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { found } from '../../core/refusal.ts';
import { testPools } from './test-pool.table.ts';
import { readTestPool } from './test-pools.read-model.ts';
import { drawsOfProgram } from './test-pools.repository.ts';

/**
 * Keeps what a pool's row says about its draws: after a draw, and after one was invalidated. The pool's
 * row must be locked.
 */
export async function noteDraws(context: Context, poolId: number): Promise<void> {
  const { tx } = context;
  const pool = await readTestPool(context, poolId);
  const program = {
    start: pool.programStartDate,
    end: pool.programEndDate,
    interval: pool.modality,
  };
  const { created_at: created } = found(await testPools.find(tx, poolId));
  const draws = await drawsOfProgram(tx, poolId, program);
  await testPools.setColumns(tx, poolId, {
    latest_run_date: draws.run_date,
    next_run_date: nextDrawDay(program, {
      latestDraw: draws.drawn_on,
      since: dayIn(new Date(created), 'UTC'),
    }),
    /* A fixed number each interval does not follow from draws. */
    ...(pool.targetType === 'fixed'
      ? {}
      : { yearly_drug_target: draws.drugs, yearly_alcohol_target: draws.alcohol }),
  });
}
