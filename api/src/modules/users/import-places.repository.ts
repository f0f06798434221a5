import { sql } from 'drizzle-orm';
import type { DataAccessLevel } from '@assay/schema/common/role-names';
import type { Scope } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';

/** Which of some addresses somebody signs in with, in whatever tenant. */
export async function takenUsernames(
  tx: Tx,
  usernames: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.rows<{ username: string }>(sql`
    select username from unnest(${sql.param([...usernames])}::text[]) as asked (username)
    where exists (select from app.user_by_email(username))`);
  return new Set(rows.map(({ username }) => username));
}

/** A record by its id, with its name. */
export interface Named {
  id: number;
  name: string;
}

/** Companies in sight by the texts that name them: the name in any case, or the id. */
export async function companiesByText(
  tx: Tx,
  texts: readonly string[],
): Promise<ReadonlyMap<string, Named>> {
  const all = sql.param([...new Set(texts)]);
  const rows = await tx.rows<Named & { text: string }>(sql`
    with asked as (select text, case when text ~ '^[1-9][0-9]{0,14}$' then text::bigint end as id
      from unnest(${all}::text[]) as given (text))
    select distinct on (text) text, id, name from (
      select a.text, c.id, c.company_name as name, 1 as rank from asked a
        join companies c on c.company_name_key = lower(a.text) collate "C" and c.deleted_at is null
      union all
      select a.text, c.id, c.company_name, 2 from asked a join companies c on c.id = a.id and c.deleted_at is null) as found
    order by text, rank`);
  return new Map(rows.map(({ text, ...company }) => [text, company]));
}

/** Name of some company in sight, to show what a name looks like. */
export async function exampleCompany(tx: Tx): Promise<string> {
  const row = await tx.row<{ name: string }>(
    sql`select company_name as name from companies where deleted_at is null order by id limit 1`,
  );
  return row?.name ?? '';
}

/** How many of some companies are in sight. */
export async function countCompanies(tx: Tx, ids: readonly number[]): Promise<number> {
  const row = await tx.row<{ count: number }>(sql`
    select count(*)::integer as count from companies
    where id = any (${sql.param([...ids])}::bigint[]) and deleted_at is null`);
  return row?.count ?? 0;
}

/** A text that names a unit or location of a company; `level` of units, null for any. */
export interface NamedPlace {
  companyId: number;
  text: string;
  kind: 'units' | 'locations';
  level: DataAccessLevel | null;
}

/** What makes two namings the same. */
export const placeKey = ({ companyId, kind, level, text }: NamedPlace): string =>
  [companyId, kind, level ?? '', text].join('\n');

/**
 * What namings lead to, by `placeKey`: the places of the best kind of match, which should be one. Locations are named by
 * their display id or name; units by name, path from the region down, or id, and with scope `units` the own ones alone.
 */
export async function placesByText(
  tx: Tx,
  asked: readonly NamedPlace[],
  scope: Scope,
): Promise<ReadonlyMap<string, readonly Named[]>> {
  const own =
    scope.kind === 'units'
      ? sql`u.id = any (${sql.param([...scope.unitIds])}::bigint[])`
      : sql`true`;
  const rows = await tx.rows<{ n: number; places: Named[] }>(sql`
    with asked as (
      select *, lower(regexp_replace(text, '\\s*>\\s*', ' > ', 'g')) collate "C" as key
      from jsonb_to_recordset(${JSON.stringify(asked.map((each, n) => ({ n, ...each })))}::jsonb)
        as g (n int, "companyId" bigint, text text, kind text, level text)),
    found as (
      select a.n, l.id, l.name, 1 as rank from asked a
        join locations l on l.location_id = a.text and l.company_id = a."companyId" and l.deleted_at is null
        where a.kind = 'locations'
      union all
      select a.n, l.id, l.name, 2 from asked a
        join locations l on l.company_id = a."companyId" and l.name_key = lower(a.text) collate "C" and l.deleted_at is null
        where a.kind = 'locations'
      union all
      select a.n, u.id, u.name, case a.key when u.name_key then 1 when u.id::text then 3 else 2 end from asked a
        join administrative_units u on u.company_id = a."companyId" and u.deleted_at is null and ${own}
          and (a.level is null or u.level = a.level)
        left join administrative_units r on r.id = u.region_id
        left join administrative_units m on m.id = u.area_id
        left join administrative_units d on d.id = u.district_id
        where a.kind = 'units'
          and a.key in (u.name_key, u.id::text, concat_ws(' > ', r.name_key, m.name_key, d.name_key)))
    select n, jsonb_agg(jsonb_build_object('id', id, 'name', name) order by id) as places
    from (select *, min(rank) over (partition by n) as best from found) as ranked
    where rank = best group by n`);
  return new Map(
    rows.flatMap(({ n, places }) => {
      const named = asked[n];
      return named === undefined ? [] : [[placeKey(named), places] as const];
    }),
  );
}
