import {
  operatorName,
  takesMany,
  type FilterOperator,
  type ListFieldKind,
  type ListFilter,
  type ListSpec,
} from '@assay/schema/core/list';
import type { ListState } from './list-state.ts';

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
