import { addMonths, type Period } from '@assay/draw/periods';
import type { DrawCount } from '@assay/schema/selection-runs/certificate';
import { countOf, noCount } from '@assay/draw/counting';

/** A valid run of the program so far. */
export interface PastRun {
  runDate: string;
  period: number | null;
  memberCount: number;
  drugs: number;
  /** False where somebody entered 0 and 0: nobody was drawn, and the period is still to be drawn from. */
  isDraw: boolean;
}

/** What is asked of a pool for one kind of test. */
export interface Target {
  /** Yearly rate in hundredths of a percent; null with a fixed number. */
  rate: number | null;
  /** Tests each interval; null with a rate. */
  perInterval: number | null;
  /** In hundredths of a percent. */
  oversampling: number;
  counted: number;
  open: number;
  minimum: number;
  /** Periods of a whole year, where the rate is for these and the program may have fewer; absent otherwise. */
  yearPeriods?: number;
}

/** Where in the program a draw stands. */
export interface Moment {
  periods: readonly Period[];
  period: Period;
  runs: readonly PastRun[];
  eligible: number;
}

/**
 * Active members of each period up to this one (decision 6). A period that was not drawn from counts with
 * the members of the next draw; of several draws in one period the last counts.
 */
export function membersByPeriod({ period, runs, eligible }: Moment): number[] {
  const drawn = new Map(
    runs.flatMap((run) => (run.period === null ? [] : [[run.period, run.memberCount] as const])),
  );
  const members: number[] = [];
  let next = eligible;
  for (let at = period.number; at >= 1; at -= 1) {
    if (at < period.number) next = drawn.get(at) ?? next;
    members.unshift(next);
  }
  return members;
}

/**
 * The Federal Railroad Administration wants somebody drawn from each pool every three months
 * (49 CFR 219.611): one, where this is the last draw of its three months and nobody was drawn in them.
 */
export function minimumOfRailroad({ periods, period, runs }: Moment): number {
  const [first] = periods;
  if (first === undefined) return 0;
  let start = first.start;
  while (addMonths(start, 3) <= period.start) start = addMonths(start, 3);
  const end = addMonths(start, 3);
  const isLast = !periods.some((each) => each.number > period.number && each.start < end);
  const isDrawn = runs.some((run) => run.drugs > 0 && run.runDate >= start && run.runDate < end);
  return isLast && !isDrawn ? 1 : 0;
}

/** How many to draw of one kind of test, with all that it is made of. */
export function countFor(target: Target, moment: Moment): DrawCount {
  const { rate, perInterval, oversampling, counted, open, minimum } = target;
  const periods = moment.periods.length;
  const { yearPeriods = periods } = target;
  if ((rate ?? perInterval ?? 0) === 0) return noCount(moment.eligible);
  return countOf({
    method: rate === null ? 'FIXED' : 'PERCENTAGE',
    rate: rate ?? 0,
    fixed: perInterval ?? 0,
    oversampling,
    periods,
    ...(rate === null || yearPeriods === periods ? {} : { yearPeriods }),
    period: moment.period.number,
    activeMembers: membersByPeriod(moment),
    counted,
    open,
    minimum,
  });
}

/** The number that a person entered in place of the one that is due; never more than there are members. */
export function enteredCount(
  entered: number,
  { periods, period, eligible }: { periods: number; period: number; eligible: number },
): DrawCount {
  return countOf({
    method: 'OVERRIDE',
    rate: 0,
    fixed: entered,
    oversampling: 0,
    periods,
    period,
    activeMembers: [eligible],
    counted: 0,
    open: 0,
    minimum: 0,
  });
}
