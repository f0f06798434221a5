import { sql, type SQL } from 'drizzle-orm';

/** From where somebody is looked at: a consortium, or none; today, or over a calendar year. */
export interface Viewpoint {
  consortiumId?: number | undefined;
  year?: number | undefined;
}

type Enrolled = 'consortium_companies' | 'consortium_locations';

/** The enrollments `m` that count; `of` names the row that they are of. */
const enrollments = (table: Enrolled, { consortiumId, year }: Viewpoint, of: SQL): SQL => {
  const when =
    year === undefined
      ? sql`m.ended_on is null`
      : sql`m.started_on <= make_date(${year}, 12, 31) and (m.ended_on is null or m.ended_on >= make_date(${year}, 1, 1))`;
  return sql`from ${sql.identifier(table)} m
    where m.consortium_id = ${consortiumId}::bigint and ${of} and ${when}`;
};

/** Whether the row is enrolled, from a viewpoint. */
export const isEnrolled = (table: Enrolled, from: Viewpoint, of: SQL): SQL =>
  from.consortiumId === undefined
    ? sql`false`
    : sql`exists (select 1 ${enrollments(table, from, of)})`;

/** How many locations are enrolled, from a viewpoint. */
export const countEnrolledLocations = (from: Viewpoint, of: SQL): SQL =>
  from.consortiumId === undefined
    ? sql`0`
    : sql`(select count(distinct m.location_id) ${enrollments('consortium_locations', from, of)})`;

/** The times of enrollment that overlap the year of the viewpoint; all of them when it has none. */
export const periodsOf = (table: Enrolled, { consortiumId, year }: Viewpoint, of: SQL): SQL =>
  consortiumId === undefined
    ? sql`'[]'::jsonb`
    : sql`coalesce((
      select jsonb_agg(jsonb_build_object('startedOn', m.started_on, 'endedOn', m.ended_on) order by m.started_on)
      from ${sql.identifier(table)} m where m.consortium_id = ${consortiumId}::bigint and ${of}
        and (${year ?? null}::int is null or m.started_on <= make_date(${year ?? 1}, 12, 31)
          and (m.ended_on is null or m.ended_on >= make_date(${year ?? 1}, 1, 1)))), '[]')`;
