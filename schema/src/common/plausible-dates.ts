import type { z } from 'zod';
import { coded } from '../core/field-errors.ts';
import { isDay, todayUtc } from './person-rules.ts';

/* What is said of dates that a slip of the keyboard makes, each by itself: a screen loads those of its fields. */
export const BORN_LONG_AGO = 'This is more than 120 years ago. Check the year.';
export const BORN_LATELY = 'This is less than 10 years ago. Check the year.';
export const LONG_AGO = 'This is before the year 2000. Check the year.';
export const LONG_BEFORE_ORDER = 'This is long before the test was ordered. Check the year.';
export const ORDER_TOO_LONG = 'An order holds for a year at most. Check the year.';
export const PANEL_TOO_LONG = 'This is more than 5 years ahead. Check the year.';

/** An age in years that nobody who is tested has. */
const OLDEST = 120;
/** Courts send children of more years than this; who is younger was born in the year of the test, by a slip. */
const YOUNGEST = 10;
/** Nobody enters a test that is older: its records are kept for five years (49 CFR 40.333). */
const EARLIEST = Date.parse('2000-01-01T00:00:00.000Z');
/** Longest an order may hold, in years; a donor has two days unless it says otherwise. */
const ORDER_YEARS = 1;
/** Longest a panel may be usable, in years; makers give two or three. */
const PANEL_YEARS = 5;
/** A day that has begun elsewhere is no slip. */
const ZONES_MS = 86_400_000;

/** Today so many years ago; 29 February may be no day there, and compares as well. */
export const todayYearsAgo = (years: number): string =>
  todayUtc().replace(/^\d+/, (year) => `${Number(year) - years}`);

/** Adds that of a living person to a rule for a day of birth, `YYYY-MM-DD`. A day to come is refused by its own rule. */
export const plausibleBirth = <T extends z.ZodType<string>>(day: T) =>
  day
    .refine(
      (value) => !isDay(value) || value >= todayYearsAgo(OLDEST),
      coded('INVALID', BORN_LONG_AGO),
    )
    .refine(
      (value) => !isDay(value) || value <= todayYearsAgo(YOUNGEST) || value > todayUtc(),
      coded('INVALID', BORN_LATELY),
    );

/** Whether something of a test would have happened before there were such tests; false for what is no moment. */
export const isLongAgo = (value: unknown): boolean =>
  typeof value === 'string' && Date.parse(value) < EARLIEST;

/** How long after a specimen its order may have been entered, in days: what was on paper is entered late, but no year late. */
const ENTERED_LATE = 300;

/** Whether a specimen would have been given about a year before it was ordered; false where nobody knows when it was. */
export const isLongBeforeOrder = (collectedAt: string, orderedAt: string | null): boolean =>
  orderedAt !== null && Date.parse(collectedAt) < Date.parse(orderedAt) - ENTERED_LATE * 86_400_000;

function isBeyond(value: unknown, now: Date, years: number): boolean {
  const last = new Date(now);
  last.setUTCFullYear(last.getUTCFullYear() + years);
  return typeof value === 'string' && Date.parse(value) > last.getTime() + ZONES_MS;
}

/**
 * Whether an order would hold for longer than a year; false for what is no moment. The server judges it: the examples of the
 * published contract are to come for good.
 */
export const isOrderTooLong = (value: unknown, now: Date): boolean =>
  isBeyond(value, now, ORDER_YEARS);

/** Whether a panel could be used for longer than any is; false for what is no day. */
export const isPanelTooLong = (value: unknown, now: Date): boolean =>
  isBeyond(value, now, PANEL_YEARS);
