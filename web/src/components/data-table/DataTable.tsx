import { Box } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { LIST_LIMIT_DEFAULT } from '@assay/schema/core/list';
import { EmptyState } from '../page/EmptyState.tsx';
import { ErrorState } from '../page/ErrorState.tsx';
import type { Column, Sort } from './column.ts';
import { DataTableHead } from './DataTableHead.tsx';
import { LoadingLine } from './LoadingLine.tsx';
import type { RowActions } from './row-action.ts';
import { RowBlock } from './RowBlock.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableSkin } from './TableSkin.tsx';
import { useFixedColumns } from './use-fixed-columns.ts';
import { useHeldWhilePressed } from './use-held-while-pressed.ts';
import { useOverflow } from './use-overflow.ts';
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
/** Below the header of the page, and above the margin at its end. */
const IN_WINDOW = 'calc(100dvh - var(--shell-header-height, 0px) - 4rem)';
/** Height of a row of one line, px. */
const ROW_HEIGHT = 37;

const blocksOf = <Row,>(rows: readonly Row[]): readonly (readonly Row[])[] =>
  Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_, at) =>
    rows.slice(at * BLOCK, (at + 1) * BLOCK),
  );

/**
 * The one table of every list screen: sort by head, expandable rows, row menu, skeleton, empty and
 * error states, cards on a phone. Of a long list only the rows around what is in sight are made. Which columns are shown is decided by `useColumnChoice`.
 */
export function DataTable<Row, F extends string = string>({
  label,
  columns,
  rows: newest,
  rowId,
  rowLabel,
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
  const { shown: rows, onPointerDown } = useHeldWhilePressed(newest);
  const [scroller, scrolls] = useOverflow();
  const { isLong, isWindowed } = useWindowing(rows?.length ?? 0);
  const table = useFixedColumns(isLong, columns.map(({ id }) => id).join());
  const [rowHeight, setRowHeight] = useState(ROW_HEIGHT);
  const shape = { columns, expandable: details !== undefined, hasActions: actions !== undefined };
  if (error) return <ErrorState {...error} />;
  if (rows?.length === 0) return empty ?? <EmptyState />;
  return (
    <Box
      ref={scroller}
      position="relative"
      onPointerDown={onPointerDown}
      overflowX={scrolls ? 'auto' : undefined}
      // The heads stick to the scroller: where it is higher than the window they would leave it.
      maxHeight={scrolls && isLong ? IN_WINDOW : undefined}
      // Inside of a scroller there is no header above them.
      css={scrolls ? { '& > table': { '--shell-header-height': '0px' } } : undefined}
      {...(scrolls
        ? { role: 'region', 'aria-label': label, tabIndex: 0, focusVisibleRing: 'inside' }
        : {})}
    >
      {stale && <LoadingLine />}
      <TableSkin
        ref={table}
        {...tableRoles.table}
        aria-label={label}
        aria-busy={stale || rows === null}
        aria-rowcount={rows !== null && isWindowed ? rows.length + 1 : undefined}
      >
        <DataTableHead {...shape} sort={sort} onSort={onSort} />
        {rows === null ? (
          <SkeletonRows rows={skeletonRows} {...shape} />
        ) : (
          blocksOf(rows).map((block, at) => (
            <RowBlock
              // A place, not a record: what is scrolled past stays as high as it is.
              key={at}
              rows={block}
              from={at * BLOCK}
              columns={columns}
              rowId={rowId}
              rowLabel={rowLabel}
              actions={actions}
              details={details}
              isInactive={isInactive}
              stale={stale}
              isWindowed={isWindowed}
              rowHeight={rowHeight}
              onMeasured={setRowHeight}
            />
          ))
        )}
      </TableSkin>
    </Box>
  );
}
