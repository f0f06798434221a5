import {
  isListOperator,
  LIST_LIMIT_DEFAULT,
  operatorName,
  sortOrders,
  takesMany,
  type FilterOperator,
  type ListFieldKind,
  type ListFilter,
  type ListSpec,
  type SortOrder,
} from '@assay/schema/core/list';
import { formatListQuery, parseListQuery } from '@assay/schema/core/list-query';

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

/** EQ, GTE and LTE hold one value on screen; every other operator a comma-separated list (contract §0.5). */
const holdsOne = (operator: FilterOperator): boolean => ['EQ', 'GTE', 'LTE'].includes(operator);
/** Operators of a call that take one value although the screen writes a list. */
const takesOne = (operator: FilterOperator): boolean => operator !== 'IN' && operator !== 'NOT_IN';

const condition = /^([A-Za-z][\w.]*)\[([A-Z_]+)\]=(.*)$/s;

/** Only what would end an element, a condition or an escape is written as an escape. */
const escapeOne = (value: string): string => value.replace(/[%&]/g, encodeURIComponent);
const escapeElement = (value: string): string => value.replace(/[%&,]/g, encodeURIComponent);

const unescape = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/** Whether a list offers this condition; a hand-made address with another one is read as if without it. */
const isOffered = (spec: ListSpec, filter: ListFilter): boolean =>
  parseListQuery(spec, new URLSearchParams(formatListQuery({ filters: [filter] }))).ok;

/** Reads the conditions of the screen parameter `searchQuery`, e.g. `address.state[EQ]=TX&id[IN]=1,2`. */
export function parseSearchQuery(spec: ListSpec, text: string): ListFilter[] {
  return text.split('&').flatMap((part) => {
    const [, field, operator, raw] = condition.exec(part) ?? [];
    if (
      field === undefined ||
      operator === undefined ||
      raw === undefined ||
      !isListOperator(operator)
    )
      return [];
    const elements = holdsOne(operator) ? [raw] : raw.split(',');
    const values = elements.map(unescape).filter((value) => value !== '');
    const filter = { field, operator, values: takesOne(operator) ? values.slice(0, 1) : values };
    return values.length > 0 && isOffered(spec, filter) ? [filter] : [];
  });
}

/** Writes conditions as `searchQuery`; the caller percent-encodes the whole as one parameter. */
export const formatSearchQuery = (filters: readonly ListFilter[]): string =>
  filters
    .filter(({ values }) => values.some((value) => value !== ''))
    .map(({ field, operator, values }) => {
      const text = holdsOne(operator)
        ? escapeOne(values[0] ?? '')
        : values.map(escapeElement).join(',');
      return `${field}[${operator}]=${text}`;
    })
    .join('&');

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

const typed = (
  kind: ListFieldKind,
  operator: FilterOperator,
  value: string,
): string | number | boolean => {
  if (operator === 'IS_NULL' || kind === 'boolean') return value === 'true';
  return kind === 'int' || kind === 'number' ? Number(value) : value;
};

/** What narrows a list to the records of another one, e.g. of a company. */
export const fieldIs = (field: string, value: string): ListFilter => ({
  field,
  operator: 'EQ',
  values: [value],
});

/** `locationManagerInfo.fullName` → `LOCATION_MANAGER_INFO_FULL_NAME`, as the schema names sort fields. */
export const orderFieldOf = (field: string): string =>
  field
    .replaceAll('.', '_')
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toUpperCase();

interface Tree {
  [key: string]: Tree | string | number | boolean | (string | number | boolean)[];
}

function whereOf(spec: ListSpec, filters: readonly ListFilter[]): Tree | undefined {
  if (filters.length === 0) return undefined;
  const where: Tree = {};
  for (const { field, operator, values } of filters) {
    let node = where;
    for (const part of field.split('.')) {
      const next = (node[part] ??= {});
      if (typeof next !== 'object' || Array.isArray(next)) break;
      node = next;
    }
    const kind = spec.fields[field]?.kind ?? 'text';
    const all = values.map((value) => typed(kind, operator, value));
    const [first] = all;
    if (takesMany(operator)) node[operatorName[operator]] = all;
    else if (first !== undefined) node[operatorName[operator]] = first;
  }
  return where;
}

/**
 * Variables of a list operation for a state of its screen: `where`, `orderBy`, `limit`, `offset`, `q`.
 * `V` is the operation's own type; the list spec, from which the schema's inputs come as well, is what
 * makes the value one of it.
 * @param within what narrows the list beside its state; the screen gives it to the report as well
 */
export function listVariables<V>(
  spec: ListSpec,
  state: ListState,
  within: readonly ListFilter[] = [],
): V {
  const { limit } = state;
  const variables = {
    where: whereOf(spec, [...state.filters, ...within]),
    orderBy: [{ field: orderFieldOf(state.sortBy), direction: state.sortOrder }],
    limit,
    offset: (state.page - 1) * limit,
    q: state.q === '' ? undefined : state.q,
  };
  return variables as V;
}
