import type { z } from 'zod';
import { fieldErrorOf } from './field-errors.ts';
import { type FieldError } from './field-error-tree.ts';

/** What a cell comes to by the rule of its column. */
export type Cell = { ok: true; value: unknown } | { ok: false; error: FieldError };

/**
 * Most different cells that a column remembers. A column of states has 50 and is read in no time, one of
 * dates of birth some thousands; one of numbers has a new one in each row, and stops remembering here.
 */
const REMEMBERED = 20_000;

/**
 * A cell is told once. Rules go from the length of a text to its form, and the last that fails says best
 * what to enter: "512.555.0100 ext. 7" is not so much too long as no phone number.
 */
function read(rule: z.ZodType, text: string): Cell {
  const parsed = rule.safeParse(text, { reportInput: true });
  if (parsed.success) return { ok: true, value: parsed.data };
  const issue = parsed.error.issues.at(-1);
  if (issue === undefined) throw parsed.error;
  return { ok: false, error: fieldErrorOf(issue) };
}

/** Reads the cells of one column for the length of one file; equal cells are checked once. */
export function cellReader(rule: z.ZodType): (text: string) => Cell {
  const known = new Map<string, Cell>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const cell = read(rule, text);
    if (known.size < REMEMBERED) known.set(text, cell);
    return cell;
  };
}
