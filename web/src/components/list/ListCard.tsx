import type { ReactNode } from 'react';
import { PAGE_SIZE } from '../../lib/list-url/list-state.ts';
import type { ListUrl } from '../../lib/list-url/use-list-url.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import type { Column } from '../data-table/column.ts';
import type { ColumnChoice } from '../data-table/use-column-choice.ts';
import { ColumnMenu } from '../data-table/ColumnMenu.tsx';
import { DataTable } from '../data-table/DataTable.tsx';
import type { ListResult } from '../data-table/ListData.tsx';
import { Pager } from '../data-table/Pager.tsx';
import type { RowActions } from '../data-table/row-action.ts';
import { useColumnChoice } from '../data-table/use-column-choice.ts';
import { usePageInRange } from '../data-table/use-page-in-range.ts';
import { ClearButton } from '../list-toolbar/ClearButton.tsx';
import { FilterControls } from '../list-toolbar/FilterControls.tsx';
import { FilterChips } from '../list-toolbar/FilterChips.tsx';
import { filterChips } from '../list-toolbar/filter-chips.ts';
import type { AnyListFilter } from '../list-toolbar/list-filter.ts';
import { ListToolbar } from '../list-toolbar/ListToolbar.tsx';
import { SearchBox } from '../list-toolbar/SearchBox.tsx';
import { SortSelect } from '../list-toolbar/SortSelect.tsx';
import { Card } from '../page/Card.tsx';
import { EmptyState, emptinessOf } from '../page/EmptyState.tsx';

interface RecordPage<Row> {
  nodes: readonly Row[];
  totalCount: number;
}

/** What a list page takes from its View. */
export interface ListPageProps<Data, Row> extends ListResult<Data> {
  url: ListUrl;
  /** Entries of the row's menu; without it rows have none. */
  actions?: (row: Row) => RowActions;
}

interface ListCardProps<Row> extends ListPageProps<RecordPage<Row>, Row> {
  /** Names the list: its title. */
  label: string;
  /** Under which the viewer's choice of columns is kept. */
  id: string;
  /** Words of the search box, e.g. "Search company name"; without them there is none. */
  search?: string;
  filters: readonly AnyListFilter[];
  /** Filters whose controls stand elsewhere, e.g. in `moreSearch`; while in force they have chips like the others. */
  moreFilters?: readonly AnyListFilter[];
  /** Behind the search box and the filters, e.g. an advanced search. */
  moreSearch?: ReactNode;
  columns: readonly Column<Row>[];
  /** How columns are chosen: a menu, or the settings of a list with many. */
  columnChooser?: (props: { choice: ColumnChoice<Row> }) => ReactNode;
  /** Names a row for its menu and its details. */
  rowLabel: (row: Row) => string;
  details?: (row: Row) => ReactNode;
  isInactive?: (row: Row) => boolean;
  /** Way to the first record; stands in the empty list. */
  create?: ReactNode;
}

/** A top-level list: search, filters and what is in force of them, sort, columns, rows, empty states, pages. */
export function ListCard<Row extends { id: string }>({
  data,
  url,
  label,
  id,
  search,
  filters,
  moreFilters = [],
  moreSearch,
  columns,
  columnChooser: Chooser = ColumnMenu,
  create,
  ...rows
}: ListCardProps<Row>) {
  const { featureFlags } = useViewer();
  const choice = useColumnChoice(id, columns);
  const { page, q, sortBy, sortOrder } = url.state;
  const total = data?.totalCount ?? null;
  const because = emptinessOf({ filtered: url.state.filters.length > 0, searched: q !== '' });
  usePageInRange({ page, limit: PAGE_SIZE, total: rows.stale ? null : total }, url.setPage);
  const sorting = {
    sort: { sortBy, sortOrder },
    onSort: (next: { sortBy: string; sortOrder: typeof sortOrder }): void =>
      url.setSort(next.sortBy, next.sortOrder),
  };
  return (
    <Card>
      <ListToolbar
        tools={
          <>
            <SortSelect {...sorting} columns={columns} enabled={featureFlags.has('MD111')} />
            <Chooser choice={choice} />
          </>
        }
      >
        {search !== undefined && <SearchBox label={search} value={q} onSearch={url.setQ} />}
        <FilterControls filters={filters} url={url} />
        {moreSearch}
      </ListToolbar>
      <FilterChips chips={filterChips([...filters, ...moreFilters], url)} onClearAll={url.clear} />
      <DataTable
        {...rows}
        {...sorting}
        label={label}
        columns={choice.visible}
        rows={data?.nodes ?? null}
        rowId={(row) => row.id}
        empty={
          <EmptyState
            because={because}
            action={because === 'nothing' ? create : <ClearButton onClear={url.clear} />}
          />
        }
      />
      {total !== null && total > 0 && (
        <Pager label={label} page={page} limit={PAGE_SIZE} total={total} onPage={url.setPage} />
      )}
    </Card>
  );
}
