import { ORDER_TOO_LONG, isOrderTooLong } from '@assay/schema/common/plausible-dates';
import { fieldError } from '@assay/schema/core/field-error-tree';
import type {
  CancelLabOrderInput,
  MailDonorPassInput,
  RenewLabOrderInput,
  ResendLabOrderInput,
} from '@assay/schema/lab-orders/lab-order-input';
import type { TestEventKind, TestStatusName } from '@assay/schema/test-results/test-words';
import type { TestResult } from '@assay/schema/test-results/test-result';
import type { z } from 'zod';
import type { Changes } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import type { Row } from '../../core/database/database.ts';
import { Refusal } from '../../core/refusal.ts';
import { noteEvent } from '../test-results/test-events.repository.ts';
import { readTestResult } from '../test-results/read-test-result.read-model.ts';
import {
  changeResult,
  lockResult,
  settleCase,
  type ResultRow,
} from '../test-results/test-results.repository.ts';
import { viewerAsActor } from '../test-results/viewer-as-actor.read-model.ts';
import type { OrderTools } from './lab-order-to-place.ts';
import { changeOrder, readOrder, reopenConfirmed } from './lab-orders.repository.ts';
import { askForPass } from './mail-pass.worker.ts';
import { refuseOtherOpenCase } from './other-open-case.ts';

/** Until the donor comes an order may be changed (decision 41). */
const changeable: readonly TestStatusName[] = [
  'ORDERED',
  'PENDING',
  'PENDING_CREATION',
  'CREATION_FAILED',
];

interface HeldOrder {
  test: ResultRow;
  order: Row<'lab_orders'>;
}

/** An order that may still be changed, locked until the commit. @throws Refusal ORDER_NOT_CHANGEABLE */
async function holdOrder(
  { tx }: Context,
  id: number,
  also: readonly TestStatusName[] = [],
): Promise<HeldOrder> {
  const test = await lockResult(tx, id);
  const order = await readOrder(tx, id);
  const isOpen = [...changeable, ...also].includes(test.test_status);
  if (order === null || !isOpen || test.collected_at !== null || test.is_manual_result)
    throw new Refusal('ORDER_NOT_CHANGEABLE');
  return { test, order };
}

/** Notes what was done to an order, and why, in the file of the test and in the log. */
async function note(
  context: Context,
  { test }: HeldOrder,
  kind: TestEventKind,
  reason: string,
  action: 'testResult.orderCanceled' | 'testResult.orderRenewed' | 'testResult.orderSentAgain',
  changes: Changes,
): Promise<void> {
  const actor = await viewerAsActor(context);
  await noteEvent(context.tx, {
    testResultId: test.id,
    kind,
    at: context.now,
    actor,
    source: 'portal',
    note: reason,
  });
  context.audit({
    action,
    entityId: test.id,
    companyId: test.company_id,
    changes: { ...changes, reason: { after: reason } },
  });
}

const isElectronic = ({ order }: HeldOrder): boolean => order.lab_order_type === 'ELECTRONIC_ORDER';

/**
 * Cancels an order to which the donor has not come. An instant test that it would have confirmed waits for another
 * confirmation.
 * @throws Refusal ORDER_NOT_CHANGEABLE
 */
export async function cancelLabOrder(
  context: Context,
  id: number,
  { reason }: z.output<typeof CancelLabOrderInput>,
  { laboratory }: OrderTools,
): Promise<TestResult> {
  const { tx, now } = context;
  const held = await holdOrder(context, id);
  const { test } = held;
  await changeResult(tx, id, { testStatus: 'COLLECTION_CANCELLED' });
  await changeOrder(tx, id, {
    canceled_at: now.toISOString(),
    cancel_reason: reason,
    next_attempt_at: null,
  });
  if (test.confirms_id !== null) {
    await reopenConfirmed(tx, test.confirms_id);
    await changeResult(tx, test.confirms_id, { testStatus: 'PENDING_CONFIRMATION' });
  }
  await settleCase(tx, test.test_case_id);
  await note(context, held, 'CANCELLED', reason, 'testResult.orderCanceled', {
    testStatus: { before: test.test_status, after: 'COLLECTION_CANCELLED' },
  });
  if (isElectronic(held)) await laboratory.cancel(context, id);
  return readTestResult(context, id);
}

/**
 * Gives the donor more time. An order that has expired is open again, unless the donor has another open case meanwhile.
 * @throws Refusal ORDER_NOT_CHANGEABLE, EXIST_OPEN_TEST_CASE_FOR_DONOR; on `expireDate` when it is more than a year ahead
 */
export async function renewLabOrder(
  context: Context,
  id: number,
  { expireDate, reason }: z.output<typeof RenewLabOrderInput>,
  { laboratory, secrets }: OrderTools,
): Promise<TestResult> {
  const { tx, now } = context;
  if (isOrderTooLong(expireDate, now))
    throw Refusal.fields(fieldError(['expireDate'], 'INVALID', {}, ORDER_TOO_LONG));
  const held = await holdOrder(context, id, ['EXPIRED_NO_SHOW']);
  const { test, order } = held;
  if (test.test_status === 'EXPIRED_NO_SHOW') {
    await refuseOtherOpenCase(tx, secrets, test);
    await changeResult(tx, id, { testStatus: 'ORDERED' });
    await settleCase(tx, test.test_case_id);
  }
  await changeOrder(tx, id, { expire_date: expireDate });
  await note(context, held, 'RENEWED', reason, 'testResult.orderRenewed', {
    expireDate: { before: order.expire_date, after: expireDate },
  });
  // An order that failed is sent with the new day; until then its laboratory knows of nothing to renew.
  if (isElectronic(held) && test.test_status !== 'CREATION_FAILED')
    await laboratory.renew(context, id);
  return readTestResult(context, id);
}

/**
 * Sends an electronic order to the laboratory once more: one that failed begins anew.
 * @throws Refusal ORDER_NOT_CHANGEABLE
 */
export async function resendLabOrder(
  context: Context,
  id: number,
  { reason }: z.output<typeof ResendLabOrderInput>,
  { laboratory }: OrderTools,
): Promise<TestResult> {
  const { tx } = context;
  const held = await holdOrder(context, id);
  if (!isElectronic(held)) throw new Refusal('ORDER_NOT_CHANGEABLE');
  const { test } = held;
  if (test.test_status === 'CREATION_FAILED')
    await changeResult(tx, id, { testStatus: 'PENDING_CREATION' });
  await changeOrder(tx, id, { attempts: 0, next_attempt_at: null, last_error: null });
  await note(context, held, 'SENT_AGAIN', reason, 'testResult.orderSentAgain', {});
  await laboratory.send(context, id);
  return readTestResult(context, id);
}

/**
 * Mails the donor pass to an address, which the order keeps.
 * @throws Refusal ORDER_NOT_CHANGEABLE
 */
export async function mailDonorPass(
  context: Context,
  id: number,
  { email }: z.output<typeof MailDonorPassInput>,
): Promise<TestResult> {
  const { test } = await holdOrder(context, id);
  await changeOrder(context.tx, id, { donor_email: email });
  await askForPass(context, id);
  /* The address is the donor's own, and stays out of the log. */
  context.audit({
    action: 'testResult.donorPassMailed',
    entityId: id,
    companyId: test.company_id,
    changes: {},
  });
  return readTestResult(context, id);
}
