import { sql } from 'drizzle-orm';
import type { ListQuery } from '@assay/schema/core/list';
import {
  type SelectionRun,
  type SelectionRunDetails,
} from '@assay/schema/selection-runs/selection-run';
import { selectionRunList } from '@assay/schema/selection-runs/selection-run.list';
import { todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { entityList } from '../../core/lists/entity-list.ts';
import { column } from '../../core/lists/list-source.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { found } from '../../core/refusal.ts';
import { statusAt } from '../test-pools/pool-progress.read-model.ts';
import { participantsOf } from './run-participants.read-model.ts';
import { selectionRunOf, selectionRuns, type RunRow } from './selection-run.table.ts';

/** Whether the run's pool is active, so that the run can still change. */
const poolAt = (today: string) => sql`${statusAt(today, 'pool')} as pool_status`;
const poolJoin = sql.raw('join test_pools pool on pool.id = t.test_pool_id');

const sourceAt = (today: string) =>
  entityList({
    spec: selectionRunList,
    table: selectionRuns,
    joined: poolAt(today),
    rowJoins: poolJoin,
    columns: {
      isInvalidated: { value: sql.raw('(t.invalidated_at is not null)'), form: 'exact' },
      completedDrugTestsPercentage: column('drug_completion'),
      completedAlcoholTestsPercentage: column('alcohol_completion'),
    },
  });

/** A page of the runs in the caller's scope, or of one pool. */
export async function listSelectionRuns(context: Context, query: ListQuery, poolId?: number) {
  const narrowed = poolId === undefined ? undefined : sql`t.test_pool_id = ${poolId}::bigint`;
  const page = await runList<RunRow>(context.tx, sourceAt(todayOf(context)), query, narrowed);
  return listAnswer(page, query, selectionRunOf);
}

/** The row of a run. @throws Refusal RESOURCE_NOT_FOUND */
export const runRow = async (context: Context, id: number): Promise<RunRow> =>
  found(
    await context.tx.row<RunRow>(
      sql`select t.*, ${poolAt(todayOf(context))} from selection_runs t ${poolJoin} where t.id = ${id}`,
    ),
  );

/** @throws Refusal RESOURCE_NOT_FOUND */
export const readSelectionRun = async (context: Context, id: number): Promise<SelectionRun> =>
  selectionRunOf(await runRow(context, id));

/** A run with those whom it selected. @throws Refusal RESOURCE_NOT_FOUND */
export async function readRunDetails(context: Context, id: number): Promise<SelectionRunDetails> {
  const run = await readSelectionRun(context, id);
  return { ...run, participants: await participantsOf(context, id) };
}
