import { z } from 'zod';
import { isDay, isIssuedSsn, isNineDigits, pastDay, todayUtc } from '../common/person-rules.ts';
import { errorTexts } from '../core/errors.ts';
import { coded } from '../core/field-errors.ts';
import { formed, optional } from '../core/fields.ts';

/** `900-70-3456` → `900703456`; anything else stays as it is, for the rule to refuse. */
const digitsOfSsn = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*\d{3}[- ]\d{2}[- ]\d{4}\s*$/.test(value)
    ? value.replace(/\D/g, '')
    : value;

/** The nine digits of an SSN or ITIN, with or without hyphens, that somebody can have. */
export const optionalSsn = () =>
  optional(
    z.preprocess(
      digitsOfSsn,
      formed(/^\d{9}$/, 'INVALID', 11, errorTexts.ssn).refine(
        (value) => !isNineDigits(value) || isIssuedSsn(value),
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

/** The latest day of birth that a member can have, `YYYY-MM-DD`. */
export const latestBirth = (): string => yearsBefore(todayUtc(), youngest);

/** A rule for days with that of a date of birth on top: in the past, and that of a person of 14 to 100 years. */
export const birthDate = <T extends z.ZodType<string>>(day: T) =>
  pastDay(day).refine(
    (value) =>
      !isDay(value) || (value <= latestBirth() && value > yearsBefore(todayUtc(), oldest + 1)),
    coded('INVALID', errorTexts.birthDate),
  );
