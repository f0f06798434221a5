import { z } from 'zod';
import { errorTexts } from '../core/errors.ts';
import { coded } from '../core/field-errors.ts';
import { formed, optional } from '../core/fields.ts';

/** `900-70-3456` → `900703456`; anything else stays as it is, for the rule to refuse. */
const digitsOfSsn = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*\d{3}[- ]\d{2}[- ]\d{4}\s*$/.test(value)
    ? value.replace(/\D/g, '')
    : value;

/** Groups of the taxpayer numbers (ITIN) of people who cannot have an SSN; these begin with a 9 (IRS Publication 1915). */
const isItinGroup = (group: number): boolean =>
  (group >= 50 && group <= 65) || (group >= 70 && group <= 99 && group !== 89 && group !== 93);

/** Whether somebody can have such a number: areas 000 and 666, group 00 and serial 0000 are never given out (20 CFR 422.103). */
function isIssued(digits: string): boolean {
  const [area, group, serial] = [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)];
  if (area === '000' || area === '666' || group === '00' || serial === '0000') return false;
  return !area.startsWith('9') || isItinGroup(Number(group));
}

const isNine = /^\d{9}$/;

/** The nine digits of an SSN or ITIN, with or without hyphens, that somebody can have. */
export const optionalSsn = () =>
  optional(
    z.preprocess(
      digitsOfSsn,
      formed(isNine, 'INVALID', 11, errorTexts.ssn).refine(
        (value) => !isNine.test(value) || isIssued(value),
        coded('INVALID', errorTexts.ssnNumber),
      ),
    ),
  );

/** Ages of people who work where tests are asked for; a slip of the keyboard makes others. */
const youngest = 14;
const oldest = 100;

/** The day so many years before another one, both `YYYY-MM-DD`. */
const yearsBefore = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;

const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);

const today = (): string => new Date().toISOString().slice(0, 10);

/** The latest day of birth that a member can have, `YYYY-MM-DD`. */
export const latestBirth = (): string => yearsBefore(today(), youngest);

/** A rule for days with that of a date of birth on top: in the past, and that of a person of 14 to 100 years. */
export const birthDate = <T extends z.ZodType<string>>(day: T) =>
  day
    .refine((value) => !isDay(value) || value <= today(), {
      ...coded('INVALID', errorTexts.pastDate),
      abort: true,
    })
    .refine(
      (value) =>
        !isDay(value) || (value <= latestBirth() && value > yearsBefore(today(), oldest + 1)),
      coded('INVALID', errorTexts.birthDate),
    );
