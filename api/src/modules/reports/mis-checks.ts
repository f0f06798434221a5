import type { MisCheck, MisReport } from '@assay/schema/mis-reports/mis-report';
import type { ReportBlock } from '@assay/schema/reports/report';
import type { MisPools } from './mis-report.read-model.ts';

interface Checked extends Pick<MisReport, 'drugs' | 'alcohol'> {
  pools: MisPools;
}

const valueOf = (block: ReportBlock, label: string, key: string): number =>
  Number(block.rows.find(({ row }) => row === label)?.[key] ?? 0);

const parts = ['negative', 'positive', 'adulterated', 'substituted', 'otherRefusals'];
const drugs = ['marijuana', 'cocaine', 'pcp', 'opioids', 'amphetamines'];

/** The first row that does not agree, or all of them together. */
function rowsCheck(
  block: ReportBlock,
  label: string,
  sides: (row: string) => { holds: boolean; detail: string },
): MisCheck {
  const names = block.rows.map(({ row }) => String(row));
  const wrong = names.find((row) => !sides(row).holds);
  const { holds, detail } = sides(wrong ?? 'TOTAL');
  return { label, holds, detail: `${wrong ?? 'TOTAL'}: ${detail}` };
}

/** Whether the numbers of the form agree with each other, and random tests with what the draws asked for. */
export function misChecks({ drugs: block, alcohol, pools }: Checked): MisCheck[] {
  const of = (row: string, key: string): number => valueOf(block, row, key);
  const sum = (row: string, keys: readonly string[]): number =>
    keys.reduce((all, key) => all + of(row, key), 0);
  const random = of('Random', 'total');
  const randomAlcohol = alcohol === null ? 0 : valueOf(alcohol, 'Random', 'total');
  return [
    rowsCheck(block, 'Column 1 is 2 + 3 + 9 + 10 + 11 + 12', (row) => ({
      holds: of(row, 'total') === sum(row, parts),
      detail: `${of(row, 'total')} and ${sum(row, parts)}`,
    })),
    rowsCheck(block, 'No drug is positive more often than tests are', (row) => ({
      holds: drugs.every((drug) => of(row, drug) <= of(row, 'positive')),
      detail: `at most ${Math.max(...drugs.map((drug) => of(row, drug)))} of ${of(row, 'positive')}`,
    })),
    rowsCheck(block, 'Every positive test has its drug', (row) => ({
      holds: sum(row, drugs) >= of(row, 'positive'),
      detail: `${sum(row, drugs)} drugs of ${of(row, 'positive')} tests`,
    })),
    {
      label: 'Random drug tests against average members by rate',
      holds: random >= pools.drugs,
      detail: `${random} of ${pools.drugs} due, of ${pools.members} members on average`,
    },
    ...(alcohol === null
      ? []
      : [
          {
            label: 'Random alcohol tests against average members by rate',
            holds: randomAlcohol >= pools.alcohol,
            detail: `${randomAlcohol} of ${pools.alcohol} due, of ${pools.members} members on average`,
          },
        ]),
  ];
}
