import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';
import { found } from '../../core/refusal.ts';
import type { Incoming } from './incoming.repository.ts';

/** When a message last came in that the transaction sees. */
export const lastReceived = async (tx: Tx, connectionId: number): Promise<string | null> =>
  found(
    await tx.row<{ at: string | null }>(
      sql`select max(received_at) as at from lab_messages where connection_id = ${connectionId}`,
    ),
  ).at;

/** Messages to a laboratory that wait and that were given up. */
export const countOutgoing = async (tx: Tx, connectionId: number) =>
  found(
    await tx.row<{ ordersWaiting: number; ordersFailed: number }>(sql`
      select count(*) filter (where state = 'WAITING')::integer as "ordersWaiting",
        count(*) filter (where state = 'FAILED')::integer as "ordersFailed"
      from lab_outgoing_messages where connection_id = ${connectionId} and state in ('WAITING', 'FAILED')`),
  );

/** Messages of the other side that wait, failed and fit no test. */
export const countIncoming = async (tx: Tx, connectionId: number) =>
  found(
    await tx.row<{
      messagesWaiting: number;
      messagesFailed: number;
      messagesUnmatched: number;
    }>(sql`
      select count(*) filter (where state = 'WAITING')::integer as "messagesWaiting",
        count(*) filter (where state = 'FAILED')::integer as "messagesFailed",
        count(*) filter (where state = 'UNMATCHED')::integer as "messagesUnmatched"
      from lab_messages where connection_id = ${connectionId} and state in ('WAITING', 'FAILED', 'UNMATCHED')`),
  );

/** The latest messages of a connection, to be held against their hashes; what is larger than 64 kB is left to its reading. */
export const latestMessages = (tx: Tx, connectionId: number, most: number): Promise<Incoming[]> =>
  tx.rows<Incoming>(sql`
    select * from lab_messages where connection_id = ${connectionId} and bytes <= 65536
    order by received_at desc, id limit ${most}`);
