import { expect, test } from 'vitest';
import { dayIn, momentIn } from './clock.ts';

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

test('a moment reads as it is where the reader is, in UTC where that is not known', () => {
  expect(momentIn(moment, 'America/Los_Angeles')).toMatch(/^12\/31\/2026, 9:30\sPM PST$/);
  expect(momentIn(moment, 'Mars/Olympus')).toMatch(/^01\/01\/2027, 5:30\sAM UTC$/);
});
