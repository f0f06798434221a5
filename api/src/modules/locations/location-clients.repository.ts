import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';

/** Whose customers they are. */
export interface ClientPlace {
  companyId: number;
  locationId: number;
}

interface NamedClient {
  id: number | null;
  name: string;
}

/** Ids of the customers of a location. */
export async function clientIds(tx: Tx, locationId: number): Promise<number[]> {
  const rows = await tx.rows<Row<'location_clients', 'id'>>(
    sql`select id from location_clients where location_id = ${locationId} and deleted_at is null`,
  );
  return rows.map(({ id }) => id);
}

/** Keeps some customers of a location under the names given, adds new ones, and hides all others. */
export async function saveClients(
  tx: Tx,
  { companyId, locationId }: ClientPlace,
  kept: readonly NamedClient[],
  added: readonly NamedClient[],
): Promise<void> {
  /* Hidden first and named again after: two customers may have exchanged their names. */
  await tx.run(
    sql`update location_clients set deleted_at = now() where location_id = ${locationId} and deleted_at is null`,
  );
  await tx.run(sql`
    update location_clients c set name = g.name, deleted_at = null
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as g (id bigint, name text)
    where c.id = g.id and c.location_id = ${locationId}`);
  await tx.run(sql`
    insert into location_clients (company_id, location_id, name)
    select ${companyId}::bigint, ${locationId}::bigint, g.name
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as g (name text)`);
}
