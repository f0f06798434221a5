import { describe, expect, it, test } from 'vitest';
import { countSteps } from './counting.ts';
import { quarterly } from './testing/make-certificate.ts';

/** Draws of a program of quarters in which everybody drawn is tested at once. */
function drawsOf(rate: number, sizes: readonly number[]): number[] {
  const draws: number[] = [];
  for (const [at] of sizes.entries()) {
    const counted = draws.reduce((total, each) => total + each, 0);
    const input = quarterly({
      rate,
      period: at + 1,
      activeMembers: sizes.slice(0, at + 1),
      counted,
    });
    draws.push(countSteps(input).draw);
  }
  return draws;
}

describe('worked examples of decision 6 and 49 CFR 382.305(j)', () => {
  it.each([
    [5_000, [100, 100, 100, 100], [13, 12, 13, 12]],
    [1_000, [100, 100, 100, 100], [3, 2, 3, 2]],
    [5_000, [101, 101, 101, 101], [13, 13, 12, 13]],
    [5_000, [200, 200, 100, 100], [25, 25, 7, 18]],
    [5_000, [7, 9, 12, 10], [1, 2, 1, 1]],
    [2_500, [40, 44, 38, 42], [3, 3, 2, 3]],
  ])('%i hundredths of a percent of %j', (rate, sizes, draws) => {
    expect(drawsOf(rate, sizes)).toEqual(draws);
  });
});

test('a product that floating point would round up stays what it is', () => {
  const once = quarterly({ rate: 700, periods: 1, activeMembers: [100] });

  expect(countSteps(once).draw).toBe(7);
});

test('what is still open from an earlier run is not drawn again', () => {
  const second = quarterly({ period: 2, activeMembers: [100, 100], counted: 10, open: 3 });

  expect(countSteps(second)).toMatchObject({ cumulative: 25, due: 12, draw: 12 });
});

test('more done than due draws nobody', () => {
  expect(countSteps(quarterly({ counted: 60 })).draw).toBe(0);
});

test('a pool that must draw each quarter draws one though nothing is due', () => {
  expect(countSteps(quarterly({ counted: 60, minimum: 1 })).draw).toBe(1);
});

test('oversampling comes on top of what is due, rounded up', () => {
  expect(countSteps(quarterly({ oversampling: 1_000 })).draw).toBe(15);
});

test('never more than are active', () => {
  const late = quarterly({ rate: 10_000, period: 4, activeMembers: [900, 900, 900, 3] });

  expect(countSteps(late)).toMatchObject({ cumulative: 676, draw: 3 });
});

test('a fixed number is drawn each period whatever was done, with its oversampling', () => {
  const fixed = quarterly({
    method: 'FIXED',
    rate: 0,
    fixed: 10,
    oversampling: 2_500,
    counted: 99,
  });

  expect(countSteps(fixed).draw).toBe(13);
});

test('a number that a person entered is drawn as entered', () => {
  const entered = quarterly({ method: 'OVERRIDE', rate: 0, fixed: 10, oversampling: 2_500 });

  expect(countSteps(entered).draw).toBe(10);
});

test('an empty pool draws nobody', () => {
  expect(countSteps(quarterly({ activeMembers: [0], minimum: 1 })).draw).toBe(0);
});
