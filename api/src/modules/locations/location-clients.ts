import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { fieldError } from '@assay/schema/core/field-error-tree';
import type { ClientInput } from '@assay/schema/locations/location';
import type { Tx } from '../../core/database/database.ts';
import { Refusal } from '../../core/refusal.ts';

type Client = z.output<typeof ClientInput>;

interface Place {
  companyId: number;
  locationId: number;
}

/**
 * Makes a list the customers of a location: those with an id keep it and may get another name, those
 * without are new, and those that are not in the list are hidden. Lock the location first.
 * @throws Refusal with a failure of an id that the location does not have
 */
export async function replaceClients(
  tx: Tx,
  { companyId, locationId }: Place,
  clients: readonly Client[],
): Promise<void> {
  const rows = await tx.rows<{ id: number }>(
    sql`select id from location_clients where location_id = ${locationId} and deleted_at is null`,
  );
  const known = new Set(rows.map(({ id }) => id));
  const kept = clients.filter(({ id }) => id !== null);
  const ids = new Set(kept.map(({ id }) => id));
  const unknown = clients.findIndex(({ id }) => id !== null && !known.has(id));
  if (unknown !== -1 || ids.size < kept.length)
    throw Refusal.fields(fieldError(['clients', Math.max(unknown, 0), 'id'], 'INVALID'));

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
    from jsonb_to_recordset(${JSON.stringify(clients.filter(({ id }) => id === null))}::jsonb) as g (name text)`);
}
