import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { ariaSort, nextSort, widthOf, type Column, type Sort } from './column.ts';
import { tableRoles } from './table-roles.ts';

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    height: '7',
    fontWeight: 'inherit',
    cursor: 'pointer',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
    _hover: { color: 'fg' },
    maxWidth: '100%',
    // A head ends where its numbers end.
    'th[data-value=number] &': { flexDirection: 'row-reverse' },
    // Which columns sort shows when one looks for it; by which one the list is sorted, always.
    '& svg': { flexShrink: '0', opacity: '0' },
    '&:is(:hover, :focus-visible) svg': { opacity: '0.6' },
    'th:is([aria-sort=ascending], [aria-sort=descending]) &': {
      color: 'fg',
      '& svg': { opacity: '1' },
    },
  },
});

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

interface DataTableHeadProps<Row, F extends string> {
  columns: readonly Column<Row, F>[];
  stickyStarts: ReadonlyMap<string, string>;
  hasActions: boolean;
  sort?: Sort<F>;
  onSort?: (sort: Sort<F>) => void;
}

/** Column heads; those with a `sortField` are buttons. */
export function DataTableHead<Row, F extends string>({
  columns,
  stickyStarts,
  hasActions,
  sort,
  onSort,
}: DataTableHeadProps<Row, F>) {
  return (
    <thead {...tableRoles.group}>
      <tr {...tableRoles.row}>
        {columns.map((column) => {
          const { sortField } = column;
          const sorted = onSort && ariaSort(column, sort);
          const Icon = icons[sorted ?? 'none'];
          return (
            <th
              key={column.id}
              {...tableRoles.head}
              scope="col"
              aria-sort={sorted}
              data-value={column.kind}
              data-sticky={stickyStarts.has(column.id) || undefined}
              style={{ width: widthOf(column), insetInlineStart: stickyStarts.get(column.id) }}
            >
              {sortField !== undefined && onSort ? (
                <SortButton type="button" onClick={() => onSort(nextSort(sort, sortField))}>
                  <span>{column.header}</span>
                  <Icon size={12} aria-hidden />
                </SortButton>
              ) : (
                (column.head ?? column.header)
              )}
            </th>
          );
        })}
        {hasActions && (
          <th {...tableRoles.head} data-kind="actions">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
