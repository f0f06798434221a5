import { sql, type SQL } from 'drizzle-orm';
import type { ListQuery, ListSpec } from '@assay/schema/core/list';
import type { Tx } from '../database/database.ts';
import { conditionOf } from './list-filter.ts';
import { forward, reversed, type Order } from './list-order.ts';
import { containing, pageOfHits } from './list-search.ts';
import type { ListSource, Page } from './list-source.ts';

const nothing = sql.raw('');

/** The part that page and count share: which rows match. */
function matching<S extends ListSpec>(
  source: ListSource<S>,
  query: ListQuery,
  more: readonly SQL[],
  sortJoin: string | undefined,
): SQL {
  const columns: Record<string, ListSource['columns'][string]> = source.columns;
  const conditions = [source.where ?? sql`t.deleted_at is null`, ...more];
  const joins = new Set<string>();
  if (sortJoin !== undefined) joins.add(sortJoin);
  for (const filter of query.filters) {
    const field = source.spec.fields[filter.field];
    const column = columns[filter.field];
    if (field === undefined || column === undefined)
      throw new TypeError(`List field ${filter.field} has no column.`);
    if (column.join !== undefined) joins.add(column.join);
    conditions.push(conditionOf(field, column, filter));
  }
  const joined = [...joins].map((name) => source.joins?.[name] ?? nothing);
  return sql`from ${sql.raw(source.table)} t ${sql.join(joined, sql` `)} where ${sql.join(conditions, sql` and `)}`;
}

/**
 * Rows of the page by a walk along the order of the list, from whichever end is nearer. Behind the
 * middle of `total` rows the exact reverse order reaches the page sooner.
 */
async function walk<T extends object>(
  tx: Tx,
  source: ListSource,
  { limit, offset, ...order }: Order & Pick<ListQuery, 'limit' | 'offset'>,
  match: SQL,
  total: number | null,
): Promise<T[]> {
  const behind = total === null ? 0 : Math.max(total - offset - limit, 0);
  const isNearEnd = total !== null && behind < offset;
  const take = isNearEnd ? Math.min(limit, total - offset) : limit;
  return tx.rows<T>(sql`
    select ${source.select}
    from (
      select t.id, ${order.key} as sort_key ${match}
      order by ${isNearEnd ? reversed(order, order.key, 't') : forward(order, order.key, 't')}
      limit ${take} offset ${isNearEnd ? behind : offset}
    ) page
    join ${sql.raw(source.table)} t on t.id = page.id ${source.rowJoins ?? nothing}
    order by ${forward(order, sql`page.sort_key`, 'page')}`);
}

/**
 * Answers a list call (contract §0.5). Few hits of a search are looked at once for page and count
 * (ADR 16). Otherwise ids of the page come from an index first, then the rows of those ids; the
 * count is a statement of its own, where it is needed. Ties are broken by id, missing values come
 * last in either order. `narrowed` restricts the list, e.g. to the company of the path.
 */
export async function runList<T extends object, S extends ListSpec = ListSpec>(
  tx: Tx,
  source: ListSource<S>,
  query: ListQuery,
  narrowed?: SQL,
): Promise<Page<T>> {
  const columns: Record<string, ListSource['columns'][string]> = source.columns;
  const sort = columns[query.sortBy];
  if (sort === undefined) throw new TypeError(`List field ${query.sortBy} has no column.`);
  const order: Order = {
    key: sort.sort ?? sort.value,
    descending: query.sortOrder === 'DESC',
    ...(sort.notNull === undefined ? {} : { notNull: sort.notNull }),
  };
  const more = narrowed === undefined ? [] : [narrowed];
  if (query.q !== null) {
    const match = matching(source, query, [...more, sql`t.id = hit.id`], sort.join);
    const found = await pageOfHits<T>(tx, source, { ...query, q: query.q }, order, match);
    if (found !== null) return found;
    more.push(containing(query.q));
  }

  const walked = (total: number | null): Promise<T[]> => {
    const match = matching(source, query, more, sort.join);
    return walk<T>(tx, source, { ...query, ...order }, match, total);
  };
  const count = async (): Promise<number> => {
    if (source.total !== undefined && query.q === null && query.filters.length === 0)
      return source.total;
    const counted = await tx.row<{ total: number }>(
      sql`select count(*) as total ${matching(source, query, more, undefined)}`,
    );
    return counted?.total ?? 0;
  };
  /* A first page that is not full is the whole list; behind the end there is nothing to look for. */
  if (query.offset === 0 && query.limit > 0) {
    const rows = await walked(null);
    return { rows, total: rows.length < query.limit ? rows.length : await count() };
  }
  const total = await count();
  return { rows: query.limit > 0 && query.offset < total ? await walked(total) : [], total };
}

/** The list envelope of a page (contract §0.6). */
export const listAnswer = <T, R>(
  { rows, total }: Page<T>,
  query: ListQuery,
  entityOf: (row: T) => R,
) => ({
  results: rows.map(entityOf),
  total,
  limit: query.limit,
  offset: query.offset,
});
