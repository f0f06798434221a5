import {
  checkManualResult,
  type ManualFlags,
  type ManualResultInput,
} from '@assay/schema/manual-results/manual-result';
import { isLongBeforeOrder, LONG_BEFORE_ORDER } from '@assay/schema/common/plausible-dates';
import { noEntry } from '@assay/schema/manual-results/manual-entry';
import { determinationOf } from '@assay/schema/manual-results/manual-words';
import { labProviderNames } from '@assay/schema/common/lab-providers';
import type { Context } from '../../core/context.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import type { Actor } from '../test-results/test-cases.repository.ts';
import type { NewReport, ReportLine } from '../test-results/test-reports.repository.ts';
import { changeResult, lockResult } from '../test-results/test-results.repository.ts';
import { viewerAsActor } from '../test-results/viewer-as-actor.read-model.ts';
import { fieldRefusal, requireRules } from './faults-of.ts';
import { fileManualReport, MANUAL, takeReportFiles } from './file-manual-report.ts';
import { readManualFlags } from './manual-flags.ts';
import { typedLines } from './manual-lines.ts';
import { orderedAtOf, panelOf } from './manual-entries.repository.ts';
import {
  noteSpecimen,
  openManualTest,
  requireFreshSpecimen,
  type OpenTest,
} from './manual-test.service.ts';

const SWEAT = 8;

/** Rules that hang on the flags of the tenant (contract §29). */
async function requireFlags({ tx }: Context, input: ManualResultInput): Promise<ManualFlags> {
  const { mayType, hasSweat, ...flags } = await readManualFlags(tx);
  requireRules(checkManualResult(flags), input);
  if (!mayType && input.type !== 'UPLOAD_ORIGINAL_REPORT') throw fieldRefusal(['type']);
  if (!hasSweat && input.testResult.specimenTypeId === SWEAT)
    throw fieldRefusal(['testResult', 'specimenTypeId']);
  return flags;
}

/** Holds the drugs of a report to those of the codes that were ordered. @throws Refusal with a failure of the row */
function requirePanel(
  panel: ReadonlySet<number>,
  rows: ManualResultInput['testResult']['drugAdulterantResults'],
  lines: readonly ReportLine[],
): void {
  if (panel.size === 0) return;
  for (const [at, { drugAdulterantId }] of rows.entries())
    if (lines[at]?.drugAdulterant.type === 'DRUG' && !panel.has(drugAdulterantId))
      throw fieldRefusal(
        ['testResult', 'drugAdulterantResults', at, 'drugAdulterantId'],
        'INVALID',
        'None of the ordered test codes tests for this.',
      );
}

/**
 * The ordered test that a result is entered of: one of a laboratory that waits, of the program and specimen that were
 * ordered. Its donor, place and codes are those of the order, whatever is sent.
 */
async function takeOrderedTest(
  context: Context,
  id: number,
  { type, testResult }: ManualResultInput,
  { actor, lines }: { actor: Actor; lines: readonly ReportLine[] },
): Promise<OpenTest> {
  const { tx } = context;
  const row = await lockResult(tx, id).catch(() => {
    throw fieldRefusal(['testResultId']);
  });
  const waits = row.test_status === 'ORDERED' || row.test_status === 'PENDING';
  if (row.test_type !== 'LAB' || !waits) throw fieldRefusal(['testResultId']);
  if (row.program !== testResult.program) throw fieldRefusal(['testResult', 'program']);
  if (row.specimen_type_id !== testResult.specimenTypeId)
    throw fieldRefusal(['testResult', 'specimenTypeId']);
  const { collectedAt, receivedAt, specimenId } = testResult;
  if (isLongBeforeOrder(collectedAt, await orderedAtOf(tx, id)))
    throw fieldRefusal(['testResult', 'collectedAt'], 'INVALID', LONG_BEFORE_ORDER);
  await requireFreshSpecimen(context, { specimenId, provider: row.provider, except: id });
  requirePanel(await panelOf(tx, id), testResult.drugAdulterantResults, lines);
  await changeResult(tx, id, {
    testStatus: row.goes_through_mro ? 'MRO_PENDING' : 'COLLECTION_COMPLETED',
    isManualResult: true,
    dataEntryMethod: type,
    collectedAt,
    ...(specimenId === null ? {} : { specimenId }),
    ...(receivedAt === null ? {} : { receivedAt }),
  });
  await noteSpecimen(context, id, actor, testResult);
  return {
    id,
    companyId: row.company_id,
    program: row.program,
    goesThroughMro: row.goes_through_mro,
  };
}

const openTest = (
  context: Context,
  secrets: SecretBox,
  actor: Actor,
  { donor, testResult, type, randomizationParticipantId }: ManualResultInput,
  { subAccountId, masterAccountId }: ManualFlags,
): Promise<OpenTest> =>
  openManualTest(context, secrets, actor, {
    locationId: donor.locationId,
    program: testResult.program,
    donor,
    runParticipantId: randomizationParticipantId,
    specimenTypeId: testResult.specimenTypeId,
    specimenId: testResult.specimenId,
    collectedAt: testResult.collectedAt,
    receivedAt: testResult.receivedAt,
    method: type,
    order: {
      testType: 'DRUG',
      provider: testResult.provider,
      masterAccountId: masterAccountId ? testResult.masterAccountId : null,
      subAccountId: subAccountId ? testResult.subAccountId : null,
      testCodes: testResult.testCodes,
      testingAgency: donor.agency,
      collectedAt: testResult.collectedAt,
      der: testResult.derInfo,
    },
  });

/** Whose report it is, and what it says. */
function outcomeOf({ reportSource, resultType, mroResult }: ManualResultInput['testResult']) {
  if (reportSource !== 'MRO') {
    if (resultType === null) throw fieldRefusal(['testResult', 'resultType'], 'BLANK');
    return { kind: 'LABORATORY', result: resultType } as const;
  }
  const result = mroResult ?? (resultType === null ? undefined : determinationOf[resultType]);
  if (result === undefined) throw fieldRefusal(['testResult', 'mroResult'], 'BLANK');
  return { kind: 'MRO', result } as const;
}

/**
 * Enters a result by hand (contract §22): of an ordered test, or with a case of its own. What a laboratory reports of a test
 * that goes through the MRO is filed behind the wall, whoever types it (decision 48).
 * @throws Refusal with failures by field
 */
export async function enterResult(
  context: Context,
  input: ManualResultInput,
  secrets: SecretBox,
): Promise<{ id: number }> {
  const { tx, audit } = context;
  const { testResult, testResultId, comment, type, features } = input;
  const flags = await requireFlags(context, input);
  const rows = ['testResult', 'drugAdulterantResults'];
  const { lines, levels } = await typedLines(tx, testResult.drugAdulterantResults, rows);
  const files = await takeReportFiles(context, testResult.attachments, [
    'testResult',
    'attachments',
  ]);
  const outcome = outcomeOf(testResult);
  const actor = await viewerAsActor(context);
  const test =
    testResultId === null
      ? await openTest(context, secrets, actor, input, flags)
      : await takeOrderedTest(context, testResultId, input, { actor, lines });
  const report: NewReport = {
    ...outcome,
    testResultId: test.id,
    laboratory: labProviderNames[testResult.provider],
    receivedAt: testResult.receivedAt,
    reportedAt: testResult.reportedAt,
    lines,
    levels,
    source: MANUAL,
  };
  await fileManualReport(context, { report, files, details: { ...noEntry, comment }, actor });
  audit({
    action: 'testResult.resultEntered',
    entityId: test.id,
    companyId: test.companyId,
    changes: { dataEntryMethod: { after: type }, features: { after: features } },
  });
  return { id: test.id };
}
