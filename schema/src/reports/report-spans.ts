import type { ReportCriteria } from './report-criteria.ts';
import type { ReportPeriod } from './report-types.ts';

/** The days of a report: from one to another, both included, and of these the months that count, `202603`; all without. */
export interface ReportSpan {
  from: string | null;
  to: string | null;
  months: readonly number[] | null;
}

const pad = (month: number): string => String(month).padStart(2, '0');

/** First day of a month that lies so many months after January of a year. */
const firstDay = (year: number, month: number): string => {
  const at = new Date(Date.UTC(year, month - 1, 1));
  return `${at.getUTCFullYear()}-${pad(at.getUTCMonth() + 1)}-01`;
};
const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** What a moving period means today; it ends with the last day that is over, or with today. */
function spanOfPeriod(period: ReportPeriod, today: string): Omit<ReportSpan, 'months'> {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const quarter = month - ((month - 1) % 3);
  switch (period) {
    case 'THIS_MONTH':
      return { from: firstDay(year, month), to: today };
    case 'LAST_MONTH':
      return { from: firstDay(year, month - 1), to: dayBefore(firstDay(year, month)) };
    case 'LAST_QUARTER':
      return { from: firstDay(year, quarter - 3), to: dayBefore(firstDay(year, quarter)) };
    case 'THIS_YEAR':
      return { from: firstDay(year, 1), to: today };
    case 'LAST_YEAR':
      return { from: firstDay(year - 1, 1), to: dayBefore(firstDay(year, 1)) };
    case 'LAST_12_MONTHS':
      return { from: firstDay(year, month - 11), to: today };
  }
}

/** The months of the years that are in one of the chosen quarters or months; all of them when none is chosen. */
function monthsOf({ years, quarters, months }: ReportCriteria): number[] {
  const chosen = new Set([
    ...months.map(Number),
    ...quarters.flatMap((quarter) => [0, 1, 2].map((at) => (Number(quarter[1]) - 1) * 3 + at + 1)),
  ]);
  return years
    .flatMap((year) =>
      Array.from({ length: 12 }, (_, at) => at + 1)
        .filter((month) => chosen.size === 0 || chosen.has(month))
        .map((month) => year * 100 + month),
    )
    .toSorted((one, other) => one - other);
}

const isNext = (one: number, other: number): boolean =>
  other === (one % 100 === 12 ? one + 89 : one + 1);

/**
 * The days that criteria mean, UTC (T s7). Dates and years together mean what is in both; months that follow each other are
 * told by their first and last day.
 */
export function spanOf(criteria: ReportCriteria, today: string): ReportSpan {
  if (criteria.period !== null) return { ...spanOfPeriod(criteria.period, today), months: null };
  const { dateFrom: from, dateTo: to } = criteria;
  const months = monthsOf(criteria);
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return { from, to, months: null };
  const isRun = months.every((month, at) => at === 0 || isNext(months[at - 1] ?? 0, month));
  if (from !== null || to !== null || !isRun) return { from, to, months };
  return {
    from: firstDay(Math.floor(first / 100), first % 100),
    to: dayBefore(firstDay(Math.floor(last / 100), (last % 100) + 1)),
    months: null,
  };
}
