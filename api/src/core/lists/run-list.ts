import { sql, type SQL } from 'drizzle-orm';
import { parentsOf } from '@assay/schema/core/list-query';
import {
  TICKED_MAX,
  type ListFilter,
  type ListQuery,
  type ListSpec,
} from '@assay/schema/core/list';
import type { Tx } from '../database/database.ts';
import { keptTotal } from './kept-total.ts';
import { digestOf } from './list-digest.ts';
import { conditionOf } from './list-filter.ts';
import { cut, forward, reversed, sortKeys, type Order } from './list-order.ts';
import { pagesOfParents } from './list-parents.ts';
import { containing, pageOfHits, rowsOf } from './list-search.ts';
import { recordsOf, type ListColumn, type ListSource, type Page } from './list-source.ts';
import { hasSteps, pageBySteps } from './list-steps.ts';
import { walkOf } from './list-walk.ts';

const nothing = sql.raw('');

function columnOf(source: ListSource, name: string) {
  const field = source.spec.fields[name];
  const column: ListColumn | undefined = source.columns[name];
  if (field === undefined || column === undefined)
    throw new TypeError(`List field ${name} has no column.`);
  return { field, column };
}

/** The condition of one filter of a list; of a column that needs no join. */
export function filterCondition(source: ListSource, filter: ListFilter): SQL {
  const { field, column } = columnOf(source, filter.field);
  return conditionOf(field, column, filter);
}

/** The part that page and count share: which rows match. */
export function matching(
  source: ListSource,
  query: Pick<ListQuery, 'filters'>,
  more: readonly SQL[],
  ...joinedToo: readonly (string | undefined)[]
): SQL {
  const conditions = [source.where ?? sql`t.deleted_at is null`, ...more];
  const joins = new Set(joinedToo.filter((each) => each !== undefined));
  for (const filter of query.filters) {
    const { field, column } = columnOf(source, filter.field);
    if (column.join !== undefined) joins.add(column.join);
    conditions.push(conditionOf(field, column, filter));
  }
  const joined = [...joins].map((name) => source.joins?.[name] ?? nothing);
  return sql`from ${recordsOf(source)} t ${sql.join(joined, sql` `)} where ${sql.join(conditions, sql` and `)}`;
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
  steps: ListColumn | null,
): Promise<T[]> {
  const behind = total === null ? 0 : Math.max(total - offset - limit, 0);
  const isNearEnd = total !== null && behind < offset;
  const take = isNearEnd ? Math.min(limit, total - offset) : limit;
  const page =
    steps === null
      ? sql`select t.id, ${sortKeys(order)} ${match} order by ${isNearEnd ? reversed(order) : forward(order)}
          ${cut(take, isNearEnd ? behind : offset)}`
      : pageBySteps({ source, column: steps, order }, { limit: take, offset });
  return tx.rows<T>(sql`
    select ${source.select}
    from (${page}) page
    join ${recordsOf(source)} t on t.id = page.id ${source.rowJoins ?? nothing}
    order by ${forward(order, 'page')}`);
}

/** A page of each parent that a filter names, which is no condition of its own then. */
function ofParents<T extends object>(
  tx: Tx,
  source: ListSource,
  query: ListQuery,
  filter: ListFilter,
  { order, more, sortJoin }: { order: Order; more: readonly SQL[]; sortJoin: string | undefined },
): Promise<Page<T>> {
  const { field, column } = columnOf(source, filter.field);
  const rest = { filters: query.filters.filter((each) => each !== filter) };
  const matches = {
    page: matching(source, rest, more, column.join, sortJoin),
    count: matching(source, rest, more, column.join),
  };
  return pagesOfParents<T>(tx, { source, query, order, matches, by: { field, column, filter } });
}

async function pageOf<T extends object>(
  tx: Tx,
  source: ListSource,
  query: ListQuery,
  narrowed?: SQL,
): Promise<Page<T>> {
  const { column: sort } = columnOf(source, query.sortBy);
  const order: Order = {
    key: sort.sort ?? sort.value,
    descending: query.sortOrder === 'DESC',
    ...(sort.notNull && { notNull: sort.notNull }),
    ...(sort.tie && { tie: sort.tie }),
  };
  const more = narrowed === undefined ? [] : [narrowed];
  const whole = walkOf(query);
  if (whole !== null) {
    const found = query.q === null ? more : [...more, containing(query.q)];
    await whole.start(tx, matching(source, query, found, sort.join), order);
    return { rows: await rowsOf<T>(tx, source, whole.ids()), total: whole.total };
  }
  const parents = parentsOf(query);
  if (parents !== undefined)
    return ofParents(tx, source, query, parents, { order, more, sortJoin: sort.join });
  if (query.q !== null) {
    const match = matching(source, query, [...more, sql`t.id = hit.id`], sort.join);
    const found = await pageOfHits<T>(tx, source, { ...query, q: query.q }, order, match);
    if (found !== null) return found;
    more.push(containing(query.q));
  }

  const walked = (limit: number, total: number | null): Promise<T[]> => {
    const match = matching(source, query, more, sort.join);
    const steps = narrowed === undefined && hasSteps(source, sort, query) ? sort : null;
    return walk<T>(tx, source, { ...query, ...order, limit }, match, total, steps);
  };
  /* One row more than the page tells whether others follow. */
  if (query.withTotal === false) {
    const rows = await walked(query.limit + 1, null);
    return { rows: rows.slice(0, query.limit), total: query.offset + rows.length };
  }
  const isWhole = query.q === null && query.filters.length === 0;
  const count = async (): Promise<number> => {
    if (source.total !== undefined && isWhole) return source.total;
    const counted = sql`select count(*) ${matching(source, query, more)}`;
    const kept = narrowed === undefined ? keptTotal(source, query) : null;
    const total = kept === null ? sql`(${counted})` : sql`coalesce(${kept}, (${counted}))`;
    return (await tx.row<{ total: number }>(sql`select ${total} as total`))?.total ?? 0;
  };
  /* A first page that is not full is the whole list; behind the end there is nothing to look for. */
  if (query.offset === 0 && query.limit > 0) {
    const rows = await walked(query.limit, null);
    return { rows, total: rows.length < query.limit ? rows.length : await count() };
  }
  const total = await count();
  const isWithin = query.limit > 0 && query.offset < total;
  return { rows: isWithin ? await walked(query.limit, total) : [], total };
}

/** What tells all matches from any others; null when they are more than one call changes. */
async function digested(
  tx: Tx,
  source: ListSource,
  query: ListQuery,
  { total, groups }: Page<object>,
  narrowed?: SQL,
): Promise<string | null> {
  const isCounted = groups === undefined && query.withTotal !== false;
  if (!isCounted || total > TICKED_MAX) return null;
  const more = [
    ...(narrowed === undefined ? [] : [narrowed]),
    ...(query.q === null ? [] : [containing(query.q)]),
  ];
  const row = await tx.row<{ digest: string }>(
    sql`select ${digestOf(sql`t.id`)} as digest ${matching(source, query, more)}`,
  );
  return row?.digest ?? null;
}

/**
 * Answers a list call (contract §0.5). Few hits of a search are looked at once for page and count
 * (ADR 16). Otherwise ids of the page come from an index first, then the rows of those ids; the
 * count is a statement of its own, where it is needed. Ties are broken by id, missing values come
 * last in either order. `narrowed` restricts the list, e.g. to the company of the path. A query with a `ListWalk`
 * gets the next rows of the whole list.
 */
export async function runList<T extends object, S extends ListSpec = ListSpec>(
  tx: Tx,
  source: ListSource<S>,
  query: ListQuery,
  narrowed?: SQL,
): Promise<Page<T>> {
  const page = await pageOf<T>(tx, source, query, narrowed);
  if (query.withDigest !== true || walkOf(query) !== null) return page;
  return { ...page, digest: await digested(tx, source, query, page, narrowed) };
}

/** The list envelope of a page (contract §0.6). */
export const listAnswer = <T, R>(
  { rows, total, digest, groups }: Page<T>,
  query: ListQuery,
  entityOf: (row: T) => R,
) => ({
  results: rows.map(entityOf),
  total,
  ...(digest === undefined ? {} : { digest }),
  limit: query.limit,
  offset: query.offset,
  ...(groups === undefined ? {} : { groups }),
});
