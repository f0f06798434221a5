import { keysOf } from '@assay/schema/core/keys-of';
import type { ListFilter } from '@assay/schema/core/list';
import type { ReportCell, ReportColumn } from '@assay/schema/reports/report';
import type { Context } from '../../core/context.ts';
import { countTests } from '../test-results/count-tests.read-model.ts';
import type { Figure } from '../test-results/test-figure.read-model.ts';
import { columnOf, countCell, rateCell } from './report-cells.ts';
import { outcomeFigures, type OutcomeFigure } from './report-figures.ts';

/** Figures of a report by their names. */
export type Numbers<K extends string> = Readonly<Record<K, number | null>>;

/** Heads of the columns that count outcomes (T s3, report tables). */
export const outcomeWords = {
  total: 'Total Results',
  dot: 'DOT',
  nonDot: 'Non-DOT',
  negative: 'Negative',
  negativeDilute: 'Negative-Dilute',
  totalNegative: 'Total Negative',
  positive: 'Positive',
  positiveDilute: 'Positive-Dilute',
  totalPositive: 'Total Positive',
  rejected: 'Lab Rejected',
  refusal: 'Refusal To Test',
  canceled: 'Collection Canceled',
  other: 'Other',
} as const satisfies Record<OutcomeFigure, string>;
export const outcomeColumn = (key: OutcomeFigure): ReportColumn => columnOf(key, outcomeWords[key]);

/** Figures over all tests of a report together. */
export const countAll = async <K extends string>(
  context: Context,
  filters: readonly ListFilter[],
  figures: Readonly<Record<K, Figure>>,
): Promise<Numbers<K>> => {
  const [counted] = await countTests(context, filters, figures);
  return (
    counted?.figures ??
    (Object.fromEntries(keysOf(figures as never).map((key) => [key, 0])) as Numbers<K>)
  );
};

/** A rate over negatives and positives, with the tests that are positive behind it. */
export const rateOf = (
  key: string,
  numbers: Numbers<OutcomeFigure>,
  part: OutcomeFigure,
  filters: readonly ListFilter[],
): ReportCell =>
  rateCell(
    key,
    {
      tests: numbers[part] ?? 0,
      outOf: (numbers.totalNegative ?? 0) + (numbers.totalPositive ?? 0),
    },
    [...filters, ...outcomeFigures[part].where],
  );

/** Numbers of tests, each with its list. */
export const cellsOf = (
  keys: readonly OutcomeFigure[],
  numbers: Numbers<OutcomeFigure>,
  filters: readonly ListFilter[],
): ReportCell[] =>
  keys.map((key) => countCell(key, numbers[key], [...filters, ...outcomeFigures[key].where]));

/** `202603` → `2026-03`. */
export const monthText = (month: number | null): string => String(month).replace(/^(\d{4})/, '$1-');
