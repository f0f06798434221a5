import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';

/**
 * Locks locations of a company until the commit, in one order for all callers, and answers which of them there are.
 * Who changes the contacts of a location holds its lock, so that two primary contacts, or a contact of a location
 * that is deleted meanwhile, cannot be.
 */
export async function lockLocations(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await tx.rows<Row<'locations', 'id'>>(sql`
    select id from locations
    where id = any (${sql.param([...ids])}::bigint[]) and company_id = ${companyId} and deleted_at is null
    order by id for no key update`);
  return new Set(rows.map(({ id }) => id));
}

/** Ids of the primary contacts of some locations; a location has at most one. */
export async function primaryContacts(tx: Tx, locationIds: readonly number[]): Promise<number[]> {
  const rows = await tx.rows<Row<'contacts', 'id'>>(sql`
    select id from contacts
    where location_id = any (${sql.param([...locationIds])}::bigint[]) and is_primary and deleted_at is null
    order by id`);
  return rows.map(({ id }) => id);
}

/** How many contacts a location has. */
export async function countContactRows(tx: Tx, locationId: number): Promise<number> {
  const row = await tx.row<{ count: number }>(
    sql`select count(*) as count from contacts where location_id = ${locationId} and deleted_at is null`,
  );
  return row?.count ?? 0;
}

/** Hides the contacts of a company. */
export const hideContactsOfCompany = (tx: Tx, companyId: number): Promise<number> =>
  tx.run(
    sql`update contacts set deleted_at = now() where company_id = ${companyId} and deleted_at is null`,
  );

/** Ids of a company's locations that the caller sees, by their display ids. */
export async function locationsByDisplayId(
  tx: Tx,
  companyId: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.rows<Row<'locations', 'id' | 'location_id'>>(sql`
    select id, location_id from locations
    where company_id = ${companyId} and deleted_at is null order by id`);
  return new Map(rows.map(({ id, location_id: displayId }) => [displayId, id]));
}

/** Ids for n new contacts, in order. */
export async function nextContactIds(tx: Tx, n: number): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(
    sql`select app.next_ids('contacts', ${n}) as id order by 1`,
  );
  return rows.map(({ id }) => id);
}

interface Known {
  row: number;
  locationId: number;
  name: string;
  lastName: string;
  phoneNumber: string | null;
  email: string | null;
}

/** Which of some rows of a file their locations have already: the same names, phone and address. */
export async function knownContacts(tx: Tx, rows: readonly Known[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const found = await tx.rows<{ row: number }>(sql`
    select distinct g.row from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as g (row int, "locationId" bigint, name text, "lastName" text, "phoneNumber" text, email text)
    join contacts c on c.location_id = g."locationId" and c.deleted_at is null
      and c.last_name_key = lower(g."lastName") collate "C" and c.name_key = lower(g.name) collate "C"
      and c.phone_number is not distinct from g."phoneNumber"
      and c.email_key is not distinct from lower(g.email) collate "C"
    order by g.row`);
  return found.map(({ row }) => row);
}
