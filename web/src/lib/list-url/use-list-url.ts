import type { FilterOperator, ListFilter, ListSpec, SortOrder } from '@assay/schema/core/list';
import { use } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useNavigate } from 'react-router-dom';
import { readListState, writeListState, type ListState } from './list-state.ts';

type FilterChanges =
  | readonly ListFilter[]
  | ((now: readonly ListFilter[]) => readonly ListFilter[]);

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
  /** Sets several conditions in one step, e.g. both ends of a band; the present ones may count. */
  setFilters(changes: FilterChanges): void;
  /** Takes away search text and filters; the sort stays. */
  clear(): void;
}

const isSame = (one: ListFilter, other: ListFilter): boolean =>
  one.field === other.field && one.operator === other.operator;

/** State of a list screen, kept in its address: it can be linked, reloaded, and gone back through. */
export function useListUrl(spec: ListSpec): ListUrl {
  const here = useLocation();
  const navigate = useNavigate();
  // The hooks tell where the router goes once React has rendered that: too late for a second change on a slow machine.
  const router = use(UNSAFE_DataRouterContext)?.router;
  const going = () => router?.state.navigation.location;

  const change = (edit: (now: ListState) => Partial<ListState>, replace = false) => {
    // A change starts from where the list is going, so that two in a row do not undo each other.
    const stood = router?.state.location ?? here;
    const next = going();
    const { search } = next?.pathname === stood.pathname ? next : stood;
    const present = new URLSearchParams(search);
    const now = readListState(spec, present);
    const written = writeListState(spec, { ...now, page: 1, ...edit(now) }, present).toString();
    void navigate(
      { search: written === '' ? '' : `?${written}` },
      { replace, preventScrollReset: true },
    );
  };
  const setFilters = (changes: FilterChanges) =>
    change(({ filters }) => {
      const wanted = typeof changes === 'function' ? changes(filters) : changes;
      return {
        filters: [
          ...filters.filter((each) => !wanted.some((other) => isSame(each, other))),
          ...wanted.filter(({ values }) => values.length > 0),
        ],
      };
    });
  return {
    state: readListState(spec, new URLSearchParams(here.search)),
    setPage: (page, replace) => change(() => ({ page }), replace),
    setLimit: (limit) => change(() => ({ limit })),
    setSort: (sortBy, sortOrder) => change(() => ({ sortBy, sortOrder })),
    setQ: (q) => {
      const next = going();
      if (next === undefined || next.pathname === here.pathname) change(() => ({ q }), true);
    },
    setFilter: (field, operator, values) => setFilters([{ field, operator, values }]),
    setFilters,
    clear: () => change(() => ({ q: '', filters: [] })),
  };
}
