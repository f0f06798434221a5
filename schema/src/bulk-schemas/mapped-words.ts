/** Between several words of a laboratory that mean the same, as between abbreviations in other files (C s5). */
const BAR = '|';

/** How heads and words are compared: laboratories do not keep to one case. */
export const comparable = (text: string): string => text.trim().toLowerCase();

/** The words of one mapping: `NEG|Negative` → `['NEG', 'Negative']`. */
export const wordsOf = (clientValue: string | null | undefined): string[] =>
  (clientValue ?? '')
    .split(BAR)
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** A mapping with one word more. */
export const withWord = (clientValue: string | null | undefined, word: string): string =>
  [...wordsOf(clientValue), word].join(BAR);
