import type { z } from 'zod';
import { fieldError } from '@assay/schema/core/field-error-tree';
import { isRepeatable } from '@assay/schema/order-requests/order-request-words';
import type { OrderRequest, OrderRequestInput } from '@assay/schema/order-requests/order-request';
import type { TestPool } from '@assay/schema/test-pools/test-pool';
import type { Context } from '../../core/context.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { found, Refusal } from '../../core/refusal.ts';
import { requireCompliance } from '../compliance/compliance.service.ts';
import { viewerAsActor } from '../test-results/viewer-as-actor.read-model.ts';
import { readTestPool } from '../test-pools/test-pools.read-model.ts';
import { lockEditablePool } from '../test-pools/test-pools.service.ts';
import { orderFaultTexts } from './order-fault-texts.ts';
import { generateOrdersJob } from './generate-orders.job.ts';
import { orderRequests } from './order-request.table.ts';
import {
  addRequest,
  locationsToOrder,
  lockRun,
  reopenRequest,
  requestOfRun,
  type LocationCompliance,
} from './order-requests.repository.ts';
import { runRow } from '../selection-runs/selection-runs.read-model.ts';

type Input = z.output<typeof OrderRequestInput>;

const URINE = 1;
const noAutoOrders = 'The Test Pool of this run does not generate tests.';

/** @throws Refusal RESOURCE_NOT_FOUND */
export const readOrderRequest = async (context: Context, id: number): Promise<OrderRequest> =>
  orderRequests.fromRow(found(await orderRequests.find(context.tx, id)));

/**
 * What the law of each location says of a random test there, as whoever asks for the orders would be told it (contract §19). Where it
 * forbids the test nothing is ordered, and the rows of the people say so.
 */
async function complianceOf(
  context: Context,
  runId: number,
  { isRegulated, testOrderType }: TestPool,
): Promise<Record<string, LocationCompliance>> {
  const judged: Record<string, LocationCompliance> = {};
  for (const { id: locationId } of await locationsToOrder(context.tx, runId)) {
    try {
      const kept = await requireCompliance(context, {
        testType: testOrderType === 'INSTANT' ? 'POCT' : 'LAB',
        specimenTypeId: URINE,
        reasonForTest: 'RANDOM',
        locationId,
        program: isRegulated ? 'DOT' : 'NON_DOT',
        isComplianceIgnore: false,
        complianceOverrideReason: null,
      });
      judged[locationId] = { kept };
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'COMPLIANCE_ALERT') throw error;
      judged[locationId] = { refused: orderFaultTexts.ofLaw(error.message) };
    }
  }
  return judged;
}

/** A run whose pool generates orders and can still change, with both locked. */
async function lockOrderable(context: Context, runId: number) {
  const { test_pool_id: poolId, company_id: companyId } = await runRow(context, runId);
  await lockEditablePool(context, poolId);
  const run = await lockRun(context.tx, runId);
  if (run.invalidated_at !== null) throw new Refusal('RUN_ALREADY_INVALIDATED');
  const pool = await readTestPool(context, poolId);
  if (!pool.shouldAutoGenerateTests)
    throw Refusal.fields(fieldError(['selectionId'], 'INVALID', {}, noAutoOrders));
  return { run, pool, companyId };
}

/**
 * Asks for the orders of a run, once (decision 36): they are placed by a job, and the run changes no more.
 * @throws Refusal RUN_ORDERS_ALREADY_REQUESTED with the request in its parameters; RUN_ALREADY_INVALIDATED,
 *   TEST_POOL_NOT_EDITABLE, RESOURCE_NOT_FOUND, or INVALID at `selectionId`
 */
export async function createOrderRequest(
  context: Context,
  { selectionId }: Input,
): Promise<OrderRequest> {
  const { tx, viewer } = context;
  const { run, pool, companyId } = await lockOrderable(context, selectionId);
  const before = await requestOfRun(tx, selectionId);
  if (before !== null)
    throw new Refusal('RUN_ORDERS_ALREADY_REQUESTED', {
      params: { id: before.id, status: before.status },
    });
  const compliance = await complianceOf(context, selectionId, pool);
  const { userId, homeTenantId } = viewer;
  const who = { actor: await viewerAsActor(context), userId, homeTenantId };
  const id = await addRequest(tx, run, who, compliance);
  await enqueue(context, generateOrdersJob, { requestId: id });
  context.audit({
    action: 'selectionRun.ordersRequested',
    entityId: selectionId,
    companyId,
    changes: { hasRequestedOrders: { before: false, after: true } },
  });
  return readOrderRequest(context, id);
}

/**
 * Queues a request again that failed, or that could not order for everybody: who has an order keeps it.
 * @throws Refusal RUN_ORDERS_ALREADY_REQUESTED while it runs and once everything is ordered; else as `createOrderRequest`
 */
export async function repeatOrderRequest(
  context: Context,
  id: number,
  { selectionId }: Input,
): Promise<OrderRequest> {
  const { run, pool, companyId } = await lockOrderable(context, selectionId);
  const before = found(await requestOfRun(context.tx, run.id));
  if (before.id !== id) throw Refusal.fields(fieldError(['selectionId'], 'INVALID'));
  if (!isRepeatable(before.status))
    throw new Refusal('RUN_ORDERS_ALREADY_REQUESTED', { params: { id, status: before.status } });
  await reopenRequest(context.tx, id, await complianceOf(context, run.id, pool));
  await enqueue(context, generateOrdersJob, { requestId: id });
  context.audit({ action: 'selectionRun.ordersRequested', entityId: run.id, companyId });
  return readOrderRequest(context, id);
}
