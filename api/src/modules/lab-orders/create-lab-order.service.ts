import { fieldError } from '@assay/schema/core/field-error-tree';
import type { CreateLabOrderInput } from '@assay/schema/lab-orders/lab-order-input';
import type { PlacedLabOrder } from '@assay/schema/lab-orders/lab-order.routes';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { tellOverride } from '../compliance/compliance.service.ts';
import { referToFile } from '../files/files.service.ts';
import { viewerAsActor } from '../test-results/viewer-as-actor.read-model.ts';
import { judgeOrder, plannedBy } from './judge-order.ts';
import type { OrderTools } from './lab-order-to-place.ts';
import { attachFile } from './lab-orders.repository.ts';
import { askForPass } from './mail-pass.worker.ts';
import { placeLabOrder } from './place-lab-order.service.ts';

/** The uploaded form of a paper order, which is the order's from now on. @throws Refusal on `ccfFileId` */
async function takeForm(
  context: Context,
  id: string | null,
): Promise<{ id: string; title: string } | null> {
  if (id === null) return null;
  try {
    return await referToFile(context, id, ['document']);
  } catch (error) {
    if (error instanceof Refusal) throw Refusal.fields(fieldError(['ccfFileId'], 'INVALID'));
    throw error;
  }
}

/**
 * Orders a laboratory test (contract §19).
 * @throws Refusal of fields; EXIST_OPEN_TEST_CASE_FOR_DONOR, INSTANT_TEST_ALREADY_CONFIRMED, COMPLIANCE_ALERT,
 *   PARTICIPANT_ALREADY_TESTED
 */
export async function createLabOrder(
  context: Context,
  body: CreateLabOrderInput,
  { secrets, laboratory }: OrderTools,
): Promise<PlacedLabOrder> {
  const { tx } = context;
  const { client, instantTestId, randomizationParticipantId, ...sent } = body;
  const isPaper = sent.labOrderType === 'PAPER_CCF_ORDER';
  const form = await takeForm(context, isPaper ? sent.ccfFileId : null);
  const actor = await viewerAsActor(context);
  let told: (testCaseId: number) => Promise<void> = () => Promise.resolve();
  const placed = await placeLabOrder(
    { ...context, secrets, actor, laboratory },
    {
      ...sent,
      confirmsId: instantTestId,
      clientId: client,
      runParticipantId: randomizationParticipantId,
      beforeCase: async (known) => {
        const kept = await judgeOrder(context, body, known);
        told = (testCaseId) => tellOverride(context, plannedBy(body, known), kept, testCaseId);
        return kept;
      },
    },
  );
  await told(placed.testCaseId);
  if (form !== null)
    await attachFile(tx, placed.id, { id: form.id, title: form.title, docType: 'CCF' });
  if (sent.donorEmail !== null) await askForPass(context, placed.id);
  return placed;
}
