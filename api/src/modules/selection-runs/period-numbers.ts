import { noCount } from '@assay/draw/counting';
import { periodAt, periodsOf, yearPeriodsOf } from '@assay/draw/periods';
import { fieldError } from '@assay/schema/core/field-error-tree';
import type { DrawCount } from '@assay/schema/selection-runs/certificate';
import type { PeriodNumbers } from '@assay/schema/selection-runs/selection-run';
import type { TestPool } from '@assay/schema/test-pools/test-pool';
import type { Context } from '../../core/context.ts';
import { usDay } from '@assay/schema/core/us-day';
import { Refusal } from '../../core/refusal.ts';
import { countFor, minimumOfRailroad, type Moment } from './count-inputs.ts';
import { countedTests, openTests, pastRuns } from './selection-runs.repository.ts';

const programOf = ({ programStartDate, programEndDate }: TestPool) => ({
  start: programStartDate,
  end: programEndDate,
});

/** The day's place in the program, with the draws before it. @throws Refusal a field failure outside the program */
async function momentOf(
  { tx }: Context,
  pool: TestPool,
  day: string,
  field: string,
): Promise<Moment> {
  const program = programOf(pool);
  const periods = periodsOf(program.start, program.end, pool.modality);
  const period = periodAt(periods, day);
  if (period === undefined) {
    const text = `Enter a day of the program, from ${usDay(program.start)} to ${usDay(program.end)}.`;
    throw Refusal.fields(fieldError([field], 'INVALID', {}, text));
  }
  return {
    periods,
    period,
    runs: await pastRuns(tx, pool.id, program),
    eligible: pool.activeMemberCount,
  };
}

const points = (percentage: number | null): number | null =>
  percentage === null ? null : Math.round(percentage * 100);

async function countsOf(
  context: Context,
  pool: TestPool,
  moment: Moment,
  counted: Awaited<ReturnType<typeof countedTests>>,
): Promise<{ drugs: DrawCount; alcohol: DrawCount }> {
  const open = await openTests(context.tx, pool.id, moment.period.number, programOf(pool));
  /* A regulator's rate is for a year; a program that begins during it asks for its part (decision 23). */
  const yearly = pool.isRegulated
    ? { yearPeriods: yearPeriodsOf(pool.modality, moment.periods.length) }
    : {};
  const oversampling = Math.round(pool.oversampling * 100);
  return {
    drugs: countFor(
      {
        rate: points(pool.drugPercentage),
        perInterval: pool.drugIntervalNumber,
        oversampling,
        counted: counted.drugs,
        open: open.drugs,
        ...yearly,
        minimum: counted.agency === 'FRA' ? minimumOfRailroad(moment) : 0,
      },
      moment,
    ),
    alcohol: countFor(
      {
        rate: points(pool.alcoholPercentage),
        perInterval: pool.alcoholIntervalNumber,
        oversampling,
        counted: counted.alcohol,
        open: open.alcohol,
        ...yearly,
        minimum: 0,
      },
      moment,
    ),
  };
}

/** What a draw from a pool on a day would select, and how that comes about. */
export interface Numbers {
  moment: Moment;
  isDrawn: boolean;
  /** Agency of a regulated pool. */
  agency: string | null;
  drugs: DrawCount;
  alcohol: DrawCount;
}

/** @throws Refusal a failure of `field` outside the program */
export async function numbersAt(
  context: Context,
  pool: TestPool,
  day: string,
  field: string,
): Promise<Numbers> {
  const moment = await momentOf(context, pool, day, field);
  const isDrawn = moment.runs.some((run) => run.isDraw && run.period === moment.period.number);
  const counted = await countedTests(context.tx, pool.id);
  const { agency } = counted;
  if (pool.activeMemberCount === 0)
    return { moment, isDrawn, agency, drugs: noCount(0), alcohol: noCount(0) };
  return { moment, isDrawn, agency, ...(await countsOf(context, pool, moment, counted)) };
}

/** The numbers as the contract answers them. */
export const periodNumbersOf = ({ moment, isDrawn, drugs, alcohol }: Numbers): PeriodNumbers => ({
  currentDrugsCount: drugs.draw,
  currentAlcoholCount: alcohol.draw,
  period: moment.period.number,
  periods: moment.periods.length,
  periodStart: moment.period.start,
  periodEnd: moment.period.end,
  isDrawn,
  memberCount: moment.eligible,
  drugCount: drugs,
  alcoholCount: alcohol,
});
