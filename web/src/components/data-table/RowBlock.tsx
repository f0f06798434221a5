import { useEffect, type ReactNode } from 'react';
import type { Column } from './column.ts';
import { DataTableRow } from './DataTableRow.tsx';
import type { RowActions } from './row-action.ts';
import { tableRoles } from './table-roles.ts';
import { useNearness } from './use-nearness.ts';

interface RowBlockProps<Row, F extends string> {
  rows: readonly Row[];
  /** Place of its first row in the list. */
  from: number;
  columns: readonly Column<Row, F>[];
  stickyStarts: ReadonlyMap<string, string>;
  isPhone: boolean;
  href?: (row: Row) => string | null;
  rowId: (row: Row) => string;
  rowLabel: (row: Row) => string;
  actions?: (row: Row) => RowActions;
  details?: (row: Row) => ReactNode;
  isInactive?: (row: Row) => boolean;
  stale: boolean;
  /** Rows are made only while they are in sight or about to be. */
  isWindowed: boolean;
  /** Height of a row that has not been made yet, px. */
  rowHeight: number;
  /** Tells the height of its rows, px. */
  onMeasured: (rowHeight: number) => void;
}

/**
 * A part of the rows of a table. In a long list it is empty, and as high as its rows, while it is out of
 * sight: a thousand rows in the page make each frame too long.
 */
export function RowBlock<Row, F extends string>({
  rows,
  from,
  stale,
  isWindowed,
  rowHeight,
  onMeasured,
  rowId,
  rowLabel,
  isInactive,
  ...shape
}: RowBlockProps<Row, F>) {
  const [{ isNear, height }, ref] = useNearness(isWindowed, from === 0);
  useEffect(() => {
    if (height !== null) onMeasured(height / rows.length);
  }, [height, rows.length, onMeasured]);
  if (!isNear) {
    return (
      <tbody ref={ref} aria-hidden data-kind="gap">
        <tr style={{ height: height ?? rowHeight * rows.length }} />
      </tbody>
    );
  }
  return (
    <tbody ref={ref} {...tableRoles.group} data-stale={stale || undefined}>
      {rows.map((row, at) => (
        <DataTableRow
          {...shape}
          key={rowId(row)}
          row={row}
          index={isWindowed ? from + at : undefined}
          label={rowLabel(row)}
          inactive={isInactive?.(row)}
        />
      ))}
    </tbody>
  );
}
