import type { StepwiseInput } from '@assay/schema/manual-results/stepwise-result';
import type { ManualEntry } from '@assay/schema/manual-results/manual-entry';
import { BREATH, statusOfOverall } from '@assay/schema/manual-results/manual-words';
import { labProviderNames } from '@assay/schema/common/lab-providers';
import type { ResultTypeName } from '@assay/schema/test-results/test-words';
import type { Context } from '../../core/context.ts';
import { beyondTheWall } from '../../core/database/beyond-the-wall.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import type { Actor } from '../test-results/test-cases.repository.ts';
import type { LaboratoryReport, MroReport } from '../test-results/test-reports.repository.ts';
import { changeResult, lockResult, settleCase } from '../test-results/test-results.repository.ts';
import { viewerAsActor } from '../test-results/viewer-as-actor.read-model.ts';
import {
  fileManualReport,
  MANUAL,
  takeReportFiles,
  type ReportFile,
} from './file-manual-report.ts';
import { attachFile, storeEntry } from './manual-entries.repository.ts';
import { foundLines, requireSubstances } from './manual-lines.ts';
import { openManualTest, type OpenTest } from './manual-test.service.ts';

type Typed = StepwiseInput['testResult'];
type Outcome = Pick<LaboratoryReport, 'kind' | 'result'> | Pick<MroReport, 'kind' | 'result'>;

const foundOfRefusal: Partial<Record<NonNullable<Typed['refusalReason']>, ResultTypeName>> = {
  REFUSAL_ADULTERATED: 'RESULT_ADULTERATED',
  REFUSAL_SUBSTITUTED: 'RESULT_SUBSTITUTED',
};

/**
 * What an overall result says as a report; null for what happened at the collection, of which no laboratory and no MRO
 * reports: a refusal there, or a collection that was called off.
 */
function outcomeOf({ overallResult, refusalReason, reportSource }: Typed): Outcome | null {
  if (reportSource === 'MRO') return { kind: 'MRO', result: `MRO_${overallResult}` };
  const kind = 'LABORATORY';
  switch (overallResult) {
    case 'POSITIVE':
    case 'NEGATIVE':
      return { kind, result: `RESULT_${overallResult}` };
    case 'REFUSAL': {
      const result = refusalReason === null ? undefined : foundOfRefusal[refusalReason];
      return result === undefined ? null : { kind, result };
    }
    case 'CANCELLED':
      return reportSource === 'LABORATORY' ? { kind, result: 'RESULT_FATAL_FLAW' } : null;
  }
}

const detailsOf = ({ testType, testResult }: StepwiseInput): ManualEntry => {
  const isDrug = testType === 'DRUG';
  return {
    comment: testResult.note,
    refusalReason: testResult.refusalReason,
    collectionInformation: isDrug ? testResult.collectionTypeId : testResult.collectionInformation,
    otherCollectionInfo: isDrug ? testResult.otherCollectionInfo : null,
    alcoholTest1: isDrug ? null : testResult.alcoholTest1,
    alcoholTest2: isDrug ? null : testResult.alcoholTest2,
  };
};

function openTest(
  context: Context,
  secrets: SecretBox,
  actor: Actor,
  { testType, dot, method, donor, testResult }: StepwiseInput,
): Promise<OpenTest> {
  const isAlcohol = testType === 'ALC';
  const order = isAlcohol ? null : testResult.labOrder;
  return openManualTest(context, secrets, actor, {
    locationId: donor.locationId,
    program: dot ? 'DOT' : 'NON_DOT',
    donor,
    isAlcohol,
    specimenTypeId: isAlcohol
      ? (testResult.alcoholTest1?.specimenTypeId ?? BREATH)
      : (testResult.specimenTypeId ?? 1),
    specimenId: testResult.specimenId,
    collectedAt: testResult.collectedAt,
    receivedAt: null,
    method,
    order: {
      testType: isAlcohol ? 'ALCOHOL' : 'DRUG',
      provider: isAlcohol ? null : testResult.provider,
      masterAccountId: order?.masterAccountId ?? null,
      subAccountId: order?.subAccountId ?? null,
      testCodes: order?.testCodes.filter((code) => code.trim() !== '') ?? [],
      testingAgency: donor.agency,
      collectedAt: testResult.collectedAt,
      der: null,
    },
  });
}

/** Ends a test of which nothing is reported, at the collection. */
async function endAtCollection(
  { tx }: Context,
  { id }: OpenTest,
  input: StepwiseInput,
  files: readonly ReportFile[],
): Promise<void> {
  await changeResult(tx, id, { testStatus: statusOfOverall[input.testResult.overallResult] });
  const { test_case_id: caseId } = await lockResult(tx, id);
  await settleCase(tx, caseId);
  for (const { id: fileId, title, docType } of files)
    await attachFile(tx, id, { fileId, title, docType, isMroOnly: false });
  await storeEntry(tx, id, { reportId: null, details: detailsOf(input) });
}

/** Where a released test of the steps stands: a refusal and a cancellation say so themselves (contract §22). */
async function settleStatus({ tx }: Context, { id }: OpenTest, { overallResult }: Typed) {
  if (overallResult !== 'REFUSAL' && overallResult !== 'CANCELLED') return;
  await beyondTheWall(tx, async () => {
    const { released_at: releasedAt } = await lockResult(tx, id);
    if (releasedAt !== null)
      await changeResult(tx, id, { testStatus: statusOfOverall[overallResult] });
  });
}

/**
 * Enters a drug or alcohol result from its original report (contract §22).
 * @throws Refusal with failures by field
 */
export async function enterStepwise(
  context: Context,
  input: StepwiseInput,
  secrets: SecretBox,
): Promise<{ id: number }> {
  const { tx, now, audit } = context;
  const { testResult } = input;
  const isDrug = input.testType === 'DRUG';
  const substances = isDrug
    ? await requireSubstances(tx, testResult.drugAdulterantResults, [
        'testResult',
        'drugAdulterantResults',
      ])
    : [];
  const files = await takeReportFiles(context, testResult.attachments, [
    'testResult',
    'attachments',
  ]);
  const actor = await viewerAsActor(context);
  const test = await openTest(context, secrets, actor, input);
  const outcome = outcomeOf(isDrug ? testResult : { ...testResult, reportSource: null });
  if (outcome === null) await endAtCollection(context, test, input, files);
  else {
    const report = {
      ...outcome,
      testResultId: test.id,
      laboratory: isDrug && testResult.provider ? labProviderNames[testResult.provider] : null,
      reportedAt: testResult.reportedAt ?? now.toISOString(),
      lines: foundLines(substances, outcome.kind === 'MRO' ? 'RESULT_POSITIVE' : outcome.result),
      source: MANUAL,
    };
    await fileManualReport(context, { report, files, details: detailsOf(input), actor });
    await settleStatus(context, test, testResult);
  }
  audit({
    action: 'testResult.resultEntered',
    entityId: test.id,
    companyId: test.companyId,
    changes: { dataEntryMethod: { after: input.method } },
  });
  return { id: test.id };
}
