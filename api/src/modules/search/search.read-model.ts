import { sql, type SQL } from 'drizzle-orm';
import { HITS_OF_EACH, HITS_OF_ONE } from '@assay/schema/search/search-kinds';
import type { SearchHit, SearchInput } from '@assay/schema/search/search';
import { knownZone, todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { mayCall } from '../../core/http/serve.ts';
import { escapeLike } from '../../core/lists/list-filter.ts';
import type { SearchedKind } from './searched-kind.read-model.ts';
import { searchedCatalogs } from './searched-catalogs.read-model.ts';
import { searchedKindsAt } from './searched-kinds.read-model.ts';

/** Up to this many records that hold all words are put in order. */
const FEW = 2_000;
/** A trigram index knows no shorter words. */
const TRIGRAM = 3;

interface Typed {
  /** As typed, without blanks at its ends and more than one between words. */
  text: string;
  words: readonly string[];
  limit: number;
  timeZone: string;
}

/** Records that are named by what was typed: their number, and names that begin with it, by their indexes. */
function near({ from, keys, indexed = keys, numbers }: SearchedKind, { text, limit }: Typed): SQL {
  const isId = /^\d{1,15}$/.test(text);
  const named = [
    ...(isId ? [sql`t.id = ${Number(text)}::bigint`] : []),
    ...(numbers?.(text) ?? []),
  ].map(
    (condition) =>
      sql`(select t.id, true from ${from} where t.deleted_at is null and ${condition} order by t.id desc limit ${limit})`,
  );
  /* As a range, which row-level security leaves on its index. */
  const begun = indexed.map(
    (key) => sql`(select t.id, false from ${from}
      where t.deleted_at is null and ${key} >= lower(${text}) and ${key} < lower(${text}) || chr(1114111)
      order by ${key} limit ${limit})`,
  );
  return sql.join([...named, ...begun], sql` union all `);
}

/** Records with all words, where an index can tell which; the first that come where they are many. */
function holding({ from, text: own }: SearchedKind, { words, limit }: Typed): SQL {
  const value = own ?? sql`t.search_text`;
  const all = sql.join(
    words.map((word) => sql`${value} like '%' || lower(${escapeLike(word)}) || '%'`),
    sql` and `,
  );
  return sql`
    select found.id, false from few cross join unnest(few.ids) found (id)
    union all (
      select t.id, false from ${from} where (select ids is null and is_asked from few) and t.deleted_at is null and ${all}
      limit ${limit})`;
}

/** Ids of the records that hold all words, in scope or not; they are looked at in scope one by one. */
function few({ searchIds }: SearchedKind, { words }: Typed): SQL {
  if (words.every((word) => word.length < TRIGRAM))
    return sql`select null::bigint[] as ids, false as is_asked`;
  const patterns = sql`array(select lower(word) from unnest(${sql.param(words.map(escapeLike))}::text[]) word)`;
  return sql`select ${searchIds(patterns, FEW)} as ids, true as is_asked`;
}

/** How well a name fits: the whole of it, its beginning, the beginning of one of its words, or a part of a word. */
const fitOf = (key: SQL, text: string): SQL => sql`case
  when ${key} = lower(${text}) then 0 when starts_with(${key}, lower(${text})) then 1
  when strpos(${key}, ' ' || lower(${text})) > 0 then 2 else 3 end`;

interface HitRow extends Omit<SearchHit, 'kind'> {
  fit: number;
}

/** The best hits of one kind. Rows out of scope do not exist for the statement, whatever the index found. */
function hitsOf(kind: SearchedKind, typed: Typed): SQL {
  const { from, keys, joins = sql``, newestFirst = false } = kind;
  const fits = sql.join(
    keys.map((key) => fitOf(key, typed.text)),
    sql`, `,
  );
  const order = newestFirst ? sql`best.fit, best.id desc` : sql`best.fit, best.key, best.id`;
  return sql`
    with few as materialized (${few(kind, typed)}),
    hits (id, is_named) as materialized (${near(kind, typed)} union all ${holding(kind, typed)}),
    best as materialized (
      select best.* from (select id, bool_or(is_named) as is_named from hits group by id) hit
      cross join lateral (
        select t.id, ${keys[0]} as key, case when hit.is_named then 0 else least(${fits}) end as fit
        from ${from} where t.id = hit.id and t.deleted_at is null offset 0
      ) best
      order by ${order} limit ${typed.limit}
    )
    select best.fit, best.id as "recordId", ${kind.title} as title, ${kind.detail ?? sql`null`} as detail, ${kind.note ?? sql`null`} as note,
      ${kind.date?.(typed.timeZone) ?? sql`null::date`} as date, ${kind.parentId ?? sql`null::bigint`} as "parentId",
      ${kind.variant ?? sql`null`} as variant
    from best join ${from} on t.id = best.id ${joins}
    order by ${order}`;
}

/**
 * What the caller may open and is called like this, in groups by kind, the kind with the best hit first. The wall: names,
 * places and numbers of tests alone are searched and answered, and they do not change with what a laboratory reports.
 */
export async function search(
  context: Context,
  { q, kind: only }: SearchInput,
): Promise<{ results: SearchHit[] }> {
  const { viewer, tx } = context;
  const words = q.trim().split(/\s+/);
  const typed: Typed = {
    text: words.join(' '),
    words,
    limit: only === null ? HITS_OF_EACH : HITS_OF_ONE,
    timeZone: knownZone(viewer.timezone),
  };
  const kinds = [...searchedKindsAt(todayOf(context)), ...searchedCatalogs].filter(
    ({ kind, access }) =>
      (only === null || kind === only) && mayCall(access, viewer, viewer.permissions),
  );
  const groups: { best: number; hits: SearchHit[] }[] = [];
  for (const each of kinds) {
    const rows = await tx.rows<HitRow>(hitsOf(each, typed));
    const hits = rows.map(({ fit: _fit, ...row }): SearchHit => ({ kind: each.kind, ...row }));
    groups.push({ best: rows[0]?.fit ?? Number.POSITIVE_INFINITY, hits });
  }
  return {
    results: groups.toSorted((one, other) => one.best - other.best).flatMap(({ hits }) => hits),
  };
}
