import { formatListQuery } from '@assay/schema/core/list-query';
import { ReportCriteria } from '@assay/schema/reports/report-criteria';
import { spanOf } from '@assay/schema/reports/report-spans';
import type { ReportPeriod } from '@assay/schema/reports/report-types';
import type { TestFigures } from '@assay/schema/reports/test-figures';
import { outcomeGroups } from '@assay/schema/test-results/test-outcomes';
import { todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { countTests, countTestsBy } from '../test-results/count-tests.read-model.ts';
import { filter, spanFilters } from './report-filters.ts';
import { rated, released } from './report-figures.ts';
import { coversFew } from './small-groups.ts';

type Reason = TestFigures['reasons'][number]['reason'];

const isTimed = filter('testResult.isTimed', 'EQ', 'true');
const nonDot = filter('testResult.program', 'EQ', 'NON_DOT');
const positive = filter('testResult.outcome', 'IN', ...outcomeGroups.positive);

/**
 * The figures of a period over all tests in sight, counted where reports count (ADR 110): by conditions of the list of tests,
 * of released outcomes alone.
 */
export async function readTestFigures(
  context: Context,
  { period }: { period: ReportPeriod },
): Promise<TestFigures> {
  const span = spanOf(ReportCriteria.parse({ period }), todayOf(context));
  const filters = [...spanFilters(span), released];
  const [all] = await countTests(context, filters, {
    released: { where: [] },
    timed: { where: [isTimed] },
    days: { where: [isTimed], days: 'COLLECTION_TO_RELEASE' },
    rated: { where: [nonDot, ...rated.where] },
    positive: { where: [nonDot, positive] },
  });
  const weeks = await countTestsBy(context, filters, { tests: { where: [] } }, ['week']);
  const reasons = await countTestsBy(context, filters, { tests: { where: [] } }, ['reason']);
  const isFew = await coversFew(context, [...filters, nonDot]);
  const figures = all?.figures;
  return {
    from: span.from ?? '',
    to: span.to ?? '',
    released: figures?.released ?? 0,
    releasedSearch: formatListQuery({ filters }),
    turnaroundDays: figures?.days ?? null,
    timed: figures?.timed ?? 0,
    timedSearch: formatListQuery({ filters: [...filters, isTimed] }),
    nonDotRated: figures?.rated ?? 0,
    nonDotPositive: isFew || !figures?.rated ? null : (figures.positive ?? 0),
    weeks: weeks.map(({ by, figures: { tests } }) => ({
      week: String(by.week),
      tests: tests ?? 0,
    })),
    reasons: reasons
      .map(({ by, figures: { tests } }) => ({
        reason: by.reason as Reason,
        tests: tests ?? 0,
        search: formatListQuery({
          filters: [
            ...filters,
            by.reason === null
              ? filter('donor.reasonForTest', 'IS_NULL', 'true')
              : filter('donor.reasonForTest', 'EQ', by.reason),
          ],
        }),
      }))
      .toSorted((one, other) => other.tests - one.tests),
  };
}
