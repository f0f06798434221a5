import { sql, type SQL } from 'drizzle-orm';
import type { ListQuery } from '@assay/schema/core/list';
import { conditionOf } from './list-filter.ts';
import type { ListSource } from './list-source.ts';

/** The conditions of the filters on a table of counts, whose columns are named as those of the list. */
function conditionsOf({ spec, columns }: ListSource, { filters }: ListQuery): SQL {
  const conditions = filters.map((filter) => {
    const [field, column] = [spec.fields[filter.field], columns[filter.field]];
    if (field === undefined || column === undefined)
      throw new TypeError(`List field ${filter.field} has no column.`);
    return conditionOf(field, column, filter);
  });
  return sql.join(conditions, sql` and `);
}

/** Rows of a table, as they are kept; null for who sees a part of the tenant alone. */
const rowsOf = (table: string): SQL =>
  sql`(select sum(kept.rows)::bigint from kept_counts kept where kept.table_name = ${table})`;

/** The same of those of which a field is true, or is not, where that is all that is asked for. */
function trueOrNot({ table, trueOf }: ListSource, { filters }: ListQuery): SQL | null {
  const [filter, ...others] = filters;
  const count = filter && trueOf?.[filter.field];
  if (!count || others.length > 0 || filter.operator !== 'EQ') return null;
  const rows = rowsOf(table);
  return filter.values[0] === 'true'
    ? sql`(case when ${rows} is not null then ${count} end)`
    : sql`(${rows} - ${count})`;
}

/**
 * How many rows of a list match, where that is kept; null where it is not. In SQL it is null for who sees a part of the
 * tenant alone, and gets what is counted.
 */
export function keptTotal(source: ListSource, query: ListQuery): SQL | null {
  const { table, isCounted, keptBy } = source;
  if (query.q !== null) return null;
  if (query.filters.length === 0) return isCounted === true ? rowsOf(table) : null;
  const marked = isCounted === true ? trueOrNot(source, query) : null;
  if (marked !== null) return marked;
  if (!keptBy || !query.filters.every(({ field }) => keptBy.fields.includes(field))) return null;
  return sql`(select case when count(*) > 0
      then coalesce(sum(t.rows) filter (where ${conditionsOf(source, query)}), 0)::bigint end
    from ${sql.raw(keptBy.table)} t)`;
}
