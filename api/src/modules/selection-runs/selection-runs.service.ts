import type { z } from 'zod';
import type {
  CreateSelectionRunInput,
  InvalidateRunInput,
  PeriodNumbers,
  SelectionRunDetails,
} from '@assay/schema/selection-runs/selection-run';
import type { Config } from '../../config.ts';
import { changesBetween } from '../../core/audit/audit.ts';
import { todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { readTestPool } from '../test-pools/test-pools.read-model.ts';
import { lockEditablePool } from '../test-pools/test-pools.service.ts';
import { noteDraws } from '../test-pools/note-draws.service.ts';
import { enteredCount } from './count-inputs.ts';
import { drawRun } from './draw-run.ts';
import { numbersAt, periodNumbersOf, type Numbers } from './period-numbers.ts';
import { refuseDraw } from './refuse-draw.ts';
import { notifyOfDraw } from './notify-of-draw.ts';
import { selectionRuns } from './selection-run.table.ts';
import { readRunDetails, runRow } from './selection-runs.read-model.ts';

type CreateInput = z.output<typeof CreateSelectionRunInput>;

/** What a draw on a day would select. @throws Refusal RESOURCE_NOT_FOUND, or a field failure outside the program */
export async function readPeriodNumbers(
  context: Context,
  { testPoolId, queryDate }: { testPoolId: number; queryDate: string },
): Promise<PeriodNumbers> {
  const pool = await readTestPool(context, testPoolId);
  return periodNumbersOf(await numbersAt(context, pool, queryDate, 'queryDate'));
}

/** The numbers that are due, or those that a person entered (contract §18). */
function countsOf(input: CreateInput, { drugs, alcohol, moment }: Numbers) {
  if (!input.override) return { drugs, alcohol };
  const at = {
    periods: moment.periods.length,
    period: moment.period.number,
    eligible: moment.eligible,
  };
  return {
    drugs: enteredCount(input.drugOverride ?? 0, at),
    alcohol: enteredCount(input.alcoholOverride ?? 0, at),
  };
}

/**
 * Draws from a pool. The pool's row is locked, so that of two draws of one period the second finds the
 * first and is refused.
 * @throws Refusal TEST_POOL_NOT_EDITABLE, RESOURCE_NOT_FOUND, or field failures
 */
export async function createSelectionRun(
  context: Context,
  { secrets, config }: { secrets: SecretBox; config: Config },
  input: CreateInput,
): Promise<SelectionRunDetails> {
  await lockEditablePool(context, input.testPoolId);
  const pool = await readTestPool(context, input.testPoolId);
  const numbers = await numbersAt(context, pool, input.runDate, 'runDate');
  const counts = countsOf(input, numbers);
  refuseDraw(numbers, {
    today: todayOf(context),
    override: input.override,
    drawn: counts.drugs.draw + counts.alcohol.draw,
  });
  const { period, periods } = numbers.moment;
  const { runDate } = input;
  const runId = await drawRun(context, secrets, {
    pool,
    runDate,
    period,
    periods: periods.length,
    override: input.override,
    ...counts,
    alternates: pool.alternatesAmount ?? 0,
  });
  await noteDraws(context, pool.id);
  await notifyOfDraw(context, { pool, runId, runDate, period, periods: periods.length }, config);
  return readRunDetails(context, runId);
}

/**
 * Takes a run out of the counts, once; it stays on record with its reason (49 CFR 219.613(e)).
 * @throws Refusal RUN_ALREADY_INVALIDATED, RUN_ORDERS_ALREADY_REQUESTED, TEST_POOL_NOT_EDITABLE, STALE_VERSION
 */
export async function invalidateRun(
  context: Context,
  id: number,
  { invalidationReason, version }: z.output<typeof InvalidateRunInput>,
): Promise<SelectionRunDetails> {
  const { test_pool_id: poolId } = await runRow(context, id);
  await lockEditablePool(context, poolId);
  const row = await runRow(context, id);
  if (row.invalidated_at !== null) throw new Refusal('RUN_ALREADY_INVALIDATED');
  if (row.has_requested_orders) throw new Refusal('RUN_ORDERS_ALREADY_REQUESTED');
  if (version !== undefined && row.version !== version) throw new Refusal('STALE_VERSION');
  const invalidated = { invalidated_at: context.now.toISOString() };
  await selectionRuns.update(context.tx, id, { invalidationReason }, invalidated);
  await noteDraws(context, poolId);
  context.audit({
    action: 'selectionRun.invalidated',
    entityId: id,
    companyId: row.company_id,
    changes: changesBetween(
      { isInvalidated: false, invalidationReason: null },
      { isInvalidated: true, invalidationReason },
    ),
  });
  return readRunDetails(context, id);
}
