import type { FilterOperator, ListFilter } from '@assay/schema/core/list';

/** Values of one condition of a list, e.g. `id[IN]`; none when it is not set. */
export const filterValues = (
  filters: readonly ListFilter[],
  field: string,
  operator: FilterOperator,
): readonly string[] =>
  filters.find((each) => each.field === field && each.operator === operator)?.values ?? [];

/** Value of a condition that holds one, e.g. `address.state[EQ]`; null when it is not set. */
export const filterValue = (
  filters: readonly ListFilter[],
  field: string,
  operator: FilterOperator,
): string | null => filterValues(filters, field, operator)[0] ?? null;
