import { expect, test } from 'vitest';
import { dayOfMoment, endOfDay, startOfDay } from './days.ts';

test('a day begins and ends where the reader is', () => {
  const [start, end] = [startOfDay('2026-03-08'), endOfDay('2026-03-08')];

  expect(new Date(start).getHours()).toBe(0);
  expect(dayOfMoment(start)).toBe('2026-03-08');
  expect(dayOfMoment(end)).toBe('2026-03-08');
  expect(dayOfMoment(new Date(Date.parse(end) + 1).toISOString())).toBe('2026-03-09');
});

test('what is no moment is blank', () => {
  expect(dayOfMoment(null)).toBe('');
  expect(dayOfMoment('soon')).toBe('');
});
