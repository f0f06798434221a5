/** How often a pool draws (C s3). */
export type Interval =
  | 'onetime'
  | 'weekly'
  | 'biweekly'
  | 'monthly'
  | 'quarterly'
  | 'semiannual'
  | 'annual';

/** A selection period; both days belong to it. Days are `YYYY-MM-DD`. */
export interface Period {
  /** From 1. */
  number: number;
  start: string;
  end: string;
}

const steps: Record<Exclude<Interval, 'onetime'>, { days: number } | { months: number }> = {
  weekly: { days: 7 },
  biweekly: { days: 14 },
  monthly: { months: 1 },
  quarterly: { months: 3 },
  semiannual: { months: 6 },
  annual: { months: 12 },
};

const DAY = 86_400_000;

const dayText = (time: number): string => new Date(time).toISOString().slice(0, 10);

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** A day so many days later, or earlier. */
export const addDays = (day: string, days: number): string => dayText(timeOf(day) + days * DAY);

/** A day so many months later; the 31st becomes the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayText(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth)));
}

/** First day of the period after `passed` periods of a program that starts on `start`. */
function startAfter(start: string, interval: Exclude<Interval, 'onetime'>, passed: number): string {
  const step = steps[interval];
  return 'days' in step
    ? addDays(start, step.days * passed)
    : addMonths(start, step.months * passed);
}

/**
 * The selection periods of a program, in order. The last is cut at the program's end. A one-time
 * program is one period.
 */
export function periodsOf(start: string, end: string, interval: Interval): Period[] {
  if (interval === 'onetime') return [{ number: 1, start, end }];
  const periods: Period[] = [];
  for (let passed = 0; ; passed += 1) {
    const first = startAfter(start, interval, passed);
    if (first > end) return periods;
    const last = addDays(startAfter(start, interval, passed + 1), -1);
    periods.push({ number: passed + 1, start: first, end: last < end ? last : end });
  }
}

const periodsAYear: Record<Interval, number> = {
  onetime: 1,
  weekly: 52,
  biweekly: 26,
  monthly: 12,
  quarterly: 4,
  semiannual: 2,
  annual: 1,
};

/** Selection periods of a whole year, for a program that has `periods`; a year of weeks may have one more than 52. */
export const yearPeriodsOf = (interval: Interval, periods: number): number =>
  Math.max(periodsAYear[interval], periods);

/** The period that a day lies in; undefined outside the program. */
export const periodAt = (periods: readonly Period[], day: string): Period | undefined =>
  periods.find(({ start, end }) => start <= day && day <= end);

/**
 * The first day of the period that is to be drawn next: the one after the latest that was drawn from, and no earlier than
 * the one of `since`, the day from which the program is run here. It follows from the program, never from when in its
 * period the last draw happened; null when all periods are drawn.
 */
export function nextDrawDay(
  program: { start: string; end: string; interval: Interval },
  { latestDraw, since }: { latestDraw: string | null; since: string },
): string | null {
  const periods = periodsOf(program.start, program.end, program.interval);
  const drawn = latestDraw === null ? 0 : (periodAt(periods, latestDraw)?.number ?? 0);
  const before = periods.filter(({ end }) => end < since).length;
  return periods[Math.max(drawn, before)]?.start ?? null;
}
