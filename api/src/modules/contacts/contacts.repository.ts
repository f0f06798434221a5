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
