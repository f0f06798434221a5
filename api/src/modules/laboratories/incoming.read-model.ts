import { sql } from 'drizzle-orm';
import type { ListQuery } from '@assay/schema/core/list';
import type { LabMessage, UnmatchedLabMessage } from '@assay/schema/laboratories/lab-traffic';
import {
  labMessageList,
  unmatchedLabMessageList,
} from '@assay/schema/laboratories/lab-traffic.list';
import type { MessageReasonName } from '@assay/schema/laboratories/laboratory-words';
import type { Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import { column, listSource } from '../../core/lists/list-source.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { found } from '../../core/refusal.ts';
import type { Incoming } from './incoming.repository.ts';

type Read = Omit<Incoming, 'body_sealed'>;

/* The bodies stay where they are. */
const columns =
  sql.raw(`t.id, t.tenant_id, t.connection_id, t.received_at, t.sent_at, t.nonce, t.signature, t.bytes, t.sha256,
  t.state, t.kind, t.test_result_id, t.reason, t.order_number, t.specimen_id, t.account, t.donor_id, t.collected_at,
  t.attempts, t.processed_at, t.matched_by, t.match_reason`);

const source = listSource({
  spec: labMessageList,
  table: 'lab_messages',
  columns: {
    id: column('id'),
    testResultId: column('test_result_id'),
    kind: column('kind'),
    state: column('state'),
    receivedAt: column('received_at'),
  },
  select: columns,
});

const factsOf = (row: Read) => ({
  id: row.id,
  kind: row.kind,
  receivedAt: row.received_at,
  reason: row.reason as MessageReasonName | null,
  orderNumber: row.order_number,
  specimenId: row.specimen_id,
});

const messageOf = (row: Read): LabMessage => ({
  ...factsOf(row),
  state: row.state,
  testResultId: row.test_result_id,
  sha256: row.sha256.toString('hex'),
  bytes: row.bytes,
  processedAt: row.processed_at,
});

/** A page of the messages of a connection that the caller may know of. */
export async function listIncoming({ tx }: Context, query: ListQuery, connectionId: number) {
  const page = await runList<Read>(tx, source, query, sql`t.connection_id = ${connectionId}`);
  return listAnswer(page, query, messageOf);
}

/** @throws Refusal RESOURCE_NOT_FOUND */
export async function readIncoming({ tx }: { tx: Tx }, id: number): Promise<LabMessage> {
  return messageOf(
    found(await tx.row<Read>(sql`select ${columns} from lab_messages t where t.id = ${id}`)),
  );
}

/** Whether a message is in sight. */
export const isIncomingVisible = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.row(sql`select 1 as seen from lab_messages where id = ${id}`)) !== null;

type Unmatched = Read & { connection_name: string };

const withConnection = sql`${columns}, (select c.name from lab_connections c where c.id = t.connection_id) as connection_name`;
const isOpen = sql`t.state = 'UNMATCHED' and (select app.sees_unreleased())`;

const unmatched = listSource({
  spec: unmatchedLabMessageList,
  table: 'lab_messages',
  columns: {
    id: column('id'),
    connectionId: column('connection_id'),
    kind: column('kind'),
    reason: column('reason'),
    receivedAt: column('received_at'),
  },
  select: withConnection,
  where: isOpen,
});

const unmatchedOf = (row: Unmatched): UnmatchedLabMessage => ({
  ...factsOf(row),
  connectionId: row.connection_id,
  connectionName: row.connection_name,
  account: row.account,
  primaryId: row.donor_id,
  collectedAt: row.collected_at,
});

/** A page of the messages that wait for MRO staff; empty for everybody else. */
export async function listUnmatched({ tx }: Context, query: ListQuery) {
  return listAnswer(await runList<Unmatched>(tx, unmatched, query), query, unmatchedOf);
}

/** @throws Refusal RESOURCE_NOT_FOUND */
export async function readUnmatched({ tx }: { tx: Tx }, id: number): Promise<UnmatchedLabMessage> {
  const row = await tx.row<Unmatched>(
    sql`select ${withConnection} from lab_messages t where t.id = ${id} and (select app.sees_unreleased())`,
  );
  return unmatchedOf(found(row));
}
