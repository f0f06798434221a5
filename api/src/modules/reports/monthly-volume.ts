import { reportTypes } from '@assay/schema/reports/report-types';
import type { ReportBlock } from '@assay/schema/reports/report';
import type { Context } from '../../core/context.ts';
import { countTests } from '../test-results/count-tests.read-model.ts';
import { cellsOf, monthText, outcomeColumn, outcomeWords } from './outcome-cells.ts';
import { blockOf, columnOf, textCell } from './report-cells.ts';
import { filter } from './report-filters.ts';
import { outcomeFigures, released } from './report-figures.ts';
import type { ReportScope } from './report-scope.ts';

/** Outcomes by month; the first seven are lines of the chart (T s9). */
const monthly = [
  'negative',
  'negativeDilute',
  'positive',
  'positiveDilute',
  'rejected',
  'refusal',
  'canceled',
  'other',
  'total',
] as const;
const LINES = 7;

/** How many tests there were each month, by outcome. */
export async function monthlyVolume(
  context: Context,
  { filters: given }: ReportScope,
): Promise<ReportBlock[]> {
  const filters = [...given, released];
  const months = await countTests(context, filters, outcomeFigures, 'month');
  if (months.length === 0) return [];
  return [
    blockOf(
      reportTypes.monthlyvolume,
      [columnOf('month', 'Month', 'text'), ...monthly.map(outcomeColumn)],
      months.map(({ group, figures }) => [
        textCell('month', monthText(group)),
        ...cellsOf(monthly, figures, [
          ...filters,
          filter('testResult.countedMonth', 'EQ', group ?? 0),
        ]),
      ]),
      {
        series: monthly.slice(0, LINES).map((key) => ({
          name: outcomeWords[key],
          points: months.map(({ group, figures }) => ({
            x: monthText(group),
            y: figures[key] ?? 0,
          })),
        })),
      },
    ),
  ];
}
