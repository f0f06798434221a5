import { z } from 'zod';
import { errorTexts, type ErrorCode } from './errors.ts';
import { hasHidden } from './hidden-characters.ts';
import { coded } from './field-errors.ts';
import { patterns, TEXT_MAX } from './patterns.ts';
import { states } from '../common/states.ts';

/** What people type to search by: blank finds all; what nobody can see is refused. */
export const searchText = () =>
  z
    .string()
    .max(TEXT_MAX)
    .refine((value) => !hasHidden(value), coded('INVALID', errorTexts.hiddenCharacters));

/**
 * Required text of one line, trimmed, 1 to `max` characters. Line breaks inside of it and what nobody can see are
 * refused with the field named, not removed: two names that look alike would be two records (decision 28).
 */
export const text = (max: number = TEXT_MAX) =>
  z
    .string()
    .refine((value) => !hasHidden(value), coded('INVALID', errorTexts.hiddenCharacters))
    .trim()
    .min(1)
    .max(max);

/** Required text that people write in several lines, trimmed, 1 to `max` characters. */
export const lines = (max: number) =>
  z
    .string()
    .refine(
      (value) => !hasHidden(value.replace(/[\t\r\n]/g, ' ')),
      coded('INVALID', errorTexts.hiddenCharacters),
    )
    .trim()
    .min(1)
    .max(max);

/** What a form may send for an optional field. */
export type OptionalField<Output, Input> = z.ZodType<
  Output | null,
  Input | '' | null | undefined
> & {
  _zod: { optin: 'optional' };
};

/** Makes a rule optional: absent, null and blank text all become null. */
export const optional = <T extends z.ZodType>(rule: T): OptionalField<z.output<T>, z.input<T>> =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    rule.nullable().default(null),
  ) as unknown as OptionalField<z.output<T>, z.input<T>>;

/** Optional text, trimmed, up to `max` characters. */
export const optionalText = (max: number = TEXT_MAX) => optional(text(max));

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const isBlankGroup = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every(isBlank);

/** A group of fields that may be left out: absent, null and all-blank become null. */
export const optionalGroup = <T extends z.ZodObject>(rule: T) =>
  z.preprocess(
    (value) => (isBlankGroup(value) ? null : value),
    rule.nullable().default(null),
  ) as unknown as OptionalField<z.output<T>, Partial<z.input<T>>>;

/** Required text of a given form; a mismatch fails with `errorCode`. */
export const formed = (
  pattern: RegExp,
  errorCode: ErrorCode,
  max: number = TEXT_MAX,
  message?: string,
) =>
  text(max)
    .refine((value) => value === '' || pattern.test(value), coded(errorCode, message))
    .meta({ pattern: pattern.source });

export const email = () =>
  formed(patterns.email, 'INVALID_EMAIL_ADDRESS').meta({ format: 'email' });
export const zip = () => formed(patterns.zip, 'INVALID_ZIP_CODE', 10);
/** Ten digits; the mask (000) 000-0000 is the screen's. */
export const phone = () => formed(patterns.phone, 'INVALID_INTL_PHONE', 14);
export const price = () => formed(patterns.price, 'INVALID_PRICING', 13);
export const color = () => formed(patterns.color, 'INVALID', 7, errorTexts.color);
/** Not trimmed: blanks are not in the allowed characters and must be refused, not removed (P s5). */
export const password = () =>
  z
    .string()
    .min(1)
    .refine(
      (value) => value === '' || patterns.password.test(value),
      coded('INVALID', errorTexts.password),
    );

export const state = () =>
  z
    .string()
    .refine((value) => value === '' || value in states, coded('INVALID_STATE'))
    .min(1);

/** Calendar date `YYYY-MM-DD`; there is no year 0, in the calendar and in PostgreSQL. */
export const date = () =>
  z.iso
    .date()
    .refine((value) => !value.startsWith('0000'), { params: { isDate: true } })
    .meta({ format: 'date', description: 'Date as YYYY-MM-DD.' });
export const optionalDate = () => optional(date());

/** UTC timestamp with milliseconds, as answered. */
export const timestamp = () =>
  z.iso
    .datetime({ precision: 3 })
    .meta({ format: 'date-time', description: 'UTC timestamp, ISO 8601.' });

/** Record id: a positive integer, unique within the tenant. */
export const recordId = () => z.int().positive().meta({ description: 'Record id.' });

/** Version of an editable record; send it back with an update (decision 12). */
export const version = () =>
  z.int().positive().meta({
    description: 'Version of the record. Send it with an update; a stale one is refused.',
  });

/** Path parameter that holds a record id. */
export const idParam = () =>
  z.coerce
    .number()
    .int()
    .positive()
    .max(Number.MAX_SAFE_INTEGER)
    .meta({ description: 'Record id.' });
