import { reasonsForTest } from '@assay/schema/common/reasons-for-test';
import type { Bar } from '../../components/charts/bar.ts';
import type { Tick } from '../../components/charts/ColumnChart.tsx';
import { formatUsDate } from '../../components/form/us-date.ts';
import { testsLink } from '../../domain/test-results/tests-link.ts';
import { numberText } from '../../lib/value-text.ts';
import { monthNames } from './month-names.ts';
import type { TestChartsQuery } from './test-charts.generated.ts';

export type Figures = TestChartsQuery['testFigures'];
type Week = Figures['weeks'][number];

const WEEK_MS = 7 * 86_400_000;

/** All Mondays of the period, also those of weeks without tests. */
function mondaysOf({ weeks, to }: Figures): string[] {
  const first = weeks[0]?.week;
  if (first === undefined) return [];
  const mondays: string[] = [];
  for (let at = Date.parse(first); at <= Date.parse(to); at += WEEK_MS)
    mondays.push(new Date(at).toISOString().slice(0, 10));
  return mondays;
}

const weekName = (week: string): string => `Week of ${formatUsDate(week)}`;

const barsOfWeeks = (
  figures: Figures,
  barOf: (week: Week) => Omit<Bar, 'key' | 'label'>,
): Bar[] => {
  const byMonday = new Map(figures.weeks.map((week) => [week.week, week]));
  return mondaysOf(figures).map((monday) => {
    const week = byMonday.get(monday);
    const bar = week === undefined ? { value: 0, text: '0', to: null } : barOf(week);
    return { key: monday, label: weekName(monday), ...bar };
  });
};

/** How many tests each week, the first one first. */
export const weekBars = (figures: Figures): Bar[] =>
  barsOfWeeks(figures, ({ tests, search }) => ({
    value: tests,
    text: numberText(tests),
    to: testsLink(search),
  }));

export const daysText = (days: number): string => `${days.toFixed(1)} days`;

/** How long the laboratory tests of each week took. */
export const turnaroundBars = (figures: Figures): Bar[] =>
  barsOfWeeks(figures, ({ turnaroundDays, timed, timedSearch }) => ({
    value: turnaroundDays ?? 0,
    text:
      turnaroundDays === null
        ? '–'
        : `${daysText(turnaroundDays)} over ${numberText(timed)} test${timed === 1 ? '' : 's'}`,
    to: timed === 0 ? null : testsLink(timedSearch),
  }));

/** The months that begin in a week of the period, every second one where there is a year of them. */
export const monthTicks = (bars: readonly Bar[]): Tick[] =>
  bars
    .flatMap(({ key }, at): Tick[] => {
      const month = key.slice(0, 7);
      const isFirst = at > 0 && bars[at - 1]?.key.slice(0, 7) !== month;
      return isFirst ? [{ at, label: monthNames[Number(month.slice(5)) - 1] ?? '' }] : [];
    })
    .filter((_tick, place, { length }) => length < 8 || place % 2 === 0);

/** How many tests for each reason, most first. */
export const reasonBars = ({ reasons }: Figures): Bar[] =>
  reasons.map(({ reason, tests, search }) => ({
    key: reason ?? '',
    label: reason === null ? 'No reason known' : reasonsForTest[reason],
    value: tests,
    text: numberText(tests),
    to: testsLink(search),
  }));

/** Non-DOT tests with a negative or positive outcome, and the positive ones; none below ten people. */
export function rateBars(figures: Figures): Bar[] {
  const { nonDotRated, nonDotRatedSearch, nonDotPositive, nonDotPositiveSearch } = figures;
  if (nonDotPositive === null) return [];
  return [
    {
      key: 'rated',
      label: 'Negative or positive',
      value: nonDotRated,
      text: numberText(nonDotRated),
      to: testsLink(nonDotRatedSearch),
    },
    {
      key: 'positive',
      label: 'Positive',
      value: nonDotPositive,
      text: numberText(nonDotPositive),
      to: testsLink(nonDotPositiveSearch),
    },
  ];
}
