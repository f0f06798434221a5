import { LIST_IN_MAX } from '@assay/schema/core/list';
import { formatListQuery } from '@assay/schema/core/list-query';
import type { ListFilter } from '@assay/schema/core/list';
import type { ReportBlock, ReportCell, ReportColumn } from '@assay/schema/reports/report';

type Kind = ReportColumn['kind'];

const blank = {
  number: null,
  text: null,
  tests: null,
  outOf: null,
  search: null,
  testResultId: null,
};

/** Whether the list of tests can be asked for so many values, e.g. the companies of a consortium. */
export const isListable = (filters: readonly ListFilter[]): boolean =>
  filters.every(({ values }) => values.length <= LIST_IN_MAX);

/** The conditions of a number as the list of tests reads them; null of more than it takes. */
const searchOf = (filters: readonly ListFilter[]): string | null =>
  isListable(filters) ? formatListQuery({ filters }) : null;

/** How many tests, with the list of them. */
export const countCell = (
  key: string,
  tests: number | null,
  behind: readonly ListFilter[],
): ReportCell => ({ ...blank, key, kind: 'count', number: tests ?? 0, search: searchOf(behind) });

/** Percent with two decimals; 0 of nothing. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part * 10_000) / whole) / 100;

/** A rate with its measure: so many tests of so many. */
export const rateCell = (
  key: string,
  { tests, outOf }: { tests: number; outOf: number },
  behind: readonly ListFilter[],
): ReportCell => ({
  ...blank,
  key,
  kind: 'percent',
  number: percentOf(tests, outOf),
  tests,
  outOf,
  search: searchOf(behind),
});

/** An average of days over so many tests. */
export const daysCell = (
  key: string,
  days: number | null,
  tests: number,
  behind: readonly ListFilter[],
): ReportCell => ({
  ...blank,
  key,
  kind: 'days',
  number: days ?? 0,
  tests,
  search: searchOf(behind),
});

/** Words, perhaps of a day. */
export const textCell = (key: string, text: string | null, kind: Kind = 'text'): ReportCell => ({
  ...blank,
  key,
  kind,
  text,
});

/** A table of cells, whose plain values are its rows. */
export const blockOf = (
  title: string,
  columns: readonly ReportColumn[],
  cells: readonly (readonly ReportCell[])[],
  more: Partial<Pick<ReportBlock, 'series' | 'notes'>> = {},
): ReportBlock => ({
  title,
  columns: [...columns],
  cells: cells.map((row) => [...row]),
  rows: cells.map((row) =>
    Object.fromEntries(row.map(({ key, number, text }) => [key, number ?? text])),
  ),
  series: [],
  criteria: [],
  notes: [],
  ...more,
});

export const columnOf = (key: string, label: string, kind: Kind = 'count'): ReportColumn => ({
  key,
  label,
  kind,
});
