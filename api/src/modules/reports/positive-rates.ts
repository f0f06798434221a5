import { reportTypes } from '@assay/schema/reports/report-types';
import type { ReportBlock, ReportSeries } from '@assay/schema/reports/report';
import type { Context } from '../../core/context.ts';
import { countTests } from '../test-results/count-tests.read-model.ts';
import { countAll, monthText, rateOf } from './outcome-cells.ts';
import { blockOf, columnOf, countCell, percentOf, rateCell } from './report-cells.ts';
import { filter } from './report-filters.ts';
import { outcomeFigures, rated, released } from './report-figures.ts';
import type { ReportScope } from './report-scope.ts';
import { drugNames } from './report-scope.read-model.ts';
import { smallGroupNote } from './small-groups.ts';

/** How many of the tests with an outcome were positive, also by month. */
export async function positiveRate(
  context: Context,
  { filters: given }: ReportScope,
): Promise<ReportBlock[]> {
  const filters = [...given, released];
  const numbers = await countAll(context, filters, outcomeFigures);
  if (!numbers.total) return [];
  const months = await countTests(
    context,
    filters,
    { rated, positive: outcomeFigures.totalPositive },
    'month',
  );
  const series: ReportSeries = {
    name: 'Total Positive Rate %',
    points: months.map(({ group, figures }) => ({
      x: monthText(group),
      y: figures.rated ? percentOf(figures.positive ?? 0, figures.rated) : null,
    })),
  };
  return [
    blockOf(
      reportTypes.positiverate,
      [
        columnOf('confirmedPositive', 'Confirmed Positive %', 'percent'),
        columnOf('positiveDilute', 'Positive-Dilute %', 'percent'),
        columnOf('totalPositiveRate', 'Total Positive Rate %', 'percent'),
      ],
      [
        [
          rateOf('confirmedPositive', numbers, 'positive', filters),
          rateOf('positiveDilute', numbers, 'positiveDilute', filters),
          rateOf('totalPositiveRate', numbers, 'totalPositive', filters),
        ],
      ],
      { series: [series], notes: await smallGroupNote(context, filters) },
    ),
  ];
}

/** How many of them were positive of each drug. */
export async function positiveRatePerDrug(
  context: Context,
  { filters: given }: ReportScope,
): Promise<ReportBlock[]> {
  const filters = [...given, released];
  const numbers = await countAll(context, filters, outcomeFigures);
  if (!numbers.total) return [];
  const positive = [...filters, ...outcomeFigures.totalPositive.where];
  const counted = await countTests(context, positive, { tests: { where: [] } }, 'drug');
  const byDrug = new Map(counted.map(({ group, figures }) => [group, figures.tests ?? 0]));
  const drugs = await drugNames(
    context.tx,
    [...byDrug.keys()].flatMap((id) => id ?? []),
  );
  const outOf = (numbers.totalNegative ?? 0) + (numbers.totalPositive ?? 0);
  const total = [...byDrug.values()].reduce((sum, each) => sum + each, 0);
  return [
    blockOf(
      reportTypes.positiverateperdrug,
      [
        ...drugs.map(({ id, name }) => columnOf(`drug${id}`, name, 'percent')),
        columnOf('totalPositiveSubstances', 'Total Positive Substances (count)'),
      ],
      [
        [
          ...drugs.map(({ id }) =>
            rateCell(`drug${id}`, { tests: byDrug.get(id) ?? 0, outOf }, [
              ...positive,
              filter('testResult.positiveDrugIds', 'IN', id),
            ]),
          ),
          countCell('totalPositiveSubstances', total, [
            ...positive,
            filter('testResult.positiveDrugIds', 'IS_NULL', 'false'),
          ]),
        ],
      ],
      {
        notes: [
          'A test that is positive of two drugs counts for both; the list behind the count has it once.',
          ...(await smallGroupNote(context, filters)),
        ],
      },
    ),
  ];
}
