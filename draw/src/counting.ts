import type { DrawCount } from '@assay/schema/selection-runs/certificate';

/** Everything that the number to draw is made of; what it comes to is left out. */
export type CountingInput = Omit<DrawCount, 'draw'>;

/** Steps of a count, for people who want to follow it. Fractions are exact. */
export interface CountingSteps {
  /** Active members of the program, averaged over its periods; the periods to come count as this one. */
  average: { numerator: bigint; denominator: bigint };
  /** Tests due by the end of this period. */
  cumulative: number;
  /** Due and neither done nor on their way; never less than the minimum. */
  due: number;
  /** `due` with the oversampling on top, cut to the active members. */
  draw: number;
}

/** Hundredths of a percent in a whole. */
const WHOLE = 10_000n;

/** Quotient of two natural numbers, rounded up; exact, as floating point is not: ceil(0.07 · 100) is 8. */
const divideUp = (a: bigint, b: bigint): bigint => (a + b - 1n) / b;

const sum = (numbers: readonly number[]): bigint =>
  numbers.reduce((total, each) => total + BigInt(each), 0n);

function averageOf({ periods, period, activeMembers }: CountingInput) {
  const now = BigInt(activeMembers.at(-1) ?? 0);
  const toCome = BigInt(Math.max(0, periods - period));
  return { numerator: sum(activeMembers) + toCome * now, denominator: BigInt(periods) };
}

/**
 * How many members a draw selects for one kind of test (decision 6; 49 CFR 382.305(j)).
 *
 * With rate r, P periods and N_i active members at the draw of period i, the program's average is
 * `(N_1 + … + N_p + (P − p)·N_p) / P`, and `ceil(r · average · p / P)` tests are due by the end of period p.
 * A program that begins during the year has fewer periods than the `yearPeriods` Y of a whole one, and `r · average · p / Y`
 * tests are due: the part of the rate for the time that is left (decision 23).
 * What is counted and what is still open goes off. `activeMembers` holds one number for every period up to
 * this one.
 */
export function countSteps(input: CountingInput): CountingSteps {
  const average = averageOf(input);
  const eligible = input.activeMembers.at(-1) ?? 0;
  const cumulative =
    input.method === 'PERCENTAGE'
      ? Number(
          divideUp(
            BigInt(input.rate) * average.numerator * BigInt(input.period),
            WHOLE * average.denominator * BigInt(input.yearPeriods ?? input.periods),
          ),
        )
      : input.fixed;
  const done = input.method === 'PERCENTAGE' ? input.counted + input.open : 0;
  const due = Math.max(cumulative - done, input.minimum, 0);
  // A number that a person entered is drawn as entered.
  const onTop = input.method === 'OVERRIDE' ? 0n : BigInt(input.oversampling);
  const sampled = Number(divideUp(BigInt(due) * (WHOLE + onTop), WHOLE));
  return { average, cumulative, due, draw: Math.min(sampled, eligible) };
}

/** The count with what it comes to. */
export const countOf = (input: CountingInput): DrawCount => ({
  ...input,
  draw: countSteps(input).draw,
});

/** The count of a kind of test that the pool does not test for. */
export const noCount = (eligible: number): DrawCount => ({
  method: 'NONE',
  rate: 0,
  fixed: 0,
  oversampling: 0,
  periods: 1,
  period: 1,
  activeMembers: [eligible],
  counted: 0,
  open: 0,
  minimum: 0,
  draw: 0,
});
