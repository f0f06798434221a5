import { sql, type SQL } from 'drizzle-orm';
import type { ListField, ListFilter, ListQuery } from '@assay/schema/core/list';
import type { Tx } from '../database/database.ts';
import { cut, forward, sortKeys, type Order } from './list-order.ts';
import { recordsOf, type ListColumn, type ListSource, type Page } from './list-source.ts';

/** A row of the statement, with the place of its parent among those that were asked. */
type Placed<T> = T & { parent_place: number };

interface Parents {
  source: ListSource;
  query: Pick<ListQuery, 'limit' | 'offset' | 'withTotal'>;
  order: Order;
  /** Rows of the list that match whatever else was asked, for the page and for its count. */
  matches: { page: SQL; count: SQL };
  /** What the parents are found by. */
  by: { field: ListField; column: ListColumn; filter: ListFilter };
}

/** Whether a row is one of the parent's. */
const ofParent = ({ field, column }: Parents['by']): SQL =>
  field.kind === 'ids'
    ? sql`${column.value} @> array[parent_id.id]`
    : sql`${column.value} = parent_id.id`;

/** Counts the rows of parents, each by the index of its rows. */
async function totalsOf(
  tx: Tx,
  ids: readonly number[],
  { matches, by }: Parents,
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.rows<{ id: number; total: number }>(sql`
    select parent_id.id, (select count(*) ${matches.count} and ${ofParent(by)}) as total
    from unnest(${sql.param([...ids])}::bigint[]) parent_id (id)`);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

/**
 * A page of the rows of each parent: as many rows are read as are answered, however many a parent has. The pages
 * follow each other in the order of the parents; `groups` says where each ends. A page that is not full is the end of
 * its rows, so that only full ones are counted.
 */
export async function pagesOfParents<T extends object>(tx: Tx, parents: Parents): Promise<Page<T>> {
  const { source, order, matches, by } = parents;
  const { limit, offset, withTotal = true } = parents.query;
  const ids = [...new Set(by.filter.values.map(Number))];
  const take = withTotal ? limit : limit + 1;
  const read =
    take === 0
      ? []
      : await tx.rows<Placed<T>>(sql`
    select parent_id.place::integer as parent_place, ${source.select}
    from unnest(${sql.param(ids)}::bigint[]) with ordinality parent_id (id, place)
    cross join lateral (
      select t.id, ${sortKeys(order)} ${matches.page} and ${ofParent(by)}
      order by ${forward(order)} ${cut(take, offset)}
    ) page
    join ${recordsOf(source)} t on t.id = page.id ${source.rowJoins ?? sql.raw('')}
    order by parent_id.place, ${forward(order, 'page')}`);
  const pages = ids.map((): Placed<T>[] => []);
  for (const row of read) pages[row.parent_place - 1]?.push(row);

  const isWhole = (page: readonly T[]): boolean =>
    page.length < take && (offset === 0 || page.length > 0);
  const open = withTotal ? ids.filter((_id, index) => !isWhole(pages[index] ?? [])) : [];
  const totals = await totalsOf(tx, open, parents);
  const groups = ids.map((id, index) => {
    const found = pages[index]?.length ?? 0;
    return { id, count: Math.min(found, limit), total: totals.get(id) ?? offset + found };
  });
  return {
    rows: pages.flatMap((page) => page.slice(0, limit)),
    total: groups.reduce((sum, { total }) => sum + total, 0),
    groups,
  };
}
