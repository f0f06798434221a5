import { sql, type SQL } from 'drizzle-orm';
import type { ListQuery } from '@assay/schema/core/list';
import { conditionOf } from './list-filter.ts';
import type { ListSource } from './list-source.ts';

/** What the filters come to on a table of counts: the joins that their columns need, and their conditions. */
function onCounts({ spec, columns, joins }: ListSource, { filters }: ListQuery) {
  const needed = new Set<string>();
  const conditions = filters.map((filter) => {
    const [field, column] = [spec.fields[filter.field], columns[filter.field]];
    if (field === undefined || column === undefined)
      throw new TypeError(`List field ${filter.field} has no column.`);
    if (column.join !== undefined) needed.add(column.join);
    return conditionOf(field, column, filter);
  });
  return {
    conditions: sql.join(conditions, sql` and `),
    joined: sql.join(
      [...needed].map((name) => joins?.[name] ?? sql``),
      sql` `,
    ),
  };
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
  const counts = keptBy?.find(({ fields }) =>
    query.filters.every(({ field }) => fields.includes(field)),
  );
  if (counts === undefined) return null;
  const { conditions, joined } = onCounts(source, query);
  return sql`(select case when count(*) > 0
      then coalesce(sum(t.rows) filter (where ${conditions}), 0)::bigint end
    from ${sql.raw(counts.table)} t ${joined})`;
}
