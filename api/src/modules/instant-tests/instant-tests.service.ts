import type { CaseCompliance } from '@assay/schema/compliance/compliance-check';
import type { CreateInstantTestInput } from '@assay/schema/instant-tests/instant-test';
import { isRefusal } from '@assay/schema/instant-tests/instant-test-rules';
import { BREATH_TYPE_ID, consentTexts } from '@assay/schema/instant-tests/instant-test-words';
import type { Context } from '../../core/context.ts';
import { found, Refusal } from '../../core/refusal.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import {
  overrideNote,
  requireCompliance,
  tellOverride,
  type PlannedTest,
} from '../compliance/compliance.service.ts';
import { referToFile } from '../files/files.service.ts';
import { claimParticipant } from '../selection-runs/claim-participant.service.ts';
import { hasOpenCase, openCase, type Actor } from '../test-results/test-cases.repository.ts';
import { noteEvent } from '../test-results/test-events.repository.ts';
import { addResult, settleCase } from '../test-results/test-results.repository.ts';
import { viewerAsActor } from '../test-results/viewer-as-actor.read-model.ts';
import { asStored, notAfter, UNNAMED_SPECIMEN } from './as-stored.ts';
import { requireFaultless, type Found, type Judged } from './find-faults.service.ts';
import { attachFile, findPlace, insertInstantTest } from './instant-tests.repository.ts';

/** Says what is wrong with an instant test, as a refusal by field; nothing when it can be stored. */
export const checkInstantTest =
  (secrets: SecretBox) =>
  async (
    context: Context,
    locationId: number,
    judged: Judged,
  ): Promise<{ errors: Record<string, unknown> }> => {
    await requireFaultless(context, secrets, locationId, judged);
    return { errors: {} };
  };

/** The steps of an instant test: its outcome is known at once. */
async function noteSteps(
  { tx, now }: Context,
  {
    testResultId,
    actor,
    collector,
    collectedAt,
    isRefused,
    note,
  }: {
    testResultId: number;
    actor: Actor;
    collector: string;
    collectedAt: string;
    isRefused: boolean;
    /** Of an alert that was overridden. */
    note: string | null;
  },
): Promise<void> {
  const step = { testResultId, source: 'portal' };
  if (isRefused) {
    await noteEvent(tx, { ...step, kind: 'REFUSED_TO_TEST', at: collectedAt, actor });
    return;
  }
  const gave = collector === actor.name ? actor : { userId: null, name: collector };
  await noteEvent(tx, { ...step, kind: 'COLLECTED', at: collectedAt, actor: gave, note });
  await noteEvent(tx, { ...step, kind: 'RELEASED', at: now, actor });
}

/** Keeps the signatures for good. @returns that of the donor, where somebody signed for consent */
async function keepSignatures(
  context: Context,
  { donor, testResult: { collectorSignature, donorSignature } }: CreateInstantTestInput,
  isRefused: boolean,
): Promise<string | null> {
  await referToFile(context, collectorSignature, ['signature']);
  if (donorSignature === null || donor.isVerbalConsent || isRefused) return null;
  await referToFile(context, donorSignature, ['signature']);
  return donorSignature;
}

async function keepAttachments(context: Context, testResultId: number, ids: readonly string[]) {
  for (const id of new Set(ids)) {
    const { title, docType } = await referToFile(context, id, ['document']);
    await attachFile(context.tx, testResultId, { id, title, docType: docType ?? 'OTHER' });
  }
}

/** The test as the law is asked about it. */
const plannedBy = (
  locationId: number,
  specimenTypeId: number,
  { donor: { reasonForTest } }: CreateInstantTestInput,
): PlannedTest => ({
  testType: 'POCT',
  program: 'NON_DOT',
  specimenTypeId,
  reasonForTest,
  locationId,
});

/** What the law says of the test, as its case keeps it; of a refusal nothing is checked. */
const complianceOf = (
  context: Context,
  locationId: number,
  input: CreateInstantTestInput,
): Promise<CaseCompliance | null> => {
  const { specimenTypeId } = input.testResult;
  if (isRefusal(input) || specimenTypeId === null) return Promise.resolve(null);
  const { isComplianceIgnore, complianceOverrideReason } = input;
  return requireCompliance(context, {
    ...plannedBy(locationId, specimenTypeId, input),
    isComplianceIgnore,
    complianceOverrideReason,
  });
};

async function storeInstantTest(
  context: Context,
  secrets: SecretBox,
  { locationId, compliance }: { locationId: number; compliance: CaseCompliance | null },
  input: CreateInstantTestInput,
  looked: Found,
): Promise<number> {
  const { tx, now, tenantId } = context;
  const { companyId, panel } = looked;
  const stored = asStored(input, looked);
  const { result, isRefused } = stored;
  const actor = await viewerAsActor(context);
  const collector = result.collectorFullName ?? actor.name;
  const collectedAt = notAfter(result.collectedAt, now);
  const at = now.toISOString();
  const signature = await keepSignatures(context, input, isRefused);
  const testCaseId = await openCase(
    tx,
    { secrets, tenantId, actor },
    {
      companyId,
      locationId,
      program: 'NON_DOT',
      /* Nobody is asked to consent to a test that is refused. */
      donor: {
        ...input.donor,
        isVerbalConsent: isRefused ? null : input.donor.isVerbalConsent,
        signature,
      },
      clientId: input.client,
      runParticipantId: input.randomizationParticipantId,
      compliance,
    },
  );
  const id = await addResult(tx, actor, {
    testCaseId,
    testType: 'INSTANT',
    testStatus: stored.testStatus,
    resultType: result.resultType,
    specimenTypeId: stored.specimenTypeId,
    confirmationMethod: stored.confirmationMethod,
    collectorFullName: collector,
    isAlcohol: stored.specimenTypeId === BREATH_TYPE_ID,
    collectedAt,
    releasedAt: at,
  });
  await insertInstantTest(tx, {
    ...result,
    testResultId: id,
    testPanelId: panel?.id ?? null,
    testPanelName: panel === null ? null : `${panel.panelId} ${panel.name}`,
    consentText: isRefused ? null : consentTexts.donor,
    certificationText: isRefused ? null : consentTexts.collector,
    certificationDate: isRefused ? null : (result.certificationDate ?? at),
    temperature: stored.temperature,
    lines: stored.lines,
  });
  await keepAttachments(context, id, result.attachments);
  const note = overrideNote(compliance);
  await noteSteps(context, { testResultId: id, actor, collector, collectedAt, isRefused, note });
  const planned = plannedBy(locationId, stored.specimenTypeId, input);
  await tellOverride(context, planned, compliance, testCaseId);
  await settleCase(tx, testCaseId);
  context.audit({
    action: 'testResult.created',
    entityId: id,
    companyId,
    changes: { testType: { after: 'INSTANT' }, testStatus: { after: stored.testStatus } },
  });
  return id;
}

/**
 * Stores an instant test at a location with its donor, panel and signatures as of today, all or nothing. What is not
 * negative waits for its confirmation with the case open; a refusal closes it.
 * @throws Refusal EXIST_OPEN_TEST_CASE_FOR_DONOR, PARTICIPANT_ALREADY_TESTED, COMPLIANCE_ALERT, INVALID_DRUG_ADULTERANTS,
 *   INSTANT_TEST_PRELIMINARY_POSITIVE_REQUIRES_DRUG, ACCESS_DENIED, or what is wrong by field
 */
export async function createInstantTest(
  context: Context,
  secrets: SecretBox,
  locationId: number,
  input: CreateInstantTestInput,
): Promise<{ id: number }> {
  const { tx } = context;
  const { company_id: companyId } = found(await findPlace(tx, locationId));
  const { primaryIdType, primaryId } = input.donor;
  const specimenTypeId = input.testResult.specimenTypeId ?? UNNAMED_SPECIMEN;
  /* Two tests of one donor at the same moment wait for each other here, before anything is judged. */
  const donor = { companyId, primaryIdType, primaryId, specimenTypeId };
  const hasOpen = await hasOpenCase(tx, secrets, donor);
  const looked = await requireFaultless(context, secrets, locationId, input);
  if (hasOpen) throw new Refusal('EXIST_OPEN_TEST_CASE_FOR_DONOR');
  const { randomizationParticipantId: participantId } = input;
  const isAlcohol = specimenTypeId === BREATH_TYPE_ID;
  if (participantId !== null)
    await claimParticipant(context, {
      participantId,
      kinds: [isAlcohol ? 'alcohol' : 'drugs'],
      companyId,
      program: 'NON_DOT',
    });
  const compliance = await complianceOf(context, locationId, input);
  const id = await storeInstantTest(context, secrets, { locationId, compliance }, input, looked);
  return { id };
}
