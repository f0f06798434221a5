import type { z } from 'zod';
import type { OutgoingKindName } from '@assay/schema/laboratories/laboratory-words';
import type { ToLaboratory } from '@assay/schema/laboratories/laboratory-order';
import type { Tx } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { defineWorker, type JobRun, type Worker } from '../../core/jobs/job.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { readOrderToSend, type OrderToSend } from '../test-results/laboratory-order.read-model.ts';
import { noteNotSent, noteNotTaken, noteSent } from '../test-results/laboratory-sending.service.ts';
import { takeOrderStep } from '../test-results/laboratory-steps.service.ts';
import type { Delivery, Dial, Endpoint } from './connection.ts';
import { secretsOf } from './connection-secrets.repository.ts';
import { connectionOfOrder, findConnection, noteDelivery } from './lab-connections.repository.ts';
import { laboratoryCheck, laboratorySend } from './laboratory-jobs.ts';
import { addOutgoing, lockOutgoing, noteAttempt, type Outgoing } from './outgoing.repository.ts';

/** How often an order is tried again, and after which pause (contract §19). */
const RETRIES = 10;
const PAUSE_MS = 5 * 60_000;

type SendRun = JobRun<z.output<typeof laboratorySend.data>>;

/** What is about to be sent, and where. */
interface Prepared {
  message: Outgoing;
  connection: { id: number; name: string } | null;
  endpoint: Endpoint | null;
  text: ToLaboratory;
}

/** The words of a message, by what it tells. */
function textOf(
  kind: OutgoingKindName,
  messageId: string,
  { order, orderNumber, expiresAt, cancelReason }: OrderToSend,
  mroConnection: string | null,
): ToLaboratory {
  if (kind === 'CANCEL') return { kind, messageId, orderNumber, reason: cancelReason };
  if (kind === 'RENEW') return { kind, messageId, orderNumber, expiresAt };
  const mro = order.mro === null ? null : { ...order.mro, connection: mroConnection };
  return { kind, messageId, ...order, mro };
}

async function prepare(
  tx: Tx,
  secrets: SecretBox,
  { tenantId, messageId }: SendRun['data'],
): Promise<Prepared | null> {
  const message = await lockOutgoing(tx, messageId);
  if (message === null || message.state !== 'WAITING') return null;
  /* A job of its own comes then. */
  if (message.next_attempt_at !== null && Date.parse(message.next_attempt_at) > Date.now() + 1_000)
    return null;
  const order = await readOrderToSend(tx, secrets, message.test_result_id);
  if (order === null) return null;
  const connection = await connectionOfOrder(tx, order);
  const [secret] = connection === null ? [] : await secretsOf(tx, secrets, connection.id);
  const mro =
    connection?.mro_connection_id == null
      ? null
      : await findConnection(tx, connection.mro_connection_id);
  return {
    message,
    connection,
    endpoint:
      connection === null || secret === undefined ? null : { address: connection.address, secret },
    text: textOf(message.kind, `${tenantId}-${message.id}`, order, mro?.name ?? null),
  };
}

const given = (error: string): Delivery => ({ outcome: 'FAILED', error });

/** A laboratory that does not know an order has nothing to cancel. */
const isDone = (kind: OutgoingKindName, { outcome }: Delivery): boolean =>
  outcome === 'TAKEN' || (kind === 'CANCEL' && outcome === 'UNKNOWN');

async function finish(
  { tx, now, name }: { tx: Tx; now: Date; name: string },
  { kind, test_result_id: testResultId }: Outgoing,
  delivery: Delivery,
): Promise<void> {
  if (kind !== 'ORDER') {
    const { outcome } = delivery;
    if (outcome !== 'TAKEN' && !isDone(kind, delivery))
      await noteNotTaken(tx, testResultId, { kind, at: now, source: name, error: delivery.error });
    return;
  }
  if (delivery.outcome === 'TAKEN') {
    await noteSent(tx, testResultId, { at: now, source: name });
    const { labTestId } = delivery.answer;
    if (!labTestId) return;
    const step = { status: 'ACCEPTED', at: now.toISOString(), labTestId, source: name } as const;
    await takeOrderStep(tx, testResultId, step);
  } else {
    const step = {
      status: 'REFUSED',
      at: now.toISOString(),
      note: delivery.error,
      source: name,
    } as const;
    await takeOrderStep(tx, testResultId, step);
  }
}

/** Keeps what came of an attempt, in one transaction with what it means for the order. */
async function settle(tx: Tx, prepared: Prepared, delivery: Delivery): Promise<void> {
  const { connection } = prepared;
  const now = new Date();
  const error = delivery.outcome === 'TAKEN' ? null : delivery.error;
  const isAnswered = delivery.outcome !== 'FAILED';
  if (connection !== null)
    await noteDelivery(tx, connection.id, { at: now, error: isAnswered ? null : error });
  const message = await lockOutgoing(tx, prepared.message.id);
  if (message === null) return;
  const connectionId = connection?.id ?? null;
  if (message.state !== 'WAITING') {
    /* It was canceled on its way: whatever arrived there first, a cancellation comes last. */
    if (message.kind === 'ORDER' && delivery.outcome === 'TAKEN')
      await enqueue({ tx }, laboratorySend, {
        messageId: await addOutgoing(tx, message.test_result_id, 'CANCEL'),
      });
    return;
  }
  const context = { tx, now, name: connection?.name ?? 'Laboratory' };
  const none = { connectionId, attempts: message.attempts, nextAttemptAt: null };
  if (isDone(message.kind, delivery)) {
    await noteAttempt(tx, message.id, { ...none, state: 'DONE', error: null });
    return finish(context, message, delivery);
  }
  if (isAnswered) {
    await noteAttempt(tx, message.id, { ...none, state: 'FAILED', error });
    return finish(context, message, delivery);
  }
  const attempts = message.attempts + 1;
  const isLast = attempts > RETRIES;
  const nextAttemptAt = isLast ? null : new Date(now.getTime() + PAUSE_MS).toISOString();
  await noteAttempt(tx, message.id, {
    connectionId,
    state: isLast ? 'FAILED' : 'WAITING',
    attempts,
    nextAttemptAt,
    error,
  });
  if (!isLast) await enqueue({ tx }, laboratorySend, { messageId: message.id }, PAUSE_MS / 1_000);
  if (isLast && message.kind !== 'ORDER') return finish(context, message, delivery);
  if (message.kind === 'ORDER')
    await noteNotSent(tx, message.test_result_id, { attempts, nextAttemptAt, error: error ?? '' });
}

/** One attempt at a message: the laboratory is talked to between two transactions, so that a slow one holds none. */
export async function sendMessage(
  { database, data, log }: Pick<SendRun, 'database' | 'data' | 'log'>,
  secrets: SecretBox,
  dial: Dial,
): Promise<void> {
  const { tenantId, messageId } = data;
  const prepared = await inTransaction(database, { tenantId }, (tx) => prepare(tx, secrets, data));
  if (prepared === null) return;
  const delivery =
    prepared.endpoint === null
      ? given('There is no active connection to this laboratory.')
      : await dial(prepared.endpoint).deliver(prepared.text);
  if (delivery.outcome === 'FAILED')
    log.warn({ messageId, fault: delivery.error }, 'a message did not reach its laboratory');
  await inTransaction(database, { tenantId }, (tx) => settle(tx, prepared, delivery));
}

/** Sends what laboratories are told; several at a time, since one may be slow. */
export const sendWorker = (secrets: SecretBox, dial: Dial): Worker =>
  defineWorker({
    kind: laboratorySend,
    concurrency: 3,
    work: (run) => sendMessage(run, secrets, dial),
  });

type CheckRun = JobRun<z.output<typeof laboratoryCheck.data>>;

/** Asks the other side for sites near a zip code that every laboratory serves. */
async function check(
  { database, data, id }: CheckRun,
  secrets: SecretBox,
  dial: Dial,
): Promise<void> {
  const { tenantId, connectionId } = data;
  const endpoint = await inTransaction(database, { tenantId }, async (tx) => {
    const connection = await findConnection(tx, connectionId);
    const [secret] = await secretsOf(tx, secrets, connectionId);
    return connection === null || secret === undefined
      ? null
      : { address: connection.address, secret };
  });
  const delivery =
    endpoint === null
      ? given('The connection is not active.')
      : await dial(endpoint).deliver({
          kind: 'FIND_SITES',
          messageId: id,
          zip: '10001',
          radiusMiles: 25,
        });
  const error = delivery.outcome === 'TAKEN' ? null : delivery.error;
  await inTransaction(database, { tenantId }, (tx) =>
    noteDelivery(tx, connectionId, { at: new Date(), error }),
  );
}

export const checkWorker = (secrets: SecretBox, dial: Dial): Worker =>
  defineWorker({ kind: laboratoryCheck, work: (run) => check(run, secrets, dial) });
