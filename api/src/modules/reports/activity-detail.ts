import type { ListFilter } from '@assay/schema/core/list';
import { reportTypes } from '@assay/schema/reports/report-types';
import type { ReportBlock } from '@assay/schema/reports/report';
import type { Context } from '../../core/context.ts';
import { cellsOf, countAll, outcomeColumn, rateOf } from './outcome-cells.ts';
import { blockOf, columnOf, countCell, rateCell } from './report-cells.ts';
import { filter } from './report-filters.ts';
import { instantFigures, outcomeFigures, released } from './report-figures.ts';
import type { ReportScope } from './report-scope.ts';
import { smallGroupNote } from './small-groups.ts';

const beforeRate = [
  'total',
  'dot',
  'nonDot',
  'negative',
  'negativeDilute',
  'totalNegative',
  'positive',
  'positiveDilute',
  'totalPositive',
] as const;
const behindRate = ['rejected', 'refusal', 'canceled', 'other'] as const;

const rateColumn = columnOf('positiveRate', 'Positive Rate %', 'percent');

/** Tests on the spot by what they showed. */
async function instantActivity(
  context: Context,
  given: readonly ListFilter[],
): Promise<ReportBlock> {
  const filters = [...given, filter('testResult.testType', 'EQ', 'INSTANT')];
  const numbers = await countAll(context, filters, instantFigures);
  const cell = (key: string, figure: keyof typeof instantFigures) =>
    countCell(key, numbers[figure], [...filters, ...instantFigures[figure].where]);
  const outOf = (numbers.negative ?? 0) + (numbers.preliminary ?? 0);
  return blockOf(
    'Instant Activity',
    [
      columnOf('total', 'Total Results'),
      columnOf('totalNegative', 'Total Negative'),
      columnOf('totalPreliminaryPositive', 'Total Preliminary Positive'),
      rateColumn,
      columnOf('totalInvalid', 'Total Invalid'),
    ],
    [
      [
        cell('total', 'total'),
        cell('totalNegative', 'negative'),
        cell('totalPreliminaryPositive', 'preliminary'),
        rateCell('positiveRate', { tests: numbers.preliminary ?? 0, outOf }, [
          ...filters,
          ...instantFigures.preliminary.where,
        ]),
        cell('totalInvalid', 'invalid'),
      ],
    ],
  );
}

/** All tests by program and outcome, and those on the spot besides (T s3). */
export async function activityDetail(context: Context, scope: ReportScope): Promise<ReportBlock[]> {
  const filters = [...scope.filters, released];
  const numbers = await countAll(context, filters, outcomeFigures);
  if (!numbers.total) return [];
  const activity = blockOf(
    reportTypes.activitydetail,
    [...beforeRate.map(outcomeColumn), rateColumn, ...behindRate.map(outcomeColumn)],
    [
      [
        ...cellsOf(beforeRate, numbers, filters),
        rateOf('positiveRate', numbers, 'totalPositive', filters),
        ...cellsOf(behindRate, numbers, filters),
      ],
    ],
    { notes: await smallGroupNote(context, filters) },
  );
  const withInstant =
    scope.criteria.testType.includes('INSTANT') && scope.flags.has('REPORT_INSTANT_ACTIVITY');
  return withInstant ? [activity, await instantActivity(context, filters)] : [activity];
}
