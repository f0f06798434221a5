import { adulterantResults, testMethodologies } from '../manual-results/manual-words.ts';
import { resultTypes } from './test-words.ts';

/** What was found of one substance, as pages and papers show it. */
export interface ShownLine {
  isPositive: boolean;
  result: string | null;
  screenCutoff: string | null;
  testMethodologyScreen: string | null;
  confirmCutoff: string | null;
  testMethodologyConfirm: string | null;
  numericLevel: string | null;
  compound?: string | null | undefined;
  referenceInterval?: string | null | undefined;
  comment: string | null;
}

const wordsOf = (words: Readonly<Record<string, string>>, value: string): string =>
  Object.hasOwn(words, value) ? (words[value] ?? value) : value;

const results: Readonly<Record<string, string>> = { ...resultTypes, ...adulterantResults };

/** What was found of a substance, in words. */
const found = ({ result, isPositive }: ShownLine): string =>
  result === null ? (isPositive ? 'Positive' : 'Negative') : wordsOf(results, result);

const method = (value: string | null): string | null => value && wordsOf(testMethodologies, value);

interface LineColumn {
  head: string;
  /** How wide it is on paper beside the others. */
  share: number;
  of: (line: ShownLine) => string | null;
}

/** The columns there may be behind the name, of a drug seven (contract §21), each shown when any line has a value. */
export const lineColumns: readonly LineColumn[] = [
  { head: 'Result', share: 1, of: found },
  { head: 'Screen Cutoff', share: 1, of: (line) => line.screenCutoff },
  { head: 'Screen Methodology', share: 1.2, of: (line) => method(line.testMethodologyScreen) },
  { head: 'Confirm Cutoff', share: 1, of: (line) => line.confirmCutoff },
  { head: 'Confirm Methodology', share: 1.2, of: (line) => method(line.testMethodologyConfirm) },
  {
    head: 'Numeric Level',
    share: 1,
    of: ({ numericLevel, compound }) => [numericLevel, compound].filter(Boolean).join(', ') || null,
  },
  { head: 'Reference Range', share: 1, of: (line) => line.referenceInterval ?? null },
  { head: 'Comment', share: 1.5, of: (line) => line.comment },
];
