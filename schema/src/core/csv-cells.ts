import { z } from 'zod';
import { errorTexts } from './errors.ts';
import { coded } from './field-errors.ts';
import { date, optional, phone, state } from './fields.ts';

/** Rules for cells of a CSV that say the same thing in another spelling than JSON does. */

/** `(512) 555-0100`, `+1 512.555.0100` → `5125550100`; anything else stays as it is, for the rule to refuse. */
const digitsOfPhone = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const digits = value.replace(/^\+1(?=\D|\d{10}$)/, '').replace(/[\s().-]/g, '');
  return /^\d{10}$/.test(digits) ? digits : value;
};

/** Ten digits, with any of space, dot, hyphen and parentheses, and an optional +1 (contract §8). */
export const csvPhone = () => z.preprocess(digitsOfPhone, phone());

/** As csvPhone, or an empty cell: null. */
export const csvOptionalPhone = () => optional(z.preprocess(digitsOfPhone, phone()));

/** Two-letter code of a state in any case. */
export const csvState = () =>
  z.preprocess((value) => (typeof value === 'string' ? value.toUpperCase() : value), state());

const choice = (yes: string, no: string, text: string) =>
  z
    .string()
    .min(1)
    .transform((value) => value.toLowerCase())
    .refine((value) => value === '' || value === yes || value === no, coded('INVALID', text))
    .transform((value) => value === yes);

/** `1` or `0`. */
export const csvFlag = () => choice('1', '0', errorTexts.oneOrZero);

/** `Yes` or `No` in any case. */
export const csvYesNo = () => choice('yes', 'no', errorTexts.yesOrNo);

/** `Y` or `N` in any case. */
export const csvYN = () => choice('y', 'n', errorTexts.yOrN);

const pad = (part: string): string => part.padStart(2, '0');

const isDate = (value: string): boolean => value === '' || date().safeParse(value).success;

const months = 'JANFEBMARAPRMAYJUNJULAUGSEPOCTNOVDEC';

/** Spellings of a day that can be read in one way only; anything else stays as it is. */
function isoDate(value: unknown): unknown {
  const text = String(value);
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  if (year !== '') return `${year}-${pad(month)}-${pad(day)}`;
  const [, of = '', name = '', then = ''] = /^(\d{1,2})-([A-Z]{3})-(\d{4})$/i.exec(text) ?? [];
  const at = months.indexOf(name.toUpperCase());
  if (then === '' || at % 3 !== 0) return value;
  return `${then}-${pad(String(at / 3 + 1))}-${pad(of)}`;
}

/** `1/2/1980`, `01/02/1980`, `2-Jan-1980` and `1980-01-02` → `1980-01-02`. */
export const csvDate = () =>
  z.preprocess(
    isoDate,
    z.string().min(1).refine(isDate, coded('INVALID', errorTexts.date)),
  ) satisfies z.ZodType<string>;

const clock = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([AP]M)?$/i;

/** `8:05 PM` → `20:05`; null for what is no time of day. */
function timeOf(text: string): string | null {
  const [, given = '', minute = '', half] = clock.exec(text) ?? [];
  if (given === '' || Number(minute) > 59) return null;
  const hour = Number(given);
  if (half === undefined) return hour > 23 ? null : `${pad(given)}:${minute}`;
  if (hour < 1 || hour > 12) return null;
  const from = half.toUpperCase() === 'PM' ? 12 : 0;
  return `${pad(String((hour % 12) + from))}:${minute}`;
}

/**
 * A day, perhaps with a time, by the clock of whoever wrote the file: `3/9/2026 8:05 PM` → `2026-03-09T20:05`,
 * `2026-03-09` stays.
 */
export const csvMoment = () =>
  z
    .string()
    .min(1)
    .transform((text, context): string => {
      if (text === '') return text;
      const [day = '', ...rest] = text.split(/[T\s]+/);
      const parsed = csvDate().safeParse(day);
      const time = rest.length === 0 ? '' : timeOf(rest.join(' '));
      if (parsed.success && time !== null)
        return time === '' ? parsed.data : `${parsed.data}T${time}`;
      context.issues.push({ code: 'custom', input: text, ...coded('INVALID', errorTexts.moment) });
      return z.NEVER;
    });

/** One of a few words in any case, e.g. `ORAL_FLUID`, as the value that it stands for. */
export const csvOneOf = <T>(values: ReadonlyMap<string, T>) => {
  const inAnyCase = new Map([...values].map(([word, value]) => [word.toUpperCase(), value]));
  return z
    .string()
    .min(1)
    .transform((word, context): T => {
      const value = inAnyCase.get(word.toUpperCase());
      if (value !== undefined) return value;
      const text = `Enter one of ${[...values.keys()].join(', ')}.`;
      context.issues.push({ code: 'custom', input: word, ...coded('INVALID', text) });
      return z.NEVER;
    });
};

/** Words with a vertical bar between them: `THC|COC` → `['THC', 'COC']` (C s5); at least one. */
export const csvBarred = () =>
  z
    .string()
    .min(1)
    .transform((text) =>
      text
        .split('|')
        .map((each) => each.trim())
        .filter((each) => each !== ''),
    )
    .refine((words) => words.length > 0, coded('BLANK'));
