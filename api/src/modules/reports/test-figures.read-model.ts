import type { ListFilter } from '@assay/schema/core/list';
import { formatListQuery } from '@assay/schema/core/list-query';
import { ReportCriteria } from '@assay/schema/reports/report-criteria';
import { spanOf } from '@assay/schema/reports/report-spans';
import type { ReportPeriod } from '@assay/schema/reports/report-types';
import type { TestFigures } from '@assay/schema/reports/test-figures';
import { todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { filter, spanFilters } from './report-filters.ts';
import { rated, released } from './report-figures.ts';
import { areFew } from './small-groups.ts';
import { isTimed, nonDot, positive, readTestSums } from './test-sums.read-model.ts';

type Reason = TestFigures['reasons'][number]['reason'];

const searchOf = (...filters: readonly ListFilter[]): string => formatListQuery({ filters });

/** The days of a week from its Monday on, as far as they are in the period. */
function weekIn(monday: string, { from, to }: { from: string; to: string }) {
  const sunday = new Date(Date.parse(monday) + 6 * 86_400_000).toISOString().slice(0, 10);
  return { from: monday < from ? from : monday, to: sunday > to ? to : sunday, months: null };
}

/**
 * The figures of a period over all tests in sight, counted where reports count (ADR 110): by conditions of the list of tests,
 * of released outcomes alone.
 */
export async function readTestFigures(
  context: Context,
  { period }: { period: ReportPeriod },
): Promise<TestFigures> {
  const span = spanOf(ReportCriteria.parse({ period }), todayOf(context));
  const days = { from: span.from ?? '', to: span.to ?? '' };
  const filters = [...spanFilters(span), released];
  const sums = await readTestSums(context, days, filters);
  const isFew = await areFew(context, [...filters, nonDot], sums.nonDotRated);
  return {
    ...days,
    released: sums.tests,
    releasedSearch: searchOf(...filters),
    turnaroundDays: sums.days,
    timed: sums.timed,
    timedSearch: searchOf(...filters, isTimed),
    nonDotRated: sums.nonDotRated,
    nonDotRatedSearch: searchOf(...spanFilters(span), nonDot, ...rated.where),
    nonDotPositive: isFew || sums.nonDotRated === 0 ? null : sums.nonDotPositive,
    nonDotPositiveSearch: searchOf(...spanFilters(span), nonDot, positive),
    weeks: sums.weeks.map(({ week, tests, timed, days: turnaroundDays }) => {
      const within = [...spanFilters(weekIn(week, days)), released];
      return {
        week,
        tests,
        search: searchOf(...within),
        turnaroundDays,
        timed,
        timedSearch: searchOf(...within, isTimed),
      };
    }),
    reasons: sums.reasons
      .map(({ reason, tests }) => ({
        reason: reason as Reason,
        tests,
        search: searchOf(
          ...filters,
          reason === null
            ? filter('donor.reasonForTest', 'IS_NULL', 'true')
            : filter('donor.reasonForTest', 'EQ', reason),
        ),
      }))
      .toSorted(
        (one, other) =>
          other.tests - one.tests || (one.reason ?? '').localeCompare(other.reason ?? ''),
      ),
  };
}
