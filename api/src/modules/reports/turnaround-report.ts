import { keysOf } from '@assay/schema/core/keys-of';
import type { ReportBlock, ReportCell } from '@assay/schema/reports/report';
import { reportTypes } from '@assay/schema/reports/report-types';
import type { Context } from '../../core/context.ts';
import { countTests } from '../test-results/count-tests.read-model.ts';
import type { Figure, TestSpan } from '../test-results/test-figure.read-model.ts';
import { blockOf, columnOf, countCell, daysCell, isListable, textCell } from './report-cells.ts';
import { filter } from './report-filters.ts';
import { released, turnaroundCases, type TurnaroundCases } from './report-figures.ts';
import type { ReportScope } from './report-scope.ts';

const columnWords = {
  negative: 'Negative Cases',
  nonNegative: 'Non-negative Cases',
  dot: 'Dot Cases',
  all: 'All Cases',
} as const satisfies Record<TurnaroundCases, string>;

/** The rows below the number of results: from where to where. */
const spans = [
  ['TAT Collection To Lab', 'COLLECTION_TO_LAB'],
  ['Lab to Complete', 'LAB_TO_RELEASE'],
  ['Total (days)', 'COLLECTION_TO_RELEASE'],
] as const satisfies readonly (readonly [string, TestSpan])[];

const cases = keysOf(columnWords);
const nameOf = (kase: TurnaroundCases, span: string): string => `${kase} ${span}`;

/** How long laboratory tests took, of those whose three times are known (decision 47). */
export async function turnaroundReport(
  context: Context,
  { filters: given }: ReportScope,
): Promise<ReportBlock[]> {
  const filters = [...given, released, filter('testResult.isTimed', 'EQ', 'true')];
  const figures: Record<string, Figure> = {};
  for (const kase of cases) {
    figures[nameOf(kase, 'results')] = { where: turnaroundCases[kase] };
    for (const [, days] of spans)
      figures[nameOf(kase, days)] = { where: turnaroundCases[kase], days };
  }
  const [counted] = await countTests(context, filters, figures);
  const numberOf = (kase: TurnaroundCases, span: string) =>
    counted?.figures[nameOf(kase, span)] ?? null;
  if (!numberOf('all', 'results')) return [];
  const behind = (kase: TurnaroundCases) => [...filters, ...turnaroundCases[kase]];
  const results: ReportCell[] = [
    textCell('row', 'Results'),
    ...cases.map((kase) => countCell(kase, numberOf(kase, 'results'), behind(kase))),
  ];
  const averages = spans.map(([label, days]): ReportCell[] => [
    textCell('row', label),
    ...cases.map((kase) =>
      daysCell(kase, numberOf(kase, days), numberOf(kase, 'results') ?? 0, behind(kase)),
    ),
  ]);
  return [
    blockOf(
      reportTypes.averageturnaroundtime,
      [
        columnOf('row', '', 'text'),
        ...cases.map((kase) => columnOf(kase, columnWords[kase], 'days')),
      ],
      [results, ...averages],
      {
        notes: [
          'Laboratory tests of which collection, receipt and release are all known; days with one decimal.',
          ...(isListable(filters)
            ? []
            : ['More than 1,000 companies: the numbers have no list of their tests.']),
        ],
      },
    ),
  ];
}
