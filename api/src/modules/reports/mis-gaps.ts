import { formatListQuery } from '@assay/schema/core/list-query';
import type { ListFilter } from '@assay/schema/core/list';
import { keysOf } from '@assay/schema/core/keys-of';
import { misReasons } from '@assay/schema/mis-reports/mis-form';
import type { MisGap } from '@assay/schema/mis-reports/mis-report';
import { outcomeGroups } from '@assay/schema/test-results/test-outcomes';
import type { Context } from '../../core/context.ts';
import { countTests } from '../test-results/count-tests.read-model.ts';
import { filter } from './report-filters.ts';
import { released } from './report-figures.ts';

const positive = filter('testResult.outcome', 'IN', ...outcomeGroups.positive);
const isAlcohol = (is: boolean): ListFilter => filter('testResult.isAlcohol', 'EQ', String(is));

interface GapsAsked {
  /** DOT tests of the company and year. */
  ofYear: readonly ListFilter[];
  /** Those of the agency. */
  ofAgency: readonly ListFilter[];
  /** Whether the agency has several employee categories. */
  hasCategories: boolean;
}

/** Tests of the company and year that the form cannot place, or of which it asks for more than is known. */
export async function misGaps(
  context: Context,
  { ofYear, ofAgency, hasCategories }: GapsAsked,
): Promise<MisGap[]> {
  const withoutAgency = [filter('labOrder.testingAgency', 'IS_NULL', 'true'), released];
  const gaps: [label: string, where: ListFilter[]][] = [
    ...(hasCategories
      ? [
          [
            'Tests without a known employee category',
            [released, filter('testResult.employeeCategoryId', 'IS_NULL', 'true')],
          ] satisfies [string, ListFilter[]],
        ]
      : []),
    [
      'Tests for another reason, or without one',
      [released, filter('donor.reasonForTest', 'NOT_IN', ...keysOf(misReasons))],
    ],
    [
      'Positive tests whose drug is not known',
      [isAlcohol(false), positive, filter('testResult.positiveDrugIds', 'IS_NULL', 'true')],
    ],
    [
      'Positive alcohol tests whose concentration is not known',
      [
        isAlcohol(true),
        positive,
        filter('testResult.misDetail', 'NOT_IN', 'ALCOHOL_LOW', 'ALCOHOL_HIGH'),
      ],
    ],
    [
      'Refusals whose reason is not known',
      [
        filter('testResult.outcome', 'EQ', 'REFUSAL'),
        filter('testResult.misDetail', 'IS_NULL', 'true'),
      ],
    ],
    ['Tests without an outcome yet', [filter('testResult.outcome', 'IS_NULL', 'true')]],
  ];
  const [others] = await countTests(context, [...ofYear, ...withoutAgency], {
    tests: { where: [] },
  });
  const [counted] = await countTests(
    context,
    ofAgency,
    Object.fromEntries(gaps.map(([label, where]) => [label, { where }])),
  );
  return [
    {
      label: 'DOT tests without an agency',
      tests: others?.figures.tests ?? 0,
      search: formatListQuery({ filters: [...ofYear, ...withoutAgency] }),
    },
    ...gaps.map(([label, where]) => ({
      label,
      tests: counted?.figures[label] ?? 0,
      search: formatListQuery({ filters: [...ofAgency, ...where] }),
    })),
  ].filter(({ tests }) => tests > 0);
}
