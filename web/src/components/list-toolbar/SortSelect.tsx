import { Group, IconButton, NativeSelect } from '@chakra-ui/react';
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { filterLook } from './filter-look.ts';
import type { Column, Sort } from '../data-table/column.ts';

interface SortSelectProps<Row, F extends string> {
  columns: readonly Column<Row, F>[];
  sort: Sort<F>;
  onSort: (sort: Sort<F>) => void;
  /** Feature flag MD111. Without it only phones, whose cards have no column heads, show the dropdown. */
  enabled: boolean;
}

/** Sort dropdown of a list: the field, and the direction beside it. */
export function SortSelect<Row, F extends string>({
  columns,
  sort,
  onSort,
  enabled,
}: SortSelectProps<Row, F>) {
  const ascending = sort.sortOrder === 'ASC';
  const Icon = ascending ? ArrowUpNarrowWide : ArrowDownWideNarrow;
  return (
    <Group attached display={enabled ? 'flex' : { base: 'flex', md: 'none' }}>
      <NativeSelect.Root size="xs" width="auto" minWidth="9rem" flex={{ base: '1', md: 'none' }}>
        <NativeSelect.Field
          aria-label="Sort by"
          {...filterLook(false)}
          value={sort.sortBy}
          onChange={({ target }) => {
            const column = columns.find(({ sortField }) => sortField === target.value);
            if (column?.sortField !== undefined)
              onSort({ sortBy: column.sortField, sortOrder: 'ASC' });
          }}
        >
          {columns.map(
            ({ sortField, header }) =>
              sortField !== undefined && (
                <option key={sortField} value={sortField}>
                  {header}
                </option>
              ),
          )}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <IconButton
        size="xs"
        variant="outline"
        colorPalette="gray"
        aria-label={ascending ? 'Ascending; sort descending' : 'Descending; sort ascending'}
        onClick={() => onSort({ sortBy: sort.sortBy, sortOrder: ascending ? 'DESC' : 'ASC' })}
      >
        <Icon size={16} aria-hidden />
      </IconButton>
    </Group>
  );
}
