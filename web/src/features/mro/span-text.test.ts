import { expect, it } from 'vitest';
import { spanText } from './span-text.ts';

it.each([
  ['2026-09-24T18:20:00Z', '3 h 50 min'],
  ['2026-09-24T14:35:00Z', '5 min'],
  ['2026-09-25T15:30:00Z', '1 day 1 h'],
  ['2026-09-26T14:30:00Z', '2 days 0 h'],
  ['2026-10-04T14:29:00Z', '9 days'],
  ['2026-09-24T10:00:00Z', '0 min'],
])('from 2:30 PM to %s it is %s', (to, expected) => {
  expect(spanText('2026-09-24T14:30:00Z', to)).toBe(expected);
});
