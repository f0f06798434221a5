import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';

const array = (ids: readonly number[]) => sql`${sql.param([...ids])}::bigint[]`;

/** A location with the company that it belongs to. */
export interface Placed {
  id: number;
  companyId: number;
}

/** Those of some companies that the caller sees and that are not deleted. */
export const visibleCompanies = (tx: Tx, ids: readonly number[]): Promise<{ id: number }[]> =>
  tx.rows(sql`select id from companies where id = any (${array(ids)}) and deleted_at is null`);

/** Those of some locations that the caller sees and that are not deleted. */
export const visibleLocations = (tx: Tx, ids: readonly number[]): Promise<Placed[]> =>
  tx.rows(sql`select l.id, l.company_id as "companyId" from locations l
    where l.id = any (${array(ids)}) and l.deleted_at is null`);

/** What records are called today, by their ids. */
export async function namesOfRecords(
  tx: Tx,
  table: 'companies' | 'locations' | 'consortiums',
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const name = sql.raw(table === 'companies' ? 'company_name' : 'name');
  const rows = await tx.rows<{ id: number; name: string }>(
    sql`select id, ${name} as name from ${sql.raw(table)} where id = any (${array(ids)})`,
  );
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** All locations of some companies. */
export const locationsOfCompanies = (tx: Tx, ids: readonly number[]): Promise<Placed[]> =>
  tx.rows(sql`select l.id, l.company_id as "companyId" from locations l
    where l.company_id = any (${array(ids)}) and l.deleted_at is null`);

/** Who is enrolled in a consortium today. */
export async function enrolledIn(
  tx: Tx,
  consortiumId: number,
): Promise<{ companies: number[]; locations: Placed[] }> {
  const companies = await tx.rows<{ id: number }>(
    sql`select company_id as id from consortium_companies where consortium_id = ${consortiumId} and ended_on is null`,
  );
  const locations = await tx.rows<Placed>(sql`
    select location_id as id, company_id as "companyId" from consortium_locations
    where consortium_id = ${consortiumId} and ended_on is null`);
  return { companies: companies.map(({ id }) => id), locations };
}

/** Enrolls companies from a day on. One that left on that day, or later, goes on as if it had stayed. */
export async function enrollCompanies(
  tx: Tx,
  consortiumId: number,
  ids: readonly number[],
  day: string,
): Promise<void> {
  if (ids.length === 0) return;
  const back = await tx.rows<{ id: number }>(sql`
    update consortium_companies set ended_on = null
    where consortium_id = ${consortiumId} and company_id = any (${array(ids)}) and ended_on >= ${day}::date
    returning company_id as id`);
  const known = new Set(back.map(({ id }) => id));
  const fresh = ids.filter((id) => !known.has(id));
  await tx.run(sql`
    insert into consortium_companies (consortium_id, company_id, started_on)
    select ${consortiumId}::bigint, id, ${day}::date from unnest(${array(fresh)}) id`);
}

/** As `enrollCompanies`, for locations. */
export async function enrollLocations(
  tx: Tx,
  consortiumId: number,
  locations: readonly Placed[],
  day: string,
): Promise<void> {
  if (locations.length === 0) return;
  const ids = locations.map(({ id }) => id);
  const back = await tx.rows<{ id: number }>(sql`
    update consortium_locations set ended_on = null
    where consortium_id = ${consortiumId} and location_id = any (${array(ids)}) and ended_on >= ${day}::date
    returning location_id as id`);
  const known = new Set(back.map(({ id }) => id));
  const fresh = locations.filter(({ id }) => !known.has(id));
  await tx.run(sql`
    insert into consortium_locations (consortium_id, company_id, location_id, started_on)
    select ${consortiumId}::bigint, company_id, id, ${day}::date
    from unnest(${array(fresh.map(({ companyId }) => companyId))}, ${array(fresh.map(({ id }) => id))}) as new (company_id, id)`);
}

/** Lets companies leave; the day is the last one of their enrollment. */
export const leaveCompanies = (
  tx: Tx,
  consortiumId: number,
  ids: readonly number[],
  day: string,
): Promise<number> =>
  tx.run(sql`
    update consortium_companies set ended_on = greatest(started_on, ${day}::date)
    where consortium_id = ${consortiumId} and company_id = any (${array(ids)}) and ended_on is null`);

/** As `leaveCompanies`, for locations. */
export const leaveLocations = (
  tx: Tx,
  consortiumId: number,
  ids: readonly number[],
  day: string,
): Promise<number> =>
  tx.run(sql`
    update consortium_locations set ended_on = greatest(started_on, ${day}::date)
    where consortium_id = ${consortiumId} and location_id = any (${array(ids)}) and ended_on is null`);
