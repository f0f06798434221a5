import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';

type Found = Row<
  'lab_connections',
  | 'id'
  | 'name'
  | 'kind'
  | 'party'
  | 'provider'
  | 'address'
  | 'lab_account_ids'
  | 'mro_connection_id'
>;

const columns = sql.raw(
  'id, name, kind, party, provider, address, lab_account_ids, mro_connection_id',
);

/** A connection that is not deleted, or null. */
export const findConnection = (tx: Tx, id: number): Promise<Found | null> =>
  tx.row<Found>(
    sql`select ${columns} from lab_connections where id = ${id} and deleted_at is null`,
  );

/** The active connection of an order: one that names its account, else one of the laboratory that names none. */
export const connectionOfOrder = (
  tx: Tx,
  { provider, labAccountId }: { provider: string | null; labAccountId: number | null },
): Promise<Found | null> =>
  tx.row<Found>(sql`
    select ${columns} from lab_connections
    where party = 'LABORATORY' and provider = ${provider} and is_active and deleted_at is null
      and (cardinality(lab_account_ids) = 0 or ${labAccountId}::bigint = any (lab_account_ids))
    order by cardinality(lab_account_ids) = 0, id limit 1`);

/** Another connection whose results this one reports, or null. */
export const connectionThatNames = (tx: Tx, mroConnectionId: number) =>
  tx.row<{ name: string }>(sql`
    select name from lab_connections where mro_connection_id = ${mroConnectionId} and deleted_at is null limit 1`);

/** Keeps how the last message to the other side went; the version is not moved by it. */
export async function noteDelivery(
  tx: Tx,
  id: number,
  { at, error }: { at: Date; error: string | null },
): Promise<void> {
  const time = sql`${at.toISOString()}::timestamptz`;
  await tx.run(
    error === null
      ? sql`update lab_connections set last_sent_at = ${time}, last_error = null where id = ${id}`
      : sql`update lab_connections set last_failed_at = ${time}, last_error = ${error} where id = ${id}`,
  );
}

/** Lab accounts of the tenant among some ids, with their laboratories. */
export const accountsAmong = (tx: Tx, ids: readonly number[]) =>
  tx.rows<Row<'lab_accounts', 'id' | 'provider'>>(sql`
    select id, provider from lab_accounts where id = any (${sql.param([...ids])}::bigint[]) and deleted_at is null`);
