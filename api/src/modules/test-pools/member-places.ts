import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';

/** Locations of a company by their display id. */
export async function locationsByDisplayId(
  tx: Tx,
  companyId: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.rows<{ id: number; location_id: string }>(
    sql`select id, location_id from locations where company_id = ${companyId} and deleted_at is null`,
  );
  return new Map(rows.map(({ id, location_id: displayId }) => [displayId, id]));
}

/** Whether a location is one of a company, in sight and not deleted. */
export async function isLocationOf(tx: Tx, companyId: number, id: number): Promise<boolean> {
  const row = await tx.row(sql`select 1 as found from locations
    where id = ${id} and company_id = ${companyId} and deleted_at is null`);
  return row !== null;
}
