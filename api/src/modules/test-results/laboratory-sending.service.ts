import type { TestStatusName } from '@assay/schema/test-results/test-words';
import type { Tx } from '../../core/database/database.ts';
import { changeOrder, hasEvent, orderOfTest } from './laboratory-steps.repository.ts';
import { noteEvent } from './test-events.repository.ts';
import { changeResult, lockResult } from './test-results.repository.ts';

/** Where an order is on its way to the laboratory. */
const underway: readonly TestStatusName[] = [
  'ORDERED',
  'PENDING',
  'PENDING_CREATION',
  'CREATION_FAILED',
];

/** Whether a test has an order that goes to its laboratory as a message. */
export const isElectronic = async (tx: Tx, testResultId: number): Promise<boolean> =>
  (await orderOfTest(tx, testResultId))?.lab_order_type === 'ELECTRONIC_ORDER';

/** An order that was given up is to be sent again: its attempts begin anew. */
export async function beginSending(tx: Tx, testResultId: number): Promise<void> {
  const test = await lockResult(tx, testResultId);
  await changeOrder(tx, testResultId, { attempts: 0, next_attempt_at: null, last_error: null });
  if (test.test_status === 'CREATION_FAILED')
    await changeResult(tx, testResultId, { testStatus: 'PENDING_CREATION' });
}

/** An order arrived at its laboratory. */
export async function noteSent(
  tx: Tx,
  testResultId: number,
  { at, source }: { at: Date; source: string },
): Promise<void> {
  const test = await lockResult(tx, testResultId);
  const order = await orderOfTest(tx, testResultId);
  await changeOrder(tx, testResultId, {
    sent_at: at.toISOString(),
    next_attempt_at: null,
    last_error: null,
  });
  if (order?.accepted_at === null && test.test_status === 'PENDING_CREATION')
    await changeResult(tx, testResultId, { testStatus: 'ORDERED' });
  if (!(await hasEvent(tx, testResultId, 'SENT')))
    await noteEvent(tx, {
      testResultId,
      kind: 'SENT',
      at,
      actor: { userId: null, name: 'Assay' },
      source,
    });
}

/** An order did not arrive: it waits for its next attempt, or was given up (contract §19). */
export async function noteNotSent(
  tx: Tx,
  testResultId: number,
  {
    attempts,
    nextAttemptAt,
    error,
  }: { attempts: number; nextAttemptAt: string | null; error: string },
): Promise<void> {
  const test = await lockResult(tx, testResultId);
  const order = await orderOfTest(tx, testResultId);
  await changeOrder(tx, testResultId, {
    attempts,
    next_attempt_at: nextAttemptAt,
    last_error: error,
  });
  const after = nextAttemptAt === null ? 'CREATION_FAILED' : 'PENDING_CREATION';
  if (
    order?.accepted_at === null &&
    underway.includes(test.test_status) &&
    test.test_status !== after
  )
    await changeResult(tx, testResultId, { testStatus: after });
}

/** What a laboratory is told of an order that it has. */
const later = { CANCEL: 'cancellation', RENEW: 'renewal' } as const;

/**
 * A laboratory did not take that an order is renewed or canceled: whoever reads the order has to know, since the donor may hold
 * a pass that it does not honor.
 */
export const noteNotTaken = (
  tx: Tx,
  testResultId: number,
  {
    kind,
    at,
    source,
    error,
  }: { kind: keyof typeof later; at: Date; source: string; error: string },
): Promise<void> =>
  noteEvent(tx, {
    testResultId,
    kind: 'NOT_TAKEN',
    at,
    actor: { userId: null, name: source },
    source,
    note: `The ${later[kind]} was not taken: ${error} Call the laboratory.`,
  });
