import type { FilterOperator, ListFilter, ListSpec, SortOrder } from '@assay/schema/core/list';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { readListState, writeListState, type ListState } from './list-state.ts';

export interface ListUrl {
  state: ListState;
  /** @param replace leaves no trace in the history, for a page that is not there */
  setPage(page: number, replace?: boolean): void;
  setLimit(limit: number): void;
  setSort(sortBy: string, sortOrder: SortOrder): void;
  /**
   * Replaces the entry in the history, so that "back" does not undo letter by letter. A search comes a
   * moment after its letters: when a record has been opened meanwhile, it does not call that off.
   */
  setQ(q: string): void;
  /** Sets the condition of one field and operator; no value takes it away. */
  setFilter(field: string, operator: FilterOperator, values: readonly string[]): void;
  /** Sets several conditions in one step, e.g. both ends of a band. */
  setFilters(changes: readonly ListFilter[]): void;
  /** Takes away search text and filters; the sort stays. */
  clear(): void;
}

const isSame = (one: ListFilter, other: ListFilter): boolean =>
  one.field === other.field && one.operator === other.operator;

/** State of a list screen, kept in its address: it can be linked, reloaded, and gone back through. */
export function useListUrl(spec: ListSpec): ListUrl {
  const here = useLocation();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  // A change starts from where the list is going, so that two in a row do not undo each other.
  const { search } = next?.pathname === here.pathname ? next : here;
  const isLeaving = next !== undefined && next.pathname !== here.pathname;

  const change = (edit: (now: ListState) => Partial<ListState>, replace = false) => {
    const present = new URLSearchParams(search);
    const now = readListState(spec, present);
    const written = writeListState(spec, { ...now, page: 1, ...edit(now) }, present).toString();
    void navigate(
      { search: written === '' ? '' : `?${written}` },
      { replace, preventScrollReset: true },
    );
  };
  const setFilters = (changes: readonly ListFilter[]) =>
    change(({ filters }) => ({
      filters: [
        ...filters.filter((each) => !changes.some((other) => isSame(each, other))),
        ...changes.filter(({ values }) => values.length > 0),
      ],
    }));
  return {
    state: readListState(spec, new URLSearchParams(here.search)),
    setPage: (page, replace) => change(() => ({ page }), replace),
    setLimit: (limit) => change(() => ({ limit })),
    setSort: (sortBy, sortOrder) => change(() => ({ sortBy, sortOrder })),
    setQ: (q) => {
      if (!isLeaving) change(() => ({ q }), true);
    },
    setFilter: (field, operator, values) => setFilters([{ field, operator, values }]),
    setFilters,
    clear: () => change(() => ({ q: '', filters: [] })),
  };
}
