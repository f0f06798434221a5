import type { ReactNode } from 'react';
import type { SortOrder } from '@assay/schema/core/list';

/** One column of a `DataTable`. A list's columns stand in its own `…-columns.tsx`. */
export interface Column<Row, SortField extends string = string> {
  id: string;
  header: string;
  /** In the place of the header, where that is no text. */
  head?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** False for the column that names the row; it stays in sight and leads to the record. */
  hideable?: boolean;
  /** Of the column that names the row: a status behind the name. */
  badge?: (row: Row) => ReactNode;
  /** Of the column that names the row: what it says on a phone, where no other column completes it. */
  phoneName?: (row: Row) => string;
  /** Of the column that names the row: a second line, where it saves a column. */
  note?: (row: Row) => ReactNode;
  /** Of the column that names the row: what must be known beside it; on a phone the facts stand below it. */
  remark?: (row: Row) => ReactNode;
  /** Field of the list spec that this column's head sorts by. */
  sortField?: SortField;
  /** Numbers stand at the end; they and dates have figures of one width. Sentences are never cut; controls stand at the end. */
  kind?: 'number' | 'date' | 'sentence' | 'controls';
  /** CSS width; a table that is wider than its columns gives each of them more. */
  width?: string;
  /** On a phone a row has a line of facts below its name; one may stand at the end of the name, some behind their head; a tick stands before both. */
  phone?: 'status' | 'hidden' | 'labelled' | 'tick';
  /** Hidden until the viewer asks for it; what is shown by itself fits into 1,440 px. */
  defaultHidden?: boolean;
}

/** The column that names the row. */
export const leadOf = <C extends { hideable?: boolean }>(columns: readonly C[]): C | undefined =>
  columns.find(({ hideable }) => hideable === false) ?? columns[0];

/** Width of a column, also of one that says none. */
export const widthOf = ({ width, hideable }: Pick<Column<never>, 'width' | 'hideable'>): string =>
  width ?? (hideable === false ? '16rem' : '9rem');

/** How far from the start each column is that stays in sight: those up to the one that names the row. */
export function stickyStarts(columns: readonly Column<never>[]): ReadonlyMap<string, string> {
  const lead = leadOf(columns);
  const kept = columns.slice(0, lead ? columns.indexOf(lead) + 1 : 0);
  return new Map(
    kept.map(({ id }, at) => [
      id,
      `calc(${['0px', ...kept.slice(0, at).map(widthOf)].join(' + ')})`,
    ]),
  );
}

export interface Sort<SortField extends string = string> {
  sortBy: SortField;
  sortOrder: SortOrder;
}

/** Sort after a click on a column head: ascending first, then turned around. */
export const nextSort = <F extends string>(
  current: Sort<F> | undefined,
  sortField: F,
): Sort<F> => ({
  sortBy: sortField,
  sortOrder: current?.sortBy === sortField && current.sortOrder === 'ASC' ? 'DESC' : 'ASC',
});

/** Value of `aria-sort` of a column head; columns that do not sort have none. */
export const ariaSort = (
  column: Pick<Column<never>, 'sortField'>,
  sort: Sort | undefined,
): 'ascending' | 'descending' | 'none' | undefined => {
  if (column.sortField === undefined) return undefined;
  if (sort?.sortBy !== column.sortField) return 'none';
  return sort.sortOrder === 'ASC' ? 'ascending' : 'descending';
};
