import type { z } from 'zod';
import { patterns } from '@assay/schema/core/patterns';
import { innerRule, ruleAt } from '../../lib/forms/contract-fields.ts';
import { phoneText } from '../../lib/phone.ts';
import { yesNo } from '../../lib/value-text.ts';
import { formatUsDate } from './us-date.ts';

type Texts = Readonly<Record<string, ((value: never) => string | null) | undefined>>;

/** A value as its contract says that it is shown: dates and phones have their masks. */
function textOf(rule: z.ZodType, value: unknown): string {
  if (typeof value === 'boolean') return yesNo(value);
  const { format, pattern } = innerRule(rule).meta() ?? {};
  const text = String(value);
  if (format === 'date') return formatUsDate(text);
  return pattern === patterns.phone.source ? phoneText(text) : text;
}

/**
 * Puts the values of a form into the words of the screen.
 * @param texts how those are shown that only their screen knows, e.g. a record by its name
 */
export const fieldTexts =
  (contract: z.ZodType, texts: Texts = {}) =>
  (path: string, value: unknown): string => {
    // The texts of a path take the value that the form holds there (`TextsOf`).
    const own = texts[path]?.(value as never);
    const rule = ruleAt(contract, path);
    return own ?? (rule ? textOf(rule, value) : String(value));
  };
