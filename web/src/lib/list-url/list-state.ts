import {
  LIST_LIMIT_DEFAULT,
  sortOrders,
  type ListFilter,
  type ListSpec,
  type SortOrder,
} from '@assay/schema/core/list';
import { formatSearchQuery, parseSearchQuery } from './search-query.ts';

/** What a list screen keeps in its address (P s7): page, sort, search text and filters. */
export interface ListState {
  /** From 1. */
  page: number;
  /** Records of a page: one of `pageSizes`. */
  limit: number;
  sortBy: string;
  sortOrder: SortOrder;
  q: string;
  filters: readonly ListFilter[];
}

/** How many records a page of a top-level list may have; the first is what it has unless somebody chose (P s9). */
export const pageSizes = [LIST_LIMIT_DEFAULT, 25, 50, 100] as const;

const pageForm = /^[1-9]\d{0,6}$/;

export const defaultState = (spec: ListSpec): ListState => ({
  page: 1,
  limit: LIST_LIMIT_DEFAULT,
  sortBy: spec.defaultSort,
  sortOrder: spec.defaultOrder ?? 'ASC',
  q: '',
  filters: [],
});

/** Reads a list's state from an address; what the list does not offer is left out. */
export function readListState(spec: ListSpec, search: URLSearchParams): ListState {
  const state = defaultState(spec);
  const page = search.get('page') ?? '';
  const sortBy = search.get('sortBy') ?? '';
  const sortOrder = sortOrders.find((each) => each === search.get('sortOrder')?.toUpperCase());
  return {
    page: pageForm.test(page) ? Number(page) : state.page,
    limit: pageSizes.find((size) => String(size) === search.get('limit')) ?? state.limit,
    sortBy: spec.fields[sortBy]?.sort ? sortBy : state.sortBy,
    // As the server takes it: what is sorted by something else begins at its start (contract §0.5).
    sortOrder: sortOrder ?? (sortBy === '' ? state.sortOrder : 'ASC'),
    q: search.get('q')?.trim() ?? '',
    filters: parseSearchQuery(spec, search.get('searchQuery') ?? ''),
  };
}

/** Writes a list's state into an address; defaults are left out, and other parameters stay. */
export function writeListState(
  spec: ListSpec,
  state: ListState,
  search = new URLSearchParams(),
): URLSearchParams {
  const written = new URLSearchParams(search);
  const usual = defaultState(spec);
  const put = (key: string, value: string, isDefault: boolean) => {
    if (isDefault) written.delete(key);
    else written.set(key, value);
  };
  const searchQuery = formatSearchQuery(state.filters);
  const sorted = state.sortBy !== usual.sortBy || state.sortOrder !== usual.sortOrder;
  put('page', String(state.page), state.page <= 1);
  put('limit', String(state.limit), state.limit === usual.limit);
  put('sortBy', state.sortBy, !sorted);
  put('sortOrder', state.sortOrder, !sorted);
  put('q', state.q, state.q === '');
  put('searchQuery', searchQuery, searchQuery === '');
  return written;
}
