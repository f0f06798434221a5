import { expect, it } from 'vitest';
import { roundUp } from './round-up.ts';

it.each([
  [0, 1],
  [1, 1],
  [1.2, 2],
  [2.1, 3],
  [7, 8],
  [11, 15],
  [22, 25],
  [722, 800],
  [0.22, 0.25],
  [9.5, 10],
])('takes %s to %s', (value, round) => expect(roundUp(value)).toBeCloseTo(round, 10));
