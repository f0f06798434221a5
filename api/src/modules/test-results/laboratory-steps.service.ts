import type { OrderStatusName } from '@assay/schema/laboratories/laboratory-words';
import type { TestEventKind, TestStatusName } from '@assay/schema/test-results/test-words';
import type { Tx } from '../../core/database/database.ts';
import { noteEvent } from './test-events.repository.ts';
import { changeOrder, hasEvent, orderOfTest } from './laboratory-steps.repository.ts';
import {
  changeResult,
  lockResult,
  settleCase,
  type ResultChange,
  type ResultRow,
} from './test-results.repository.ts';

/** A step of an order as a laboratory tells it. */
export interface OrderStep {
  status: OrderStatusName;
  at: string;
  labTestId?: string | null | undefined;
  specimenId?: string | null | undefined;
  collectedAt?: string | null | undefined;
  collectorName?: string | null | undefined;
  note?: string | null | undefined;
  /** Name of the connection. */
  source: string;
}

/** What came of a step: it was taken, it was there already, or the test was further or closed by then. */
export type StepOutcome = 'DONE' | 'REPEATED' | 'TOO_LATE' | 'ORDER_CLOSED';

/** How far a test is: 0 not with the laboratory, 1 ordered, 2 collected, 3 at the laboratory, 4 ended. */
const places: Partial<Record<TestStatusName, number>> = {
  PENDING_CREATION: 0,
  CREATION_FAILED: 0,
  ORDERED: 1,
  PENDING: 1,
  COLLECTION_COMPLETED: 2,
  AT_LAB: 3,
  MRO_PENDING: 3,
  /* A donor who came after all. */
  EXPIRED_NO_SHOW: 1,
};
const placeOf = (status: TestStatusName): number => places[status] ?? 4;

/** Ended without a specimen: what comes afterwards needs a person. */
const closed: readonly TestStatusName[] = [
  'COLLECTION_CANCELLED',
  'REFUSAL_TO_TEST',
  'UNABLE_TO_PROVIDE',
  'EXCUSED',
];

interface Move {
  /** Where the test is after it. */
  status(test: ResultRow): TestStatusName;
  event: TestEventKind;
  /** Up to which place of a test it is taken. */
  from: number;
  /** What the timeline says where the laboratory gave no words. */
  words?: string;
}

const to = (status: TestStatusName) => () => status;

const moves: Record<OrderStatusName, Move> = {
  ACCEPTED: { status: to('ORDERED'), event: 'ACCEPTED', from: 1 },
  REFUSED: { status: to('CREATION_FAILED'), event: 'REFUSED', from: 1 },
  COLLECTED: { status: to('COLLECTION_COMPLETED'), event: 'COLLECTED', from: 1 },
  RECEIVED: {
    /* Whatever will be found: it begins with the receipt (decision 38). */
    status: (test) => (test.goes_through_mro ? 'MRO_PENDING' : 'AT_LAB'),
    event: 'RECEIVED',
    from: 2,
  },
  CANCELLED: { status: to('COLLECTION_CANCELLED'), event: 'CANCELLED', from: 2 },
  NO_SHOW: {
    status: to('EXPIRED_NO_SHOW'),
    event: 'CANCELLED',
    from: 1,
    words: 'The order expired; nobody came.',
  },
  DONOR_REFUSED: {
    status: to('REFUSAL_TO_TEST'),
    event: 'CANCELLED',
    from: 2,
    words: 'The donor refused the test.',
  },
  UNABLE_TO_PROVIDE: {
    status: to('UNABLE_TO_PROVIDE'),
    event: 'CANCELLED',
    from: 2,
    words: 'The donor could not give a specimen.',
  },
};

/** What a step says beside the status, as far as it was not known. */
function missingOf(test: ResultRow, step: OrderStep): ResultChange {
  const collectedAt = step.status === 'COLLECTED' ? step.at : step.collectedAt;
  const filled: ResultChange = {};
  if (step.specimenId && test.specimen_id === null) filled.specimenId = step.specimenId;
  if (collectedAt && test.collected_at === null) filled.collectedAt = collectedAt;
  if (step.collectorName && test.collector_full_name === null)
    filled.collectorFullName = step.collectorName;
  if (step.status === 'RECEIVED' && test.received_at === null) filled.receivedAt = step.at;
  return filled;
}

async function noteStep(tx: Tx, test: ResultRow, step: OrderStep, note: string | null) {
  await noteEvent(tx, {
    testResultId: test.id,
    kind: moves[step.status].event,
    at: step.at,
    actor: { userId: null, name: step.source },
    source: step.source,
    note,
  });
}

/** What becomes of the order's own row. */
async function changeOrderBy(tx: Tx, id: number, step: OrderStep): Promise<void> {
  const { status, at, labTestId, note } = step;
  if (status === 'ACCEPTED')
    await changeOrder(tx, id, {
      ...(labTestId ? { lab_test_id: labTestId } : {}),
      accepted_at: at,
      attempts: 0,
      next_attempt_at: null,
      last_error: null,
    });
  if (status === 'REFUSED')
    await changeOrder(tx, id, {
      next_attempt_at: null,
      last_error: note ?? 'Refused without words.',
    });
  if (status === 'CANCELLED')
    await changeOrder(tx, id, { canceled_at: at, cancel_reason: note ?? null });
}

/**
 * Takes a step that a laboratory tells. Steps come in any order and more than once: a test never goes back, and what a late
 * step says beside its status is filled in where it was not known.
 * @returns what came of it, and how the status changed
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export async function takeOrderStep(
  tx: Tx,
  testResultId: number,
  step: OrderStep,
): Promise<{ outcome: StepOutcome; before: TestStatusName; after: TestStatusName }> {
  const test = await lockResult(tx, testResultId);
  const before = test.test_status;
  const stays = (outcome: StepOutcome) => ({ outcome, before, after: before });
  const { status, event, from, words } = moves[step.status];
  const note = step.note ?? words ?? null;
  const after = status(test);
  const order = await orderOfTest(tx, test.id);
  if (step.status === 'ACCEPTED' && order?.accepted_at != null && before !== 'CREATION_FAILED')
    return stays('REPEATED');
  if (closed.includes(before)) {
    if (after === before) return stays('REPEATED');
    await noteStep(tx, test, step, 'The order was closed by then.');
    return stays('ORDER_CLOSED');
  }
  const change = missingOf(test, step);
  if (placeOf(before) > from || before === after) {
    if (step.status === 'ACCEPTED') await changeOrderBy(tx, test.id, step);
    await changeResult(tx, test.id, change);
    const isNew = !(await hasEvent(tx, test.id, event));
    if (isNew) await noteStep(tx, test, step, note);
    return stays(
      isNew && placeOf(before) < 4 ? 'DONE' : before === after ? 'REPEATED' : 'TOO_LATE',
    );
  }
  await changeOrderBy(tx, test.id, step);
  await changeResult(tx, test.id, { ...change, testStatus: after });
  await noteStep(tx, test, step, note);
  await settleCase(tx, test.test_case_id);
  return { outcome: 'DONE', before, after };
}

/**
 * Takes from a report that waits for the MRO that the laboratory has the specimen, where nobody was told of that before: the
 * test is in the MRO process from then on, whatever was found (decision 38), and is found there by who determines it.
 * @param at when the laboratory had the specimen; null where the report does not say, and then nobody knows
 * @returns how the status changed
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export async function takeReceipt(
  tx: Tx,
  testResultId: number,
  { at, ...step }: Omit<OrderStep, 'status' | 'at'> & { at: string | null },
): Promise<{ before: TestStatusName; after: TestStatusName }> {
  const test = await lockResult(tx, testResultId);
  const { test_status: before } = test;
  if (placeOf(before) > moves.RECEIVED.from) return { before, after: before };
  const receipt: OrderStep = { ...step, status: 'RECEIVED', at: at ?? new Date().toISOString() };
  const { receivedAt, ...missing } = missingOf(test, receipt);
  const after = moves.RECEIVED.status(test);
  const known = at === null || receivedAt === undefined ? {} : { receivedAt };
  await changeResult(tx, test.id, { ...missing, ...known, testStatus: after });
  await noteStep(tx, test, receipt, null);
  await settleCase(tx, test.test_case_id);
  return { before, after };
}

/** Whether a report that comes for a test has to wait for a person, since it ended without a specimen. */
export const isClosedWithoutSpecimen = async (tx: Tx, testResultId: number): Promise<boolean> =>
  closed.includes((await lockResult(tx, testResultId)).test_status);

/** Whether the outcome of a test is known through the MRO alone, and whether everybody knows it by now. */
export async function wallOf(tx: Tx, testResultId: number) {
  const test = await lockResult(tx, testResultId);
  return {
    goesThroughMro: test.goes_through_mro,
    isReleased: test.released_at !== null,
    companyId: test.company_id,
    testStatus: test.test_status,
  };
}

/**
 * Fills in what a released report says of the specimen beside the outcome. Before the release nothing of the test moves (ADR 101).
 */
export async function fillIn(
  tx: Tx,
  testResultId: number,
  {
    specimenId,
    collectedAt,
    receivedAt,
  }: {
    specimenId?: string | null | undefined;
    collectedAt?: string | null | undefined;
    receivedAt?: string | null | undefined;
  },
): Promise<void> {
  const test = await lockResult(tx, testResultId);
  if (test.released_at === null) return;
  await changeResult(tx, testResultId, {
    ...(specimenId && test.specimen_id === null ? { specimenId } : {}),
    ...(collectedAt && test.collected_at === null ? { collectedAt } : {}),
    ...(receivedAt && test.received_at === null ? { receivedAt } : {}),
  });
}
