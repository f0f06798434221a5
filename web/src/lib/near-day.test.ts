import { expect, test } from 'vitest';
import { daysUntil, nearDayText } from './near-day.ts';

const lateInTheEvening = new Date(2026, 8, 24, 23, 30);

test.each([
  ['2026-09-24', 0],
  ['2026-09-25', 1],
  ['2026-09-21', -3],
  // Clocks change on 11/01/2026 in the United States.
  ['2026-11-02', 39],
])('%s is %i days away', (day, days) => {
  expect(daysUntil(day, lateInTheEvening)).toBe(days);
});

test.each([
  [0, 'Today'],
  [1, 'in 1 day'],
  [7, 'in 7 days'],
  [-3, '3 days ago'],
  [61, undefined],
])('%i days read %s', (days, text) => {
  expect(nearDayText(days)).toBe(text);
});
