import { expect, it } from 'vitest';
import { recollectObserved } from './mro-words.ts';

it.each([
  ['MRO_NEGATIVE_DILUTE', 'DOT', ' (49 CFR 40.197).'],
  ['MRO_CANCELLED', 'DOT', ' (49 CFR 40.159).'],
  ['MRO_CANCELLED', 'NON_DOT', '.'],
] as const)('another collection for %s of a %s test names its own rule', (result, program, end) => {
  expect(recollectObserved(result, program)).toBe(
    `Recollection under direct observation, without advance notice${end}`,
  );
});
