import type { DrawCommitment, DrawCount } from '@assay/schema/selection-runs/certificate';
import { countSteps } from './counting.ts';
import { check, firstProblem, type Check } from './verification.ts';

const kinds = ['drugs', 'alcohol'] as const;

/** What keeps a count from being made again: without a period of a program there is nothing to divide by. */
function malformed({
  method,
  periods,
  yearPeriods = periods,
  period,
  activeMembers,
}: DrawCount): string | undefined {
  if (period < 1 || period > periods) return `there is no period ${period} of ${periods}.`;
  if (yearPeriods < periods) return `a year has ${yearPeriods} periods and the program ${periods}.`;
  return method === 'PERCENTAGE' && activeMembers.length !== period
    ? `activeMembers has not one number for each of ${period} periods.`
    : undefined;
}

/** First of what is wrong with the count of one kind. */
function problemOf(kind: (typeof kinds)[number], { [kind]: count, eligible }: DrawCommitment) {
  const unreadable = malformed(count);
  if (unreadable !== undefined) return `In commitment.${kind}: ${unreadable}`;
  const { draw } = countSteps(count);
  return firstProblem(
    draw !== count.draw && `In commitment.${kind}: the numbers give ${draw}, not ${count.draw}.`,
    count.activeMembers.at(-1) !== eligible &&
      `In commitment.${kind}.activeMembers: the last number is not that of the active members.`,
  );
}

/** Whether the numbers to draw are those that decision 6 gives; none for a kind that is not tested. */
export function checkCounts({ commitment }: { commitment: DrawCommitment }): Check {
  const { drugs, alcohol, alternates } = commitment;
  return check(
    'The numbers to draw follow from the rates and the tests already done.',
    firstProblem(...kinds.map((kind) => problemOf(kind, commitment))),
    `${drugs.draw} for drugs, ${alcohol.draw} for alcohol, ${alternates} alternates.`,
  );
}
