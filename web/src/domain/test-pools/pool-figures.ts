import type { Figure } from '../../components/page/FigureStrip.tsx';
import { numberText } from '../../lib/value-text.ts';
import type { RecordPoolPartsFragment } from './record-pools.generated.ts';
import type { RecordPools } from './use-record-pools.ts';

type Tests = Pick<RecordPoolPartsFragment['drugs'], 'target' | 'due' | 'done' | 'open'>;

const sumOf = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0);

/** What tests lack of those due by now, or else what the year asks for. */
function testsNote({ target, due, done, open }: Tests): string {
  const underWay = open > 0 ? `, ${numberText(open)} under way` : '';
  return due > done
    ? `${numberText(due - done)} fewer than due${underWay}`
    : `Target of the year ${numberText(target)}`;
}

const kinds = [
  ['drugs', 'drug'],
  ['alcohol', 'alcohol'],
] as const;

/**
 * How the tests of a pool stand, in the numbers that its target is judged by: of one that is behind, what the forecast
 * comes to of each target that it falls short of; of any other what is done and due by now.
 */
export function testsText({
  targetState,
  ...pool
}: Pick<RecordPoolPartsFragment, 'targetState' | 'drugs' | 'alcohol'>): string {
  const short = kinds.filter(([kind]) => pool[kind].forecast < pool[kind].target);
  if (targetState !== 'BEHIND' || short.length === 0)
    return `${numberText(pool.drugs.done)} drug tests done, ${numberText(pool.drugs.due)} due by now`;
  const parts = short.map(([kind, word]) => {
    const { forecast, target } = pool[kind];
    return `${numberText(forecast)} of ${numberText(target)} ${word}`;
  });
  return `Forecast ${parts.join(' and ')} tests`;
}

/** Tests of the year so far, beside those that are due by now. Null while they are on their way. */
const testsFigure = (label: string, tests: Tests | null): Figure => ({
  label,
  value: tests && tests.done,
  measure: tests ? `of ${numberText(tests.due)} due` : undefined,
  note: tests ? testsNote(tests) : '',
  noteIsDue: tests !== null && tests.due > tests.done,
});

function testsOf(pools: RecordPools, kind: 'drugs' | 'alcohol'): Tests | null {
  const all = pools.page?.nodes.map((pool) => pool[kind]);
  if (all === undefined) return null;
  return {
    target: sumOf(all, ({ target }) => target),
    due: sumOf(all, ({ due }) => due),
    done: sumOf(all, ({ done }) => done),
    open: sumOf(all, ({ open }) => open),
  };
}

/** Drug and alcohol tests of the year over some pools. */
export const testFigures = (pools: RecordPools): Figure[] => [
  testsFigure('Drug Tests, year to date', testsOf(pools, 'drugs')),
  testsFigure('Alcohol Tests, year to date', testsOf(pools, 'alcohol')),
];

/** How many pools there are, whom they hold and how far their tests are. */
export function poolFigures(pools: RecordPools, to: string | undefined): Figure[] {
  const { page } = pools;
  const nodes = page?.nodes ?? [];
  const waiting = nodes.filter(
    ({ drawState }) => drawState === 'OVERDUE' || drawState === 'DUE',
  ).length;
  const counted: Figure = {
    label: 'Active Test Pools',
    value: page && page.totalCount,
    note: waiting > 0 ? `${numberText(waiting)} to draw from` : 'No draw is due',
    noteIsDue: waiting > 0,
    to,
  };
  // Sums over some of them would be wrong.
  if (page && page.totalCount > nodes.length) return [counted];
  const members = page && sumOf(nodes, ({ activeMemberCount }) => activeMemberCount);
  const [drugs] = testFigures(pools);
  return [
    counted,
    { label: 'Active Members', value: members, note: 'in these pools' },
    ...(drugs ? [drugs] : []),
  ];
}
