import { useState, type ReactNode } from 'react';
import { LIST_LIMIT_DEFAULT } from '@assay/schema/core/list';
import { useIsPhone } from '../../lib/theme/use-is-phone.ts';
import { HoldStillContext } from '../overlays/hold-still.ts';
import { EmptyState } from '../page/EmptyState.tsx';
import { ErrorState } from '../page/ErrorState.tsx';
import { RunningLine } from '../progress/RunningLine.tsx';
import { stickyStarts, widthOf, type Column, type Sort } from './column.ts';
import { DataTableHead } from './DataTableHead.tsx';
import type { RowActions } from './row-action.ts';
import { rowOpening } from './row-opening.ts';
import { RowBlock } from './RowBlock.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { showWholeText } from './show-whole-text.ts';
import { TableScroller, TableSkin } from './TableSkin.tsx';
import { useHeldRows } from './use-held-rows.ts';
import { useScrollRoom } from './use-scroll-room.ts';
import { tableRoles } from './table-roles.ts';
import { useWindowing } from './use-windowing.ts';

export interface DataTableProps<Row, F extends string = string> {
  /** Names the table for assistive technology. */
  label: string;
  columns: readonly Column<Row, F>[];
  /** Null while the first page is on its way: skeleton rows are shown. */
  rows: readonly Row[] | null;
  rowId: (row: Row) => string;
  /** What a row is called in the labels of its buttons. */
  rowLabel: (row: Row) => string;
  /** Page of the row's record; null for a row that has none. */
  href?: (row: Row) => string | null;
  sort?: Sort<F>;
  onSort?: (sort: Sort<F>) => void;
  /** Entries of the row's menu; an empty list shows no button. */
  actions?: (row: Row) => RowActions;
  /** Makes rows expandable. It is called when a row is opened, so it may load what it shows. */
  details?: (row: Row) => ReactNode;
  /** Records that are no longer in force, e.g. removed ones; they look faint. */
  isInactive?: (row: Row) => boolean;
  /** Rows of the page before are shown while the asked one is on its way. */
  stale?: boolean;
  /** Instead of the rows: what went wrong. */
  error?: { message: string; onRetry: () => void; retrying?: boolean };
  /** Instead of the rows of an empty list. */
  empty?: ReactNode;
  skeletonRows?: number;
}

/** Rows that are made, and left out, together. */
const BLOCK = 10;
/** Height of a row of one line, px. */
const ROW_HEIGHT = 40;
/** Width of the column of menus. */
const MENU_WIDTH = '3rem';

const blocksOf = <Row,>(rows: readonly Row[]): readonly (readonly Row[])[] =>
  Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_, at) =>
    rows.slice(at * BLOCK, (at + 1) * BLOCK),
  );

/**
 * The one table of every list screen: its head and the names of its rows stay in sight, a row opens its record,
 * heads sort, rows may unfold and have a menu; skeleton, empty and error states; two lines a row on a phone. Of a
 * long list only the rows around what is in sight are made. Which columns are shown is decided by
 * `useColumnChoice`.
 */
export function DataTable<Row, F extends string = string>({
  label,
  columns,
  rows: newest,
  rowId,
  rowLabel,
  href,
  sort,
  onSort,
  actions,
  details,
  isInactive,
  stale = false,
  error,
  empty,
  skeletonRows = LIST_LIMIT_DEFAULT,
}: DataTableProps<Row, F>) {
  const { shown: rows, hold, onPointerDown } = useHeldRows(newest);
  const room = useScrollRoom(rows === null ? '' : rows[0] && rowId(rows[0]));
  const isWindowed = useWindowing(rows?.length ?? 0);
  const isPhone = useIsPhone();
  const [rowHeight, setRowHeight] = useState(ROW_HEIGHT);
  const shape = { columns, stickyStarts: stickyStarts(columns) };
  const widths = [...columns.map(widthOf), ...(actions ? [MENU_WIDTH] : [])];
  if (error) return <ErrorState {...error} />;
  if (rows?.length === 0) return empty ?? <EmptyState />;
  return (
    <TableScroller
      ref={room}
      role="group"
      aria-label={label}
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerOver={showWholeText}
      {...rowOpening}
    >
      {stale && (
        <RunningLine label="Loading the list" position="absolute" top="-1px" zIndex="docked" />
      )}
      <TableSkin
        {...tableRoles.table}
        aria-label={label}
        aria-busy={stale || rows === null}
        aria-rowcount={rows !== null && isWindowed ? rows.length + 1 : undefined}
        css={{ '--columns': `calc(${widths.join(' + ')})` }}
      >
        <DataTableHead {...shape} hasActions={actions !== undefined} sort={sort} onSort={onSort} />
        {rows === null ? (
          <SkeletonRows {...shape} rows={skeletonRows} hasActions={actions !== undefined} />
        ) : (
          <HoldStillContext value={hold}>
            {blocksOf(rows).map((block, at) => (
              <RowBlock
                {...shape}
                isPhone={isPhone}
                // By place and not by record: a block that is scrolled past keeps its height.
                key={at}
                rows={block}
                from={at * BLOCK}
                rowId={rowId}
                rowLabel={rowLabel}
                href={href}
                actions={actions}
                details={details}
                isInactive={isInactive}
                stale={stale}
                isWindowed={isWindowed}
                rowHeight={rowHeight}
                onMeasured={setRowHeight}
              />
            ))}
          </HoldStillContext>
        )}
      </TableSkin>
    </TableScroller>
  );
}
