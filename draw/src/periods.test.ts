import { expect, test } from 'vitest';
import {
  addMonths,
  nextDrawDay,
  periodAt,
  periodsOf,
  yearPeriodsOf,
  type Interval,
} from './periods.ts';

test('a year of quarters', () => {
  expect(periodsOf('2026-01-01', '2026-12-31', 'quarterly')).toEqual([
    { number: 1, start: '2026-01-01', end: '2026-03-31' },
    { number: 2, start: '2026-04-01', end: '2026-06-30' },
    { number: 3, start: '2026-07-01', end: '2026-09-30' },
    { number: 4, start: '2026-10-01', end: '2026-12-31' },
  ]);
});

test.each<[Interval, number]>([
  ['onetime', 1],
  ['weekly', 53],
  ['biweekly', 27],
  ['monthly', 12],
  ['quarterly', 4],
  ['semiannual', 2],
  ['annual', 1],
])('a calendar year has for %s draws %i periods', (interval, count) => {
  const periods = periodsOf('2026-01-01', '2026-12-31', interval);

  expect(periods).toHaveLength(count);
  expect(periods.at(-1)?.end).toBe('2026-12-31');
});

test('every day of a program lies in exactly one period', () => {
  const periods = periodsOf('2026-08-31', '2027-08-30', 'monthly');

  expect(periods[5]).toEqual({ number: 6, start: '2027-01-31', end: '2027-02-27' });
  expect(periods[6]).toEqual({ number: 7, start: '2027-02-28', end: '2027-03-30' });
  expect(periodAt(periods, '2027-02-28')?.number).toBe(7);
});

test('outside the program there is no period', () => {
  const periods = periodsOf('2026-07-01', '2026-12-31', 'quarterly');

  expect(periodAt(periods, '2026-06-30')).toBeUndefined();
  expect(periodAt(periods, '2027-01-01')).toBeUndefined();
});

test('the last day of a month stays the last day in a leap year', () => {
  expect(addMonths('2027-11-30', 3)).toBe('2028-02-29');
});

const program = { start: '2026-01-01', end: '2026-12-31', interval: 'quarterly' } as const;

const since = '2026-01-01';

test('the next draw is that of the first period, then of the one after the latest draw, whenever that was', () => {
  expect(nextDrawDay(program, { latestDraw: null, since })).toBe('2026-01-01');
  for (const latestDraw of ['2026-07-01', '2026-08-15', '2026-09-30'])
    expect(nextDrawDay(program, { latestDraw, since })).toBe('2026-10-01');
});

test('a period that was over before the program was run here is not to be drawn', () => {
  expect(nextDrawDay(program, { latestDraw: null, since: '2026-06-30' })).toBe('2026-04-01');
  expect(nextDrawDay(program, { latestDraw: null, since: '2026-07-01' })).toBe('2026-07-01');
});

test('after the last period there is no next draw', () => {
  expect(nextDrawDay(program, { latestDraw: '2026-10-01', since })).toBeNull();
});

test('a year has as many periods as its intervals, or those of a program with more', () => {
  expect(yearPeriodsOf('quarterly', 1)).toBe(4);
  expect(yearPeriodsOf('weekly', 53)).toBe(53);
  expect(yearPeriodsOf('onetime', 1)).toBe(1);
});

test('a one-time pool draws once', () => {
  const once = { ...program, interval: 'onetime' } as const;

  expect(nextDrawDay(once, { latestDraw: null, since })).toBe('2026-01-01');
  expect(nextDrawDay(once, { latestDraw: '2026-02-02', since })).toBeNull();
});
