import { sql, type SQL } from 'drizzle-orm';
import type { ListQuery } from '@assay/schema/core/list';
import { cut, forward, type Order } from './list-order.ts';
import type { ListColumn, ListSource } from './list-source.ts';

/** Rows up to here are reached by steps; what lies behind is sorted, since each value that is passed costs a look. */
const FAR = 2_000;

const nothing = sql.raw('');

interface Stepped {
  source: ListSource;
  column: ListColumn;
  order: Order;
}

/** Whether a page is found value by value: nothing narrows the list, and an index has the values with their rows. */
export const hasSteps = (
  { isStepped }: ListSource,
  { step }: ListColumn,
  { limit, offset, filters, q }: Pick<ListQuery, 'limit' | 'offset' | 'filters' | 'q'>,
): boolean =>
  isStepped === true &&
  step !== undefined &&
  filters.length === 0 &&
  q === null &&
  limit + offset <= FAR;

/** The values that are gone through, with what sorts their rows. Those of the column itself come in its order already. */
function valuesOf({ source, column, order }: Stepped): SQL {
  if (column.step === true)
    return sql`(select step.at, step.at as sort_key from step where step.at is not null) each`;
  const joined = source.joins?.[column.join ?? ''] ?? nothing;
  return sql`(select t.${sql.identifier(String(column.step))} as at, ${order.key} as sort_key
    from (select step.at as ${sql.identifier(String(column.step))} from step where step.at is not null) t ${joined}
    order by ${order.key} ${sql.raw(order.descending ? 'desc' : 'asc')} nulls last) each`;
}

/**
 * The ids and keys of a page of the whole list, by an index of (…, value, id): from value to value, of each its first
 * rows. So one index serves both directions, missing values last and ties by id ascending, and the order of a name that is
 * joined needs no copy of the name in each row. Values of the column itself are looked up while the page fills; those
 * of a joined record, which are few beside the rows, all of them first.
 */
export function pageBySteps(
  stepped: Stepped,
  { limit, offset }: Pick<ListQuery, 'limit' | 'offset'>,
): SQL {
  const { source, column, order } = stepped;
  const isOwn = column.step === true;
  const value = isOwn ? order.key : sql`t.${sql.identifier(String(column.step))}`;
  const isDown = isOwn && order.descending;
  const [way, beyond] = [sql.raw(isDown ? 'desc' : 'asc'), sql.raw(isDown ? '<' : '>')];
  const rows = sql`from ${sql.raw(source.table)} t where ${source.where ?? sql`t.deleted_at is null`}`;
  const enough = cut(limit + offset, 0);
  /* Sorting those of the column itself would look up all of them. */
  const sorted = isOwn ? nothing : sql`order by ${forward(order, 'page')}`;
  const missing = order.notNull
    ? nothing
    : sql`union all (select t.id, null ${rows} and ${value} is null order by t.id ${enough})`;
  return sql`
    with recursive step (at) as (
      (select ${value} ${rows} and ${value} is not null order by ${value} ${way} limit 1)
      union all
      select (select ${value} ${rows} and ${value} ${beyond} step.at order by ${value} ${way} limit 1)
      from step where step.at is not null
    )
    select found.id, found.sort_key from (
      (select page.id, page.sort_key from (
        select row.id, each.sort_key from ${valuesOf(stepped)}
        cross join lateral (select t.id ${rows} and ${value} = each.at order by t.id ${enough}) row
      ) page ${sorted} ${enough})
      ${missing}
    ) found ${cut(limit, offset)}`;
}
