import type { Route } from '@assay/schema/core/route';

/** The fields that a list can be sorted by; none of a call that is no list. */
export const sortFieldsOf = ({ config }: Route): string[] =>
  Object.entries(config.list?.fields ?? {}).flatMap(([name, { sort }]) => (sort ? [name] : []));
