import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import type { ListFilter } from '@assay/schema/core/list';
import { useListUrl } from '../../lib/list-url/use-list-url.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import type { Column } from '../data-table/column.ts';
import { ColumnMenu } from '../data-table/ColumnMenu.tsx';
import { DataTable, type DataTableProps } from '../data-table/DataTable.tsx';
import type { ListResult } from '../data-table/ListData.tsx';
import {
  deleteAction,
  editAction,
  type RowAction,
  type RowActions,
} from '../data-table/row-action.ts';
import { Pager } from '../data-table/Pager.tsx';
import { useColumnChoice, type ColumnChoice } from '../data-table/use-column-choice.ts';
import { usePageInRange } from '../data-table/use-page-in-range.ts';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { noDeletion, useDeletion, type DeletionOf } from '../dialogs/use-deletion.ts';
import { ClearButton } from '../list-toolbar/ClearButton.tsx';
import { FilterChips } from '../list-toolbar/FilterChips.tsx';
import { filterChips } from '../list-toolbar/filter-chips.ts';
import { FilterControls } from '../list-toolbar/FilterControls.tsx';
import type { AnyListFilter } from '../list-toolbar/list-filter.ts';
import { ListToolbar } from '../list-toolbar/ListToolbar.tsx';
import { SearchBox } from '../list-toolbar/SearchBox.tsx';
import { SortSelect } from '../list-toolbar/SortSelect.tsx';
import { EmptyState, emptinessOf } from '../page/EmptyState.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { countText } from './count-text.ts';
import { ExportMenu } from './ExportMenu.tsx';
import type { ListOf } from './list-of.ts';
import { ListViews } from './ListViews.tsx';
import type { RecordPage } from './record-page.ts';
import { TabHead } from './TabHead.tsx';

/** The usual entries of a row's menu; a hint says why one is shown but not available. */
interface RowEntries {
  edit: (to: string, hint?: string) => RowAction;
  /** Asks, and deletes as `deletion` says. */
  remove: (hint?: string) => RowAction;
}

export interface ListScreenProps<Row>
  extends
    Omit<ListOf<Row>, 'columns' | 'filters'>,
    Omit<ListResult<unknown>, 'data'>,
    Pick<DataTableProps<Row>, 'href' | 'details' | 'isInactive'> {
  /** The records of the page; nothing before the first answer. */
  page: RecordPage<Row> | null | undefined;
  /** How many there are where that is not how many the list has, e.g. all of those that are filtered. */
  count?: number | undefined;
  /** It stands below the head of a record, and has none of its own. */
  isTab?: boolean;
  /** Between the head and the list, and below it. */
  above?: ReactNode;
  below?: ReactNode;
  /** Buttons of the head, before the one that makes a record. */
  buttons?: ReactNode;
  /** Way to a new record; stands in the head and in an empty list. */
  create?: ReactNode;
  columns: readonly Column<Row>[];
  /** Stands before the columns, whatever is chosen of them: the boxes of rows that can be ticked. */
  tick?: Column<Row>;
  /** How columns are chosen: a menu, or the settings of a list with many. */
  columnChooser?: (props: { choice: ColumnChoice<Row> }) => ReactNode;
  filters?: readonly AnyListFilter[];
  /** Filters whose controls stand elsewhere, e.g. in `moreSearch`; while in force they have chips like the others. */
  moreFilters?: readonly AnyListFilter[];
  /** Behind the search box and the filters, e.g. an advanced search. */
  moreSearch?: ReactNode;
  /** What narrows the list beside its address, e.g. to a company; its report as well. */
  within?: readonly ListFilter[];
  /** Parameters of the list call beside filters, e.g. a year. */
  reportParams?: Readonly<Record<string, string>>;
  /** The documented sentence for an export that fails. */
  exportFailed?: string | undefined;
  /** The row's menu; without it there is no column of menus. */
  actions?: ((row: Row, entries: RowEntries) => RowActions) | undefined;
  /** How its records are deleted, for `remove`. */
  deletion?: DeletionOf<Row>;
}

/** A top-level list: head, search, filters and what is in force of them, sort, columns, rows, empty states, pages. */
export function ListScreen<Row extends { id: string }>({
  page: records = null,
  spec,
  title,
  counted,
  count,
  isTab = false,
  above,
  below,
  buttons,
  create,
  id,
  columns,
  tick,
  columnChooser: Chooser = ColumnMenu,
  search,
  filters = [],
  moreFilters = [],
  moreSearch,
  within,
  reportParams,
  report,
  exportFailed,
  actions,
  deletion = noDeletion,
  ...rows
}: ListScreenProps<Row>) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { ask, dialog } = useDeletion<Row>(deletion, () => void revalidate());
  const { featureFlags } = useViewer();
  const url = useListUrl(spec);
  const choice = useColumnChoice(id, columns);
  const { page, limit, q, sortBy, sortOrder } = url.state;
  const total = records?.totalCount ?? null;
  const because = emptinessOf({ filtered: url.state.filters.length > 0, searched: q !== '' });
  usePageInRange({ page, limit, total: rows.stale ? null : total }, url.setPage);
  const sorting = {
    sort: { sortBy, sortOrder },
    onSort: (next: { sortBy: string; sortOrder: typeof sortOrder }): void =>
      url.setSort(next.sortBy, next.sortOrder),
  };
  const sort = <SortSelect {...sorting} columns={columns} enabled={featureFlags.has('MD111')} />;
  const head = {
    subtitle: countText(count ?? total ?? undefined, ...counted),
    actions: (buttons || create) && (
      <>
        {buttons}
        {create}
      </>
    ),
  };
  return (
    <>
      {isTab ? <TabHead {...head} /> : <PageHeader title={title} {...head} />}
      {above}
      <Box css={edgeToEdge}>
        <ListToolbar
          tools={
            <>
              {sort}
              <Chooser choice={choice} />
            </>
          }
          end={
            <>
              <ListViews list={id} spec={spec} />
              {report !== undefined && (
                <ExportMenu
                  report={report}
                  failed={exportFailed}
                  title={title}
                  state={url.state}
                  within={within}
                  params={reportParams}
                  disabled={total === null || total === 0}
                />
              )}
            </>
          }
        >
          {search !== undefined && <SearchBox label={search} value={q} onSearch={url.setQ} />}
          <FilterControls filters={filters} url={url} sort={sort} />
          {moreSearch}
        </ListToolbar>
        <FilterChips
          chips={filterChips([...filters, ...moreFilters], url)}
          onClearAll={url.clear}
        />
        <DataTable
          {...rows}
          {...sorting}
          {...(actions && {
            actions: (row: Row) =>
              actions(row, {
                edit: (to, hint) => editAction(() => void navigate(to), hint),
                remove: (hint) => deleteAction(() => ask(row), hint),
              }),
          })}
          label={title}
          columns={tick ? [tick, ...choice.visible] : choice.visible}
          rows={records?.nodes ?? null}
          rowId={(row) => row.id}
          skeletonRows={limit}
          empty={
            <EmptyState
              because={because}
              action={because === 'nothing' ? create : <ClearButton onClear={url.clear} />}
            />
          }
        />
        {total !== null && total > 0 && (
          <Pager
            label={title}
            page={page}
            limit={limit}
            total={total}
            onPage={url.setPage}
            onLimit={url.setLimit}
          />
        )}
      </Box>
      {below}
      <ConfirmDialog {...dialog} />
    </>
  );
}

/** The list reaches to the edges of the page; its texts keep in line with the title. */
const edgeToEdge = {
  '--table-gutter': { base: '{spacing.4}', md: '{spacing.gutter}' },
  marginInline: 'calc(-1 * var(--table-gutter))',
  borderTopWidth: '1px',
};
