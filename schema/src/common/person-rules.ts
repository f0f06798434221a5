import type { z } from 'zod';
import { errorTexts } from '../core/errors.ts';
import { coded } from '../core/field-errors.ts';

/** Groups of the taxpayer numbers (ITIN) of people who cannot have an SSN; these begin with a 9 (IRS Publication 1915). */
const isItinGroup = (group: number): boolean =>
  (group >= 50 && group <= 65) || (group >= 70 && group <= 99 && group !== 89 && group !== 93);

/** Whether a text is the nine digits of a social security number. */
export const isNineDigits = (text: string): boolean => /^\d{9}$/.test(text);

/** Whether somebody can have such a number: areas 000 and 666, group 00 and serial 0000 are never given out (20 CFR 422.103). */
export function isIssuedSsn(digits: string): boolean {
  const [area, group, serial] = [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)];
  if (area === '000' || area === '666' || group === '00' || serial === '0000') return false;
  return !area.startsWith('9') || isItinGroup(Number(group));
}

/** Whether a text has the form of a day, `YYYY-MM-DD`; none is of the year 0. */
export const isDay = (value: string): boolean => /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value);

/** The day of now in UTC, `YYYY-MM-DD`. */
export const todayUtc = (): string => new Date().toISOString().slice(0, 10);

/**
 * A rule for days that have been, `YYYY-MM-DD`: today counts. A day that is to come is refused once: further rules of
 * the day are silent. Those of the whole form are told all the same, which they are not beside a refusal that aborts,
 * so that this one leaves open whether it goes on.
 */
export const pastDay = <T extends z.ZodType<string>>(day: T): T =>
  day.check(({ value, issues }) => {
    if (isDay(value) && value > todayUtc())
      issues.push({ code: 'custom', input: value, ...coded('INVALID', errorTexts.pastDate) });
  });
