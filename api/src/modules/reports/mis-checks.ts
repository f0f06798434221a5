import type { MisCheck, MisPage, MisSection } from '@assay/schema/mis-reports/mis-report';
import {
  MIS_TOTAL,
  type MisAlcoholColumn,
  type MisDrugColumn,
} from '@assay/schema/mis-reports/mis-form';
import type { MisPools } from './mis-report.read-model.ts';

type Column = MisDrugColumn | MisAlcoholColumn;
type Counted = Pick<MisPage, 'drugs' | 'alcohol'>;

const valueOf = (part: MisSection, row: string, key: Column): number =>
  part.rows.find((each) => each.key === row)?.cells.find((cell) => cell.key === key)?.value ?? 0;

const parts: Column[] = [
  'negative',
  'positive',
  'adulterated',
  'substituted',
  'shyBladder',
  'otherRefusals',
];
const drugs: Column[] = ['marijuana', 'cocaine', 'pcp', 'opioids', 'amphetamines'];
const screens: Column[] = ['below', 'above', 'shyLung', 'otherRefusals'];

/** The first row that does not agree, or all of them together. */
function rowsCheck(
  part: MisSection,
  label: string,
  sides: (of: (key: Column) => number) => { holds: boolean; detail: string },
): MisCheck {
  const sidesOf = (row: string) => sides((key) => valueOf(part, row, key));
  const wrong = part.rows.find(({ key }) => !sidesOf(key).holds);
  const { holds, detail } = sidesOf(wrong?.key ?? MIS_TOTAL);
  return { label, holds, detail: `${wrong?.label ?? MIS_TOTAL}: ${detail}` };
}

/** Numbers as the table beside them writes them. */
const told = (words: TemplateStringsArray, ...numbers: number[]): string =>
  words.map((word, at) => `${word}${numbers[at]?.toLocaleString('en-US') ?? ''}`).join('');

const summed = (of: (key: Column) => number, keys: readonly Column[]): number =>
  keys.reduce((all, key) => all + of(key), 0);

/** Whether the numbers of a page agree with each other. */
export const pageChecks = ({ drugs: part, alcohol }: Counted): MisCheck[] => [
  rowsCheck(part, 'Drugs: column 1 is 2 + 3 + 9 + 10 + 11 + 12', (of) => ({
    holds: of('total') === summed(of, parts),
    detail: told`${of('total')} and ${summed(of, parts)}`,
  })),
  rowsCheck(part, 'No drug is positive more often than tests are', (of) => ({
    holds: drugs.every((drug) => of(drug) <= of('positive')),
    detail: told`at most ${Math.max(...drugs.map(of))} of ${of('positive')}`,
  })),
  rowsCheck(part, 'Every positive test has its drug', (of) => ({
    holds: summed(of, drugs) >= of('positive'),
    detail: told`${summed(of, drugs)} drugs of ${of('positive')} tests`,
  })),
  ...(alcohol === null
    ? []
    : [
        rowsCheck(alcohol, 'Alcohol: column 1 is 2 + 3 + 7 + 8', (of) => ({
          holds: of('total') === summed(of, screens),
          detail: told`${of('total')} and ${summed(of, screens)}`,
        })),
        rowsCheck(alcohol, 'Alcohol: column 4 is 5 + 6', (of) => ({
          holds: of('confirmed') === of('low') + of('high'),
          detail: told`${of('confirmed')} and ${of('low') + of('high')}`,
        })),
      ]),
];

/** Whether random tests of all pages agree with what the draws asked for. */
export function randomChecks(pages: readonly Counted[], pools: MisPools): MisCheck[] {
  const random = (of: (page: Counted) => MisSection | null): number =>
    pages.reduce((sum, page) => {
      const part = of(page);
      return sum + (part === null ? 0 : valueOf(part, 'RANDOM', 'total'));
    }, 0);
  const check = (what: string, done: number, due: number): MisCheck => ({
    label: `Random ${what} tests against average members by rate`,
    holds: done >= due,
    detail: told`${done} of ${due} due, of ${pools.members} members on average`,
  });
  return [
    check(
      'drug',
      random((page) => page.drugs),
      pools.drugs,
    ),
    ...(pages.some(({ alcohol }) => alcohol !== null)
      ? [
          check(
            'alcohol',
            random((page) => page.alcohol),
            pools.alcohol,
          ),
        ]
      : []),
  ];
}
