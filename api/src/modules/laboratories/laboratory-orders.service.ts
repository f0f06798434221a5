import type { OutgoingKindName } from '@assay/schema/laboratories/laboratory-words';
import type { OutgoingLabMessage } from '@assay/schema/laboratories/lab-traffic';
import type { Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import { enqueue, enqueueMany } from '../../core/jobs/enqueue.ts';
import { found, Refusal } from '../../core/refusal.ts';
import { beginSending, isElectronic } from '../test-results/laboratory-sending.service.ts';
import { laboratorySend } from './laboratory-jobs.ts';
import { addNewOrders, addOutgoing, lockOutgoing, supersede } from './outgoing.repository.ts';
import { readOutgoing } from './outgoing.read-model.ts';

interface Given {
  tx: Tx;
}

/** Tells the laboratory of a test something, once the caller's transaction is committed. @returns the id of the message */
async function tell(
  { tx }: Given,
  testResultId: number,
  kind: OutgoingKindName,
  inPlaceOf: readonly OutgoingKindName[],
): Promise<number | null> {
  if (!(await isElectronic(tx, testResultId))) return null;
  await supersede(tx, testResultId, inPlaceOf);
  const messageId = await addOutgoing(tx, testResultId, kind);
  await enqueue({ tx }, laboratorySend, { messageId });
  return messageId;
}

async function send(given: Given, testResultId: number): Promise<number | null> {
  if (await isElectronic(given.tx, testResultId)) await beginSending(given.tx, testResultId);
  return tell(given, testResultId, 'ORDER', ['ORDER', 'CANCEL', 'RENEW']);
}

/**
 * Has the order of a test sent to its laboratory in the caller's transaction, also again: its attempts begin anew. Nothing
 * is sent of an order on paper.
 */
export async function sendOrder(given: Given, testResultId: number): Promise<void> {
  await send(given, testResultId);
}

/** Has many orders sent that were placed in the caller's transaction, as `sendOrder` does with each. */
export async function sendNewOrders(
  { tx }: Given,
  testResultIds: readonly number[],
): Promise<void> {
  const messageIds = await addNewOrders(tx, testResultIds);
  await enqueueMany(
    { tx },
    laboratorySend,
    messageIds.map((messageId) => ({ messageId })),
  );
}

/** Has the laboratory told that the order of a test is canceled; an order that still waits is not sent any more. */
export async function cancelOrder(given: Given, testResultId: number): Promise<void> {
  await tell(given, testResultId, 'CANCEL', ['ORDER', 'RENEW', 'CANCEL']);
}

/** Has the laboratory told until when a specimen may be collected from now on. */
export async function renewOrder(given: Given, testResultId: number): Promise<void> {
  await tell(given, testResultId, 'RENEW', ['RENEW']);
}

/**
 * Sends a message again that was given up.
 * @throws Refusal MESSAGE_NOT_OPEN unless it failed, RESOURCE_NOT_FOUND
 */
export async function resendMessage(context: Context, id: number): Promise<OutgoingLabMessage> {
  const message = found(await lockOutgoing(context.tx, id));
  if (message.state !== 'FAILED') throw new Refusal('MESSAGE_NOT_OPEN');
  const testResultId = message.test_result_id;
  const again =
    message.kind === 'ORDER'
      ? await send(context, testResultId)
      : await tell(context, testResultId, message.kind, [message.kind]);
  context.audit({
    action: 'outgoingLabMessage.resent',
    entityId: id,
    companyId: message.company_id,
    changes: { kind: { after: message.kind }, testResultId: { after: testResultId } },
  });
  return readOutgoing(context, again ?? id);
}
