import { sql, type SQL } from 'drizzle-orm';
import type { ListQuery } from '@assay/schema/core/list';
import type { Tx } from '../database/database.ts';
import { escapeLike } from './list-filter.ts';
import { forward, sortKeys, type Order } from './list-order.ts';
import { recordsOf, type ListSource, type Page } from './list-source.ts';

/** Up to this many matches of `q` are looked up by their ids. */
const FEW = 10_000;

/** The condition of `q` over the text itself, for what the trigram index finds too often to list. */
export const containing = (q: string): SQL =>
  sql`t.search_text like '%' || lower(${escapeLike(q)}) || '%'`;

const searchIds = ({ table, searchIds: own }: ListSource, pattern: SQL): SQL =>
  own?.(pattern, FEW) ?? sql`app.search_ids(${table}, ${pattern}, ${FEW})`;

/** The rows of some records, in the order of their ids; of a record that is out of sight none. */
export const rowsOf = <T extends object>(
  tx: Tx,
  { select, rowJoins, ...source }: ListSource,
  ids: readonly number[],
): Promise<T[]> =>
  tx.rows<T>(sql`
    select ${select} from unnest(${sql.param([...ids])}::bigint[]) with ordinality page (id, place)
    join ${recordsOf(source)} t on t.id = page.id ${rowJoins ?? sql.raw('')}
    order by page.place`);

interface Hits {
  few: boolean;
  total: number;
  ids: number[];
}

/**
 * The page of a search with few hits, or null when there are many. Each hit is visited once, by its
 * key, for count and order together: left to join or `any`, the planner reads the whole table,
 * whose rows it cannot know the hits to be so few of. `match` restricts `t` to the row of `hit`.
 */
export async function pageOfHits<T extends object>(
  tx: Tx,
  source: ListSource,
  { q, limit, offset }: Pick<ListQuery, 'limit' | 'offset'> & { q: string },
  order: Order,
  match: SQL,
): Promise<Page<T> | null> {
  const hits = await tx.row<Hits>(sql`
    with hits as materialized (
      select ${searchIds(source, sql`lower(${escapeLike(q)})`)} as ids
    ), found as materialized (
      select each.* from hits cross join unnest(hits.ids) hit (id)
      cross join lateral (select t.id, ${sortKeys(order)} ${match} offset 0) each
    )
    select (select ids is not null from hits) as few, (select count(*) from found) as total,
      array(select id from found order by ${forward(order, 'found')}
        limit ${limit} offset ${offset}) as ids`);
  if (!hits?.few) return null;
  if (hits.ids.length === 0) return { rows: [], total: hits.total };
  return { rows: await rowsOf<T>(tx, source, hits.ids), total: hits.total };
}
