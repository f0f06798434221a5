import {
  LIST_LIMIT_DEFAULT,
  type ListFilter,
  type ListQuery,
  type ListSpec,
  type SortOrder,
} from '@assay/schema/core/list';
import { allowedValues, isLegalValue } from '@assay/schema/core/list-values';
import { badInput } from './errors.ts';
import { operatorOf } from './filter-type.ts';
import type { OrderBy } from './list-inputs.ts';

/** Arguments of every list. */
export interface ListArgs {
  where?: object | null;
  orderBy?: readonly OrderBy[] | null;
  limit?: number | null;
  offset?: number | null;
  q?: string | null;
}

/** @throws GraphQLError BAD_USER_INPUT naming the condition and what it takes */
function requireLegal(spec: ListSpec, path: readonly string[], operator: string, value: string) {
  const field = spec.fields[path.join('.')];
  if (field === undefined || operator === 'IS_NULL' || isLegalValue(field, value)) return;
  throw badInput(`where.${path.join('.')} takes ${allowedValues(field)}.`);
}

/** A `where` value as conditions of the list grammar; null and absent conditions are left out. */
function filtersOf(
  spec: ListSpec,
  where: object | null | undefined,
  path: readonly string[] = [],
): ListFilter[] {
  return Object.entries(where ?? {}).flatMap(([key, value]: [string, unknown]) => {
    if (value === null || value === undefined) return [];
    const operator = path.length > 0 ? operatorOf.get(key) : undefined;
    if (operator === undefined)
      return typeof value === 'object' ? filtersOf(spec, value, [...path, key]) : [];
    const values = (Array.isArray(value) ? value : [value])
      .filter((each) => each !== null)
      .map(String);
    // An empty `in` list matches nothing; the grammar cannot say that, and leaving it out would match all.
    if (values.length === 0)
      throw badInput(`where.${[...path, key].join('.')} must hold at least one value.`);
    for (const each of values) requireLegal(spec, path, operator, each);
    return [{ field: path.join('.'), operator, values }];
  });
}

/** `orderBy` as the one sort field of the list grammar; more than one is BAD_USER_INPUT. */
function sortOf(orderBy: readonly OrderBy[] | null | undefined): {
  sortBy?: string;
  sortOrder?: SortOrder;
} {
  if (!orderBy?.length) return {};
  if (orderBy.length > 1) throw badInput('orderBy takes one entry: lists are sorted by one field.');
  const [order] = orderBy;
  return order ? { sortBy: order.field, sortOrder: order.direction } : {};
}

/** The list call that the arguments ask for. An explicit null counts as absent. */
export const listQueryOf = (
  spec: ListSpec,
  { where, orderBy, limit, offset, q }: ListArgs,
): Partial<ListQuery> & Pick<ListQuery, 'limit'> => ({
  limit: limit ?? LIST_LIMIT_DEFAULT,
  offset: offset ?? 0,
  ...(q ? { q } : {}),
  ...sortOf(orderBy),
  filters: filtersOf(spec, where),
});
