import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LIST_LIMIT_DEFAULT } from '@assay/schema/core/list';
import { EmptyState } from '../page/EmptyState.tsx';
import { ErrorState } from '../page/ErrorState.tsx';
import type { Column, Sort } from './column.ts';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import { LoadingLine } from './LoadingLine.tsx';
import type { RowActions } from './row-action.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableSkin } from './TableSkin.tsx';
import { useGrowingCount } from './use-growing-count.ts';
import { useOverflow } from './use-overflow.ts';
import { tableRoles } from './table-roles.ts';

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

/**
 * The one table of every list screen: sort by head, expandable rows, row menu, skeleton, empty and
 * error states, cards on a phone. Which columns are shown is decided by `useColumnChoice`.
 */
export function DataTable<Row, F extends string = string>({
  label,
  columns,
  rows,
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
  const [scroller, scrolls] = useOverflow();
  const [shown, end] = useGrowingCount(rows?.length ?? 0);
  const shape = { columns, expandable: details !== undefined, hasActions: actions !== undefined };
  if (error) return <ErrorState {...error} />;
  if (rows?.length === 0) return empty ?? <EmptyState />;
  return (
    <Box
      ref={scroller}
      position="relative"
      overflowX={scrolls ? 'auto' : undefined}
      // Inside of a scroller the heads stick to the scroller, which has no header above them.
      css={scrolls ? { '--shell-header-height': '0px' } : undefined}
      {...(scrolls
        ? { role: 'region', 'aria-label': label, tabIndex: 0, focusVisibleRing: 'inside' }
        : {})}
    >
      {stale && <LoadingLine />}
      <TableSkin
        {...tableRoles.table}
        aria-label={label}
        aria-busy={stale || rows === null}
        aria-rowcount={rows !== null && shown < rows.length ? rows.length + 1 : undefined}
      >
        <DataTableHead {...shape} sort={sort} onSort={onSort} />
        {rows === null ? (
          <SkeletonRows rows={skeletonRows} {...shape} />
        ) : (
          <tbody {...tableRoles.group} data-stale={stale || undefined}>
            {rows.slice(0, shown).map((row) => (
              <DataTableRow
                key={rowId(row)}
                row={row}
                label={rowLabel(row)}
                columns={columns}
                actions={actions}
                details={details}
                inactive={isInactive?.(row)}
              />
            ))}
          </tbody>
        )}
      </TableSkin>
      {rows !== null && shown < rows.length && <div ref={end} />}
    </Box>
  );
}
