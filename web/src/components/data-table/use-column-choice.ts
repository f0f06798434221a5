import { useState } from 'react';
import type { Column } from './column.ts';

const storageKey = (listId: string): string => `assay.columns.${listId}`;

/** Private windows and full storages refuse; then the choice lasts until the page is left. */
function readHidden(listId: string): string[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(listId)) ?? 'null');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : null;
  } catch {
    return null;
  }
}

function writeHidden(listId: string, hidden: readonly string[]): void {
  try {
    localStorage.setItem(storageKey(listId), JSON.stringify(hidden));
  } catch {
    return;
  }
}

const hiddenByDefault = (columns: readonly Column<never>[]): string[] =>
  columns.filter((column) => column.defaultHidden).map((column) => column.id);

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
 * Which columns of a list the viewer sees; kept in this browser per list. The hidden ones are stored,
 * so that a column added by a later release shows up.
 */
export function useColumnChoice<Row, F extends string>(
  listId: string,
  columns: readonly Column<Row, F>[],
): ColumnChoice<Row, F> {
  const [hidden, setHidden] = useState<readonly string[]>(
    () => readHidden(listId) ?? hiddenByDefault(columns),
  );
  const isVisible = (columnId: string): boolean =>
    !hidden.includes(columnId) || columns.find(({ id }) => id === columnId)?.hideable === false;
  const choose = (next: readonly string[]): void => {
    setHidden(next);
    writeHidden(listId, next);
  };
  return {
    all: columns,
    visible: columns.filter(({ id }) => isVisible(id)),
    isVisible,
    toggle: (columnId) =>
      choose(
        hidden.includes(columnId) ? hidden.filter((id) => id !== columnId) : [...hidden, columnId],
      ),
    hide: choose,
    reset: () => choose(hiddenByDefault(columns)),
  };
}
