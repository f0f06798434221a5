import type { z } from 'zod';
import { coded } from '../core/field-errors.ts';
import { isDay } from './person-rules.ts';
import { todayYearsAgo } from './plausible-dates.ts';

/* A file of its own: screens of tests load what is said of other dates. */
export const BEGUN_LONG_AGO = 'This is before 1950. Check the year.';
export const BEGINS_LATE = 'This is more than a year ahead. Check the year.';

/** Nobody has been a client or at work for longer: drugs have been tested for at work since the seventies. */
const FIRST_BEGINNING = '1950-01-01';

/** Adds that of a client or of somebody at work to a rule for the day on which that began or will begin, `YYYY-MM-DD`. */
export const plausibleBeginning = <T extends z.ZodType<string>>(day: T) =>
  day
    .refine((value) => !isDay(value) || value >= FIRST_BEGINNING, coded('INVALID', BEGUN_LONG_AGO))
    .refine((value) => !isDay(value) || value <= todayYearsAgo(-1), coded('INVALID', BEGINS_LATE));
