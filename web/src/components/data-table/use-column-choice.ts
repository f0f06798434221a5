import { useState } from 'react';
import type { Column } from './column.ts';

/** Each column is kept by itself (C s9): a choice in one tab undoes none of another. */
const storageKey = (listId: string, columnId: string): string =>
  `assay.columns.${listId}.${columnId}`;

/** Private windows and full storages refuse; then the choice lasts until the page is left. */
function quietly<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

type Chosen = Readonly<Record<string, boolean>>;

const read = (listId: string, columns: readonly Column<never>[]): Chosen =>
  Object.fromEntries(
    columns.flatMap(({ id }) => {
      const stored = quietly(() => localStorage.getItem(storageKey(listId, id)));
      return stored === 'shown' || stored === 'hidden' ? [[id, stored === 'shown']] : [];
    }),
  );

function write(listId: string, chosen: Chosen): void {
  for (const [id, isShown] of Object.entries(chosen))
    quietly(() => localStorage.setItem(storageKey(listId, id), isShown ? 'shown' : 'hidden'));
}

function forget(listId: string, columns: readonly Column<never>[]): void {
  for (const { id } of columns) quietly(() => localStorage.removeItem(storageKey(listId, id)));
}

export interface ColumnChoice<Row, SortField extends string = string> {
  /** Columns to show, in their declared order. */
  visible: readonly Column<Row, SortField>[];
  all: readonly Column<Row, SortField>[];
  isVisible: (columnId: string) => boolean;
  toggle: (columnId: string) => void;
  /** Hides these and shows every other column. */
  hide: (columnIds: readonly string[]) => void;
  /** Back to what the list shows by itself. */
  reset: () => void;
}

/**
 * Which columns of a list the viewer sees; kept in this browser per list and column. A column that nobody
 * has chosen is as the list declares it, so that one added by a later release shows up.
 */
export function useColumnChoice<Row, F extends string>(
  listId: string,
  columns: readonly Column<Row, F>[],
): ColumnChoice<Row, F> {
  const [chosen, setChosen] = useState<Chosen>(() => read(listId, columns));
  const shows = ({ id, hideable, defaultHidden }: Column<Row, F>): boolean =>
    hideable === false || (chosen[id] ?? !defaultHidden);
  const isVisible = (columnId: string): boolean =>
    columns.some((column) => column.id === columnId && shows(column));
  const choose = (changed: Chosen): void => {
    setChosen({ ...chosen, ...changed });
    write(listId, changed);
  };
  return {
    all: columns,
    visible: columns.filter(shows),
    isVisible,
    toggle: (columnId) => choose({ [columnId]: !isVisible(columnId) }),
    hide: (columnIds) =>
      choose(
        Object.fromEntries(
          columns
            .filter(({ hideable }) => hideable !== false)
            .map(({ id }) => [id, !columnIds.includes(id)]),
        ),
      ),
    reset: () => {
      setChosen({});
      forget(listId, columns);
    },
  };
}
