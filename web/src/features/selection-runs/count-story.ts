import { numberText } from '../../lib/value-text.ts';
import type { DrawCountPartsFragment } from './draw-count.generated.ts';
import { rateText } from './run-texts.ts';

/** One step from the target to the number that is drawn. */
export interface CountStep {
  label: string;
  value: string;
  /** Where the value comes from, in words. */
  note: string;
}

/** More numbers than these are told as a range. */
const LISTED_MAX = 6;
/** Hundredths of a percent in a whole. */
const WHOLE = 10_000;

/** Quotient of two natural numbers, rounded up; exact, as a division of fractions is not. */
const divideUp = (a: number, b: number): number => (a - (a % b)) / b + (a % b === 0 ? 0 : 1);

/** What goes off: 10 → "−10", none is 0. */
const less = (value: number): string => (value === 0 ? '0' : `−${numberText(value)}`);

/** "200, 200", or "180 to 212" of many. */
const listed = (numbers: readonly number[]): string =>
  numbers.length <= LISTED_MAX
    ? numbers.map(numberText).join(', ')
    : `${numberText(Math.min(...numbers))} to ${numberText(Math.max(...numbers))}`;

const periodsText = (count: number): string => `${count} ${count === 1 ? 'period' : 'periods'}`;

/** How the average is made: the draws before, the members now, and the periods to come as now. */
function membersNote({ activeMembers, period, periods }: DrawCountPartsFragment): string {
  const before = activeMembers.slice(0, -1);
  const toCome = periods - period;
  const now = `${numberText(activeMembers.at(-1) ?? 0)} active now`;
  return [
    ...(before.length > 0 ? [`${listed(before)} in the ${periodsText(before.length)} before`] : []),
    toCome > 0 ? `${now}, taken for the ${periodsText(toCome)} to come as well` : now,
  ].join('; ');
}

/** Numbers of a count by the rate (decision 6; 49 CFR 382.305(j)). */
function amountsOf(count: DrawCountPartsFragment) {
  const { rate, periods, period, activeMembers, counted, open, minimum } = count;
  const now = activeMembers.at(-1) ?? 0;
  const members =
    activeMembers.reduce((total, each) => total + each, 0) + Math.max(0, periods - period) * now;
  const cumulative = divideUp(rate * members * period, WHOLE * periods * periods);
  const left = Math.max(cumulative - counted - open, 0);
  return { average: members / periods, cumulative, left, due: Math.max(left, minimum) };
}

const averageText = (average: number): string =>
  average.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** What comes on top of the number due, and what is cut because there are not as many members. */
function endSteps({ oversampling, activeMembers, draw }: DrawCountPartsFragment, due: number) {
  const sampled = divideUp(due * (WHOLE + oversampling), WHOLE);
  const onTop: CountStep = {
    label: 'Oversampling',
    value: `+${numberText(sampled - due)}`,
    note: `${rateText(oversampling)} on top, rounded up`,
  };
  const cut: CountStep = {
    label: 'Cut',
    value: less(sampled - draw),
    note: `there are only ${numberText(activeMembers.at(-1) ?? 0)} active members`,
  };
  return [
    ...(oversampling > 0 ? [onTop] : []),
    ...(sampled > draw ? [cut] : []),
    { label: 'This draw', value: numberText(draw), note: 'selected by this draw' },
  ];
}

function percentageSteps(count: DrawCountPartsFragment): CountStep[] {
  const { rate, period, periods, counted, open, minimum } = count;
  const { average, cumulative, left, due } = amountsOf(count);
  const least: CountStep = {
    label: 'Minimum',
    value: numberText(minimum),
    note: 'the fewest that this period has to draw (49 CFR 219.611)',
  };
  return [
    { label: 'Target', value: rateText(rate), note: 'of the average membership a year' },
    { label: 'Average membership', value: averageText(average), note: membersNote(count) },
    {
      label: `Due by period ${period} of ${periods}`,
      value: numberText(cumulative),
      note: `${rateText(rate)} of ${averageText(average)} × ${period} ÷ ${periods}, rounded up`,
    },
    {
      label: 'Counted',
      value: less(counted),
      note: 'tests of the program completed and not canceled',
    },
    {
      label: 'Still open',
      value: less(open),
      note: 'selected in an earlier valid run and still to be tested',
    },
    ...(minimum > left ? [least] : []),
    ...endSteps(count, due),
  ];
}

/** How the number to draw of one kind of test came about, step by step. Empty when nothing of the kind is tested. */
export function countStory(count: DrawCountPartsFragment): readonly CountStep[] {
  const { method, fixed } = count;
  if (method === 'NONE') return [];
  if (method === 'PERCENTAGE') return percentageSteps(count);
  const given: CountStep =
    method === 'FIXED'
      ? { label: 'Target', value: numberText(fixed), note: 'tests each period' }
      : {
          label: 'Entered',
          value: numberText(fixed),
          note: 'by the person who drew, in place of the number due',
        };
  return [
    given,
    ...endSteps(
      { ...count, oversampling: method === 'FIXED' ? count.oversampling : 0 },
      Math.max(fixed, count.minimum),
    ),
  ];
}
