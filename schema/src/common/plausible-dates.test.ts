import { expect, test } from 'vitest';
import { fieldErrorOf } from '../core/field-errors.ts';
import { date } from '../core/fields.ts';
import { BEGINS_LATE, BEGUN_LONG_AGO, plausibleBeginning } from './plausible-beginning.ts';
import {
  BORN_LATELY,
  BORN_LONG_AGO,
  isLongAgo,
  isLongBeforeOrder,
  isOrderTooLong,
  isPanelTooLong,
  plausibleBirth,
} from './plausible-dates.ts';
import { todayUtc } from './person-rules.ts';

const now = new Date('2026-11-27T12:00:00.000Z');
const yearsAgo = (years: number): string => `${Number(todayUtc().slice(0, 4)) - years}-06-15`;

test.each([
  ['1800-05-06', [BORN_LONG_AGO]],
  [yearsAgo(122), [BORN_LONG_AGO]],
  [yearsAgo(118), []],
  ['1984-05-06', []],
  [yearsAgo(12), []],
  [yearsAgo(8), [BORN_LATELY]],
  [todayUtc(), [BORN_LATELY]],
])('born on %s: %j', (day, messages) => {
  const { error } = plausibleBirth(date()).safeParse(day);

  expect((error?.issues ?? []).map((issue) => fieldErrorOf(issue).message)).toEqual(messages);
});

test.each([
  ['0026-03-01', [BEGUN_LONG_AGO]],
  ['1949-12-31', [BEGUN_LONG_AGO]],
  ['1950-01-01', []],
  [todayUtc(), []],
  [yearsAgo(-1).replace(/-.*/, '-01-01'), []],
  [yearsAgo(-2), [BEGINS_LATE]],
])('began on %s: %j', (day, messages) => {
  const { error } = plausibleBeginning(date()).safeParse(day);

  expect((error?.issues ?? []).map((issue) => fieldErrorOf(issue).message)).toEqual(messages);
});

test.each([
  ['1900-03-01T15:00:00.000Z', true],
  ['1999-12-31', true],
  ['2000-01-01T00:00:00.000Z', false],
  ['2026-03-01T15:00:00.000Z', false],
  ['soon', false],
  [null, false],
])('%s is long ago: %j', (at, is) => {
  expect(isLongAgo(at)).toBe(is);
});

test.each([
  ['9999-12-31T00:00:00.000Z', true, true],
  ['2031-12-31', true, true],
  ['2027-12-01T00:00:00.000Z', true, false],
  ['2027-11-28T11:00:00.000Z', false, false],
  ['2026-11-29', false, false],
  ['soon', false, false],
  [null, false, false],
])('until %s is too long for an order: %j, for a panel: %j', (at, order, panel) => {
  expect([isOrderTooLong(at, now), isPanelTooLong(at, now)]).toEqual([order, panel]);
});

test.each([
  ['2025-11-29T10:00:00.000Z', '2026-11-28T10:00:00.000Z', true],
  ['2026-11-29T10:00:00.000Z', '2026-11-28T10:00:00.000Z', false],
  ['2026-05-29T10:00:00.000Z', '2026-11-28T10:00:00.000Z', false],
  ['2025-11-29T10:00:00.000Z', null, false],
])('collected %s of an order of %s is long before it: %j', (collected, ordered, is) => {
  expect(isLongBeforeOrder(collected, ordered)).toBe(is);
});
