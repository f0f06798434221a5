import { expect, test } from 'vitest';
import { dayIn } from './clock.ts';

const moment = new Date('2027-01-01T05:30:00.000Z');

test.each([
  ['America/Los_Angeles', '2026-12-31'],
  ['America/New_York', '2027-01-01'],
  ['UTC', '2027-01-01'],
  ['Pacific/Kiritimati', '2027-01-01'],
])('the day in %s is %s', (zone, day) => {
  expect(dayIn(moment, zone)).toBe(day);
});

test('an unknown zone counts as UTC', () => {
  expect(dayIn(moment, 'Mars/Olympus')).toBe('2027-01-01');
});
