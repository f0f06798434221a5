import type { CaseCompliance } from '@assay/schema/compliance/compliance-check';
import { ReasonForTest } from '@assay/schema/test-results/test-row';
import type { CreateLabOrderInput } from '@assay/schema/lab-orders/lab-order-input';
import type { TestKind } from '@assay/schema/selection-runs/run-participant.list';
import type { Context } from '../../core/context.ts';
import { requireCompliance, type PlannedTest } from '../compliance/compliance.service.ts';
import { claimParticipant } from '../selection-runs/claim-participant.service.ts';
import type { KnownOrder } from './lab-order-to-place.ts';

const kindsOf: Record<CreateLabOrderInput['labOrder']['testType'], readonly TestKind[]> = {
  DRUG: ['drugs'],
  ALCOHOL: ['alcohol'],
  DRUG_AND_ALCOHOL: ['drugs', 'alcohol'],
};

/** The test that an order plans, as the law is asked about it. */
export const plannedBy = (
  { specimenTypeId }: CreateLabOrderInput,
  { locationId, program, reasonForTest }: KnownOrder,
): PlannedTest => ({
  testType: 'LAB',
  specimenTypeId,
  reasonForTest: ReasonForTest.nullable().parse(reasonForTest),
  locationId,
  program,
});

/**
 * Claims the participant whom an order tests, and asks what the law says of it.
 * @returns what the case keeps of the compliance check
 * @throws Refusal COMPLIANCE_ALERT, PARTICIPANT_ALREADY_TESTED, or of fields
 */
export async function judgeOrder(
  context: Context,
  order: CreateLabOrderInput,
  known: KnownOrder,
): Promise<CaseCompliance | null> {
  const { randomizationParticipantId: participantId, labOrder } = order;
  if (participantId !== null)
    await claimParticipant(context, {
      participantId,
      kinds: kindsOf[labOrder.testType],
      companyId: known.companyId,
      program: known.program,
    });
  return requireCompliance(context, {
    ...plannedBy(order, known),
    isComplianceIgnore: order.isComplianceIgnore,
    complianceOverrideReason: order.complianceOverrideReason,
  });
}
