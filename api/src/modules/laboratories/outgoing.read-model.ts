import { sql } from 'drizzle-orm';
import type { ListQuery } from '@assay/schema/core/list';
import type { OutgoingLabMessage } from '@assay/schema/laboratories/lab-traffic';
import { outgoingLabMessageList } from '@assay/schema/laboratories/lab-traffic.list';
import type { Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import { column, listSource } from '../../core/lists/list-source.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { found } from '../../core/refusal.ts';
import type { Outgoing } from './outgoing.repository.ts';

type Read = Outgoing & { order_number: string };

const joined = sql`t.*, (select o.order_number from lab_orders o where o.test_result_id = t.test_result_id) as order_number`;

const source = listSource({
  spec: outgoingLabMessageList,
  table: 'lab_outgoing_messages',
  columns: {
    id: column('id'),
    testResultId: column('test_result_id'),
    kind: column('kind'),
    state: column('state'),
    createdAt: column('created_at'),
    nextAttemptAt: column('next_attempt_at'),
  },
  select: joined,
});

const answerOf = (row: Read): OutgoingLabMessage => ({
  id: row.id,
  testResultId: row.test_result_id,
  orderNumber: row.order_number,
  kind: row.kind,
  state: row.state,
  attempts: row.attempts,
  nextAttemptAt: row.next_attempt_at,
  error: row.error,
  createdAt: row.created_at,
  finishedAt: row.finished_at,
});

/** A page of what went to a laboratory, or is to go there. */
export async function listOutgoing({ tx }: Context, query: ListQuery, connectionId: number) {
  const page = await runList<Read>(tx, source, query, sql`t.connection_id = ${connectionId}`);
  return listAnswer(page, query, answerOf);
}

/** @throws Refusal RESOURCE_NOT_FOUND */
export async function readOutgoing({ tx }: { tx: Tx }, id: number): Promise<OutgoingLabMessage> {
  return answerOf(
    found(
      await tx.row<Read>(sql`select ${joined} from lab_outgoing_messages t where t.id = ${id}`),
    ),
  );
}

/** Whether a message is in sight. */
export const isOutgoingVisible = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.row(sql`select 1 as seen from lab_outgoing_messages where id = ${id}`)) !== null;
