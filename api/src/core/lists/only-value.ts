import type { ListFilter } from '@assay/schema/core/list';

/** The one value that a list is restricted to; null when a field is filtered in any other way. */
export const onlyValue = (filters: readonly ListFilter[], field: string): string | null => {
  const [first, ...others] = filters.filter((each) => each.field === field);
  const isEqual = first?.operator === 'EQ' || first?.operator === 'IN';
  return isEqual && first.values.length === 1 && others.length === 0
    ? (first.values[0] ?? null)
    : null;
};
