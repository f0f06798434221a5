import { sql } from 'drizzle-orm';
import type {
  OutgoingKindName,
  OutgoingStateName,
} from '@assay/schema/laboratories/laboratory-words';
import type { Row, Tx } from '../../core/database/database.ts';
import { nextIds } from '../../core/database/insert-rows.ts';
import { found } from '../../core/refusal.ts';

export type Outgoing = Row<'lab_outgoing_messages'>;

/** Adds what a laboratory is to be told of a test. @returns its id */
export async function addOutgoing(
  tx: Tx,
  testResultId: number,
  kind: OutgoingKindName,
): Promise<number> {
  const row = await tx.row<{ id: number }>(sql`
    insert into lab_outgoing_messages (test_result_id, kind) values (${testResultId}, ${kind}) returning id`);
  return found(row).id;
}

/** Adds orders of new tests that laboratories are to get; the caller knows that they are electronic. @returns their ids */
export async function addNewOrders(tx: Tx, testResultIds: readonly number[]): Promise<number[]> {
  const ids = await nextIds(tx, 'lab_outgoing_messages', testResultIds.length);
  await tx.run(sql`
    insert into lab_outgoing_messages (id, test_result_id, kind)
    select n.id, n.test_result_id, 'ORDER'
    from unnest(${sql.param(ids)}::bigint[], ${sql.param([...testResultIds])}::bigint[]) as n (id, test_result_id)`);
  return ids;
}

/** What waits or failed of a test is not sent any more: something newer takes its place. */
export const supersede = (
  tx: Tx,
  testResultId: number,
  kinds: readonly OutgoingKindName[],
): Promise<number> =>
  tx.run(sql`
    update lab_outgoing_messages set state = 'SUPERSEDED', next_attempt_at = null, finished_at = now()
    where test_result_id = ${testResultId} and kind = any (${sql.param([...kinds])}::text[]) and state in ('WAITING', 'FAILED')`);

/** A message, locked until the commit, or null. */
export const lockOutgoing = (tx: Tx, id: number): Promise<Outgoing | null> =>
  tx.row<Outgoing>(sql`select * from lab_outgoing_messages where id = ${id} for no key update`);

interface OutgoingChange {
  state: OutgoingStateName;
  connectionId: number | null;
  attempts: number;
  nextAttemptAt: string | null;
  error: string | null;
}

/** Keeps how an attempt went. */
export async function noteAttempt(
  tx: Tx,
  id: number,
  { state, connectionId, attempts, nextAttemptAt, error }: OutgoingChange,
): Promise<void> {
  await tx.run(sql`
    update lab_outgoing_messages set state = ${state}, connection_id = ${connectionId}, attempts = ${attempts},
      next_attempt_at = ${nextAttemptAt}::timestamptz, error = ${error},
      finished_at = case when ${state} = 'WAITING' then null else now() end
    where id = ${id}`);
}
