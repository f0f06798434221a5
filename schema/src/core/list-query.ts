import { errorText, type ErrorCode } from './errors.ts';
import { addFieldError, type FieldErrorTree } from './field-error-tree.ts';
import {
  isListOperator,
  LIST_IN_MAX,
  LIST_LIMIT_DEFAULT,
  LIST_LIMIT_MAX,
  operatorsOf,
  sortOrders,
  takesMany,
  type FilterOperator,
  type ListField,
  type ListFilter,
  type ListQuery,
  type ListSpec,
} from './list.ts';
import { allowedValues, isLegalValue, oneOf } from './list-values.ts';

export type ParsedList =
  | { ok: true; query: ListQuery }
  | { ok: false; errorCode?: ErrorCode; errors: FieldErrorTree };

const filterKey = /^([A-Za-z][\w.]*)\[([A-Z_]+)\](?:\[\d*\])?$/;
const integer = /^\d{1,9}$/;
const isLegal = (field: ListField, operator: FilterOperator, value: string): boolean =>
  operator === 'IS_NULL' ? value === 'true' || value === 'false' : isLegalValue(field, value);

/** The filter that names the parents of which a page each is asked. */
export const parentsOf = ({ limitPer, filters }: ListQuery): ListFilter | undefined =>
  limitPer === undefined
    ? undefined
    : filters.find(
        ({ field, operator }) => field === limitPer && (operator === 'EQ' || operator === 'IN'),
      );

/** What keeps a page of each parent from being answered: no parents, a search, or more rows than a list may have. */
function faultsOfParents(query: ListQuery): string[] {
  if (query.limitPer === undefined) return [];
  const parents = parentsOf(query);
  if (parents === undefined) return ['limitPer'];
  return [
    ...(query.q === null ? [] : ['q']),
    ...(query.limit * parents.values.length > LIST_LIMIT_MAX ? ['limit'] : []),
  ];
}

/** What is not worth sending, as it is what a list does by itself. */
const usually = { withTotal: 'true', withDigest: 'false' } as const;

/**
 * Reads a list's query string (contract §0.5). Filters with an empty value are left out; an unknown
 * field is FIELD_NOT_FOUND_IN_ENTITY, an operator or a value that the field does not take is INVALID
 * under `errors.<param>`. `own` names parameters that the route reads itself.
 */
export function parseListQuery(
  spec: ListSpec,
  search: URLSearchParams,
  own: readonly string[] = [],
): ParsedList {
  const errors: FieldErrorTree = {};
  let unknownField = false;
  const fail = (param: string, errorCode: ErrorCode, allowed?: string): void => {
    unknownField ||= errorCode === 'FIELD_NOT_FOUND_IN_ENTITY';
    const text = errorText(errorCode);
    addFieldError(errors, [param], {
      errorCode,
      message: allowed === undefined ? text : `${text} Use ${allowed}.`,
      params: allowed === undefined ? {} : { allowed },
    });
  };
  const query: ListQuery = {
    limit: LIST_LIMIT_DEFAULT,
    offset: 0,
    sortBy: spec.defaultSort,
    sortOrder: spec.defaultOrder ?? 'ASC',
    q: null,
    filters: [],
  };
  let isSorted = false;
  let isOrdered = false;
  const filters = new Map<string, { field: string; operator: FilterOperator; values: string[] }>();

  for (const [key, value] of search) {
    if (own.includes(key)) continue;
    if (key === 'limit' || key === 'offset') {
      if (value === '') continue;
      const number = integer.test(value) ? Number(value) : Number.NaN;
      if (Number.isNaN(number) || (key === 'limit' && number > LIST_LIMIT_MAX))
        fail(
          key,
          'INVALID',
          `a whole number from 0${key === 'limit' ? ` to ${LIST_LIMIT_MAX}` : ''}`,
        );
      else query[key] = number;
    } else if (key === 'sortBy') {
      if (value === '') continue;
      isSorted = true;
      if (spec.fields[value]?.sort) query.sortBy = value;
      else fail(key, 'FIELD_NOT_FOUND_IN_ENTITY');
    } else if (key === 'sortOrder') {
      const order = sortOrders.find((each) => each === value.toUpperCase());
      isOrdered ||= order !== undefined;
      if (order) query.sortOrder = order;
      else if (value !== '') fail(key, 'INVALID', oneOf(sortOrders));
    } else if (key === 'withTotal' || key === 'withDigest') {
      if (value === usually[key]) continue;
      if (value === 'true' || value === 'false') query[key] = value === 'true';
      else if (value !== '') fail(key, 'INVALID', oneOf(['true', 'false']));
    } else if (key === 'limitPer') {
      if (value === '') continue;
      if (spec.parents?.includes(value)) query.limitPer = value;
      else fail(key, 'FIELD_NOT_FOUND_IN_ENTITY');
    } else if (key === 'q') {
      const wanted = value.trim();
      if (value.includes('\u0000') || (wanted !== '' && spec.search.length === 0))
        fail(key, 'INVALID');
      else query.q = wanted === '' ? null : wanted;
    } else {
      const [, name = '', operator = ''] = filterKey.exec(key) ?? [];
      const field = Object.hasOwn(spec.fields, name) ? spec.fields[name] : undefined;
      if (field === undefined || field.filter === false) {
        fail(key, 'FIELD_NOT_FOUND_IN_ENTITY');
        continue;
      }
      if (!isListOperator(operator) || !operatorsOf(field).includes(operator)) {
        const operators = operatorsOf(field).map((each) => `${name}[${each}]`);
        fail(key, 'INVALID', oneOf(operators));
        continue;
      }
      if (value === '') continue;
      if (!isLegal(field, operator, value)) {
        fail(key, 'INVALID', operator === 'IS_NULL' ? 'true or false' : allowedValues(field));
        continue;
      }
      const slot = `${name}[${operator}]`;
      const filter = filters.get(slot) ?? { field: name, operator, values: [] };
      filters.set(slot, filter);
      if (takesMany(operator)) filter.values.push(value);
      else filter.values = [value];
      if (filter.values.length > LIST_IN_MAX) fail(slot, 'TOO_MANY');
    }
  }
  /* An order of its own is that of the usual sort alone: any other begins at its start (contract §0.5). */
  if (isSorted && !isOrdered) query.sortOrder = 'ASC';
  query.filters = [...filters.values()];
  for (const param of faultsOfParents(query)) fail(param, 'INVALID');
  if (Object.keys(errors).length > 0) {
    return {
      ok: false,
      ...(unknownField ? { errorCode: 'FIELD_NOT_FOUND_IN_ENTITY' as const } : {}),
      errors,
    };
  }
  return { ok: true, query };
}

/** One condition as it stands in a call: `address.state[EQ]=TX`, `id[IN][]=1&id[IN][]=2`. */
const filterPairs = ({ field, operator, values }: ListFilter): [string, string][] =>
  takesMany(operator)
    ? values.map((value) => [`${field}[${operator}][]`, value])
    : values.slice(0, 1).map((value) => [`${field}[${operator}]`, value]);

/** Query string of a list call, without the leading `?`; defaults of the spec are left to api. */
export function formatListQuery(query: Partial<ListQuery>): string {
  const search = new URLSearchParams();
  if (query.limit !== undefined) search.set('limit', String(query.limit));
  if (query.offset) search.set('offset', String(query.offset));
  if (query.sortBy) search.set('sortBy', query.sortBy);
  if (query.sortOrder) search.set('sortOrder', query.sortOrder);
  if (query.q) search.set('q', query.q);
  if (query.limitPer) search.set('limitPer', query.limitPer);
  if (query.withTotal === false) search.set('withTotal', 'false');
  if (query.withDigest === true) search.set('withDigest', 'true');
  for (const filter of query.filters ?? []) {
    for (const [key, value] of filterPairs(filter)) search.append(key, value);
  }
  return search.toString();
}
