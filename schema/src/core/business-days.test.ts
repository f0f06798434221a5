import { describe, expect, it } from 'vitest';
import { businessDayAfter, endOfDay, federalHolidays, isBusinessDay } from './business-days.ts';

describe('federal holidays', () => {
  it('are those that the law names', () => {
    expect(federalHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
  });

  it.each([
    ['2027-07-05', 'Independence Day on a Sunday, kept on the Monday'],
    ['2021-12-31', "New Year's Day on a Saturday, kept in the year before"],
    ['2027-12-24', 'Christmas on a Saturday, kept on the Friday'],
  ])('%s is none to work on: %s', (day) => {
    expect(isBusinessDay(day)).toBe(false);
  });
});

describe('business days', () => {
  it.each([
    ['2026-11-23', 1, '2026-11-24', 'Monday to Tuesday'],
    ['2026-11-25', 1, '2026-11-27', 'over Thanksgiving'],
    ['2026-11-25', 2, '2026-11-30', 'over Thanksgiving and the weekend'],
    ['2026-11-27', 2, '2026-12-01', 'over a weekend'],
    ['2026-11-28', 1, '2026-11-30', 'from a Saturday'],
    ['2026-12-24', 2, '2026-12-29', 'over Christmas on a Friday and the weekend'],
    ['2026-12-31', 1, '2027-01-04', 'over the new year'],
    ['2026-07-02', 1, '2026-07-06', 'over a holiday that is kept on the Friday'],
  ])('%s and %i more: %s (%s)', (from, n, expected) => {
    expect(businessDayAfter(from, n)).toBe(expected);
  });
});

describe('the end of a day', () => {
  it.each([
    ['2026-11-24', 'America/Chicago', '2026-11-25T05:59:59.999Z'],
    ['2026-07-01', 'America/New_York', '2026-07-02T03:59:59.999Z'],
    ['2026-03-08', 'America/New_York', '2026-03-09T03:59:59.999Z'],
    ['2026-11-01', 'America/New_York', '2026-11-02T04:59:59.999Z'],
    ['2026-07-01', 'UTC', '2026-07-01T23:59:59.999Z'],
    ['2026-07-01', 'Pacific/Auckland', '2026-07-01T11:59:59.999Z'],
  ])('%s in %s is %s', (day, zone, expected) => {
    expect(endOfDay(day, zone).toISOString()).toBe(expected);
  });
});
