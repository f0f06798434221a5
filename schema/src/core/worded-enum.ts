import { z } from 'zod';
import { keysOf } from './keys-of.ts';

/** Where a published enum keeps what each of its values means; OpenAPI shows it under the same name. */
export const VALUE_WORDS = 'x-enum-descriptions';

/**
 * A published enum whose values all say what they mean.
 * @param words a sentence or label for each value, in the order of the values
 */
export const wordedEnum = <const T extends Record<string, string>>(
  words: T,
  meta: { id: string; description: string },
) => z.enum(keysOf(words)).meta({ ...meta, [VALUE_WORDS]: words });

/** What the values of an enum mean; undefined for one that was made without words. */
export const wordsOfValues = (rule: z.ZodEnum): Readonly<Record<string, string>> | undefined => {
  for (let each: z.core.$ZodType | undefined = rule; each; each = each._zod.parent) {
    const words = z.globalRegistry.get(each)?.[VALUE_WORDS];
    if (words !== undefined) return words as Readonly<Record<string, string>>;
  }
  return undefined;
};
