import type { ReactNode } from 'react';
import type { SortOrder } from '@assay/schema/core/list';

/** One column of a `DataTable`. A list's columns stand in its own `…-columns.tsx`. */
export interface Column<Row, SortField extends string = string> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Field of the list spec that this column's head sorts by. */
  sortField?: SortField;
  /** Numbers and money stand at the end. */
  align?: 'start' | 'center' | 'end';
  /** CSS width; columns without one share the rest. */
  width?: string;
  /** Sentences: on a phone they take the whole width of the card. */
  wide?: boolean;
  /** False for the column that names the row. */
  hideable?: boolean;
  /** Hidden until the viewer asks for it. */
  defaultHidden?: boolean;
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
