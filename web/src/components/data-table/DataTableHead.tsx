import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { ariaSort, nextSort, type Column, type Sort } from './column.ts';
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
    '& svg': { opacity: '0.5' },
    'th:is([aria-sort=ascending], [aria-sort=descending]) &': {
      color: 'fg',
      '& svg': { opacity: '1' },
    },
  },
});

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

interface DataTableHeadProps<Row, F extends string> {
  columns: readonly Column<Row, F>[];
  expandable: boolean;
  hasActions: boolean;
  sort?: Sort<F>;
  onSort?: (sort: Sort<F>) => void;
}

/** Column heads; those with a `sortField` are buttons. */
export function DataTableHead<Row, F extends string>({
  columns,
  expandable,
  hasActions,
  sort,
  onSort,
}: DataTableHeadProps<Row, F>) {
  return (
    <thead {...tableRoles.group}>
      <tr {...tableRoles.row}>
        {expandable && (
          <th {...tableRoles.head} data-kind="toggle">
            <VisuallyHidden>Details</VisuallyHidden>
          </th>
        )}
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
              data-align={column.align}
              style={{ width: column.width }}
            >
              {sortField !== undefined && onSort ? (
                <SortButton type="button" onClick={() => onSort(nextSort(sort, sortField))}>
                  {column.header}
                  <Icon size={12} aria-hidden />
                </SortButton>
              ) : (
                column.header
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
