import { sql } from 'drizzle-orm';
import type {
  MessageReasonName,
  MessageStateName,
} from '@assay/schema/laboratories/laboratory-words';
import type { Row, Tx } from '../../core/database/database.ts';
import type { SealedColumn } from '../../core/secrets/sealed-column.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import type { Signed } from './signature.ts';

export type Incoming = Row<'lab_messages'>;

/* Every byte is one letter, so that the text opens into the very bytes that came in. */
const LETTERS = 'latin1';

const placeOf = (tenantId: number, connectionId: number, nonce: string): string =>
  `tenant ${tenantId} laboratory ${connectionId} message ${nonce}`;

/** Where the bodies of messages lie. */
export const messageBodies: SealedColumn = {
  table: 'public.lab_messages',
  sealed: 'body_sealed',
  anew: {
    set: 'body_sealed = $new',
    columns: ['tenant_id', 'connection_id', 'nonce'],
    placeOf: ({ tenant_id: tenantId, connection_id: connectionId, nonce }) =>
      placeOf(Number(tenantId), Number(connectionId), String(nonce)),
  },
};

/** A message to keep. */
export interface NewMessage extends Signed {
  tenantId: number;
  connectionId: number;
  body: Buffer;
  sha256: Buffer;
}

/**
 * Keeps a message as it came in.
 * @returns whether it was new; when not, the hash of what came with the nonce before
 */
export async function keepMessage(
  tx: Tx,
  secrets: SecretBox,
  { tenantId, connectionId, time, nonce, signature, body, sha256 }: NewMessage,
): Promise<{ isNew: true } | { isNew: false; sha256: Buffer }> {
  const sealed = secrets.seal(body.toString(LETTERS), placeOf(tenantId, connectionId, nonce));
  const kept = await tx.run(sql`
    insert into lab_messages (connection_id, sent_at, nonce, signature, body_sealed, bytes, sha256)
    values (${connectionId}, ${time}::timestamptz, ${nonce}, ${signature}, ${sealed}, ${body.length}, ${sha256})
    on conflict (tenant_id, connection_id, nonce) do nothing`);
  if (kept > 0) return { isNew: true };
  const former = await tx.row<Pick<Incoming, 'sha256'>>(sql`
    select sha256 from lab_messages where connection_id = ${connectionId} and nonce = ${nonce}`);
  return { isNew: false, sha256: former?.sha256 ?? Buffer.alloc(0) };
}

/** The hash of what came with a nonce, or null for a new one. */
export const hashOfNonce = async (
  tx: Tx,
  connectionId: number,
  nonce: string,
): Promise<Buffer | null> =>
  (
    await tx.row<Pick<Incoming, 'sha256'>>(sql`
      select sha256 from lab_messages where connection_id = ${connectionId} and nonce = ${nonce}`)
  )?.sha256 ?? null;

/** What became of messages of a connection, by their nonces. */
export const messagesOfNonces = (tx: Tx, connectionId: number, nonces: readonly string[]) =>
  tx.rows<Pick<Incoming, 'id' | 'kind' | 'state' | 'reason' | 'test_result_id'>>(sql`
    select id, kind, state, reason, test_result_id from lab_messages
    where connection_id = ${connectionId} and nonce = any (${sql.param([...nonces])}::text[]) order by id`);

/** The body as it came in. @throws SecretError when it was changed since */
export const bodyOf = (
  secrets: SecretBox,
  {
    tenant_id: tenantId,
    connection_id: connectionId,
    nonce,
    body_sealed: sealed,
  }: Pick<Incoming, 'tenant_id' | 'connection_id' | 'nonce' | 'body_sealed'>,
): Buffer => Buffer.from(secrets.open(sealed, placeOf(tenantId, connectionId, nonce)), LETTERS);

/** The oldest message that waits, but for those that this run could not take in. */
export const oldestWaiting = async (tx: Tx, except: readonly number[]): Promise<number | null> =>
  (
    await tx.row<{ id: number }>(sql`
      select id from lab_messages where state = 'WAITING' and id <> all (${sql.param([...except])}::bigint[])
      order by id limit 1`)
  )?.id ?? null;

/** A message, locked until the commit, or null. */
export const lockMessage = (tx: Tx, id: number): Promise<Incoming | null> =>
  tx.row<Incoming>(sql`select * from lab_messages where id = ${id} for no key update`);

export const findMessage = (tx: Tx, id: number): Promise<Incoming | null> =>
  tx.row<Incoming>(sql`select * from lab_messages where id = ${id}`);

/** Whether another message of a connection said the same and was filed, or waits for a person. */
export const isRepetition = async (
  tx: Tx,
  { id, connection_id: connectionId }: Incoming,
  contentHash: Buffer,
): Promise<boolean> =>
  (await tx.row(sql`
    select 1 as found from lab_messages
    where connection_id = ${connectionId} and content_hash = ${contentHash} and id < ${id}
      and state in ('PROCESSED', 'UNMATCHED') limit 1`)) !== null;

/** What was read of a message. */
export interface MessageFacts {
  kind: Incoming['kind'];
  contentHash: Buffer;
  orderNumber: string | null;
  specimenId: string | null;
  account: string | null;
  donorId: string | null;
  collectedAt: string | null;
}

export async function noteFacts(tx: Tx, id: number, facts: MessageFacts): Promise<void> {
  await tx.run(sql`
    update lab_messages set kind = ${facts.kind}, content_hash = ${facts.contentHash}, order_number = ${facts.orderNumber},
      specimen_id = ${facts.specimenId}, account = ${facts.account}, donor_id = ${facts.donorId},
      collected_at = ${facts.collectedAt}::timestamptz where id = ${id}`);
}

/** Keeps what became of a message. */
export async function settleMessage(
  tx: Tx,
  id: number,
  state: MessageStateName,
  {
    reason = null,
    testResultId = null,
  }: { reason?: MessageReasonName | null; testResultId?: number | null } = {},
): Promise<void> {
  await tx.run(sql`
    update lab_messages set state = ${state}, reason = ${reason}, test_result_id = coalesce(${testResultId}::bigint, test_result_id),
      processed_at = case when ${state} = 'WAITING' then null else now() end where id = ${id}`);
}

/** Counts an attempt that broke off. @returns how many there were */
export async function countAttempt(tx: Tx, id: number): Promise<number> {
  const row = await tx.row<{ attempts: number }>(
    sql`update lab_messages set attempts = attempts + 1 where id = ${id} returning attempts`,
  );
  return row?.attempts ?? 0;
}

/** Lets a message be read again, from the start. */
export async function readAgain(tx: Tx, id: number): Promise<void> {
  await tx.run(
    sql`update lab_messages set state = 'WAITING', reason = null, attempts = 0, processed_at = null where id = ${id}`,
  );
}

/** Links a message to its test, and why; it is filed when it is read again. */
export async function linkMessage(
  tx: Tx,
  id: number,
  { testResultId, by, reason }: { testResultId: number; by: string; reason: string },
): Promise<void> {
  await tx.run(sql`
    update lab_messages set test_result_id = ${testResultId}, matched_by = ${by}, match_reason = ${reason} where id = ${id}`);
}
