import {
  addFieldError,
  fieldError,
  type FieldErrorTree,
} from '@assay/schema/core/field-error-tree';
import { errorText } from '@assay/schema/core/errors';
import { determinationFaults } from '@assay/schema/mro/determination-rules';
import type { DetermineTestInput, MroReview } from '@assay/schema/mro/mro-review';
import type { ProgramName } from '@assay/schema/common/programs';
import { mroRefusalReasons, recollectObserved } from '@assay/schema/mro/mro-words';
import { testStatuses } from '@assay/schema/test-results/test-words';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { fileReport } from '../test-results/test-reports.service.ts';
import { keepOwnView } from '../test-results/test-views.service.ts';
import { viewerAsActor } from '../test-results/viewer-as-actor.read-model.ts';
import { courseOf, laboratoryOf, situationOf, versionOf, type MroFile } from './mro-course.ts';
import { readMroFile, readMroReview, requireMroStaff } from './mro-reviews.read-model.ts';
import { addDetermination, type LaboratoryFiled } from './mro-work.repository.ts';
import { releasedLevels, releasedLines } from './released-lines.ts';

const onResult = (text: string): Refusal =>
  Refusal.fields(fieldError(['result'], 'INVALID', {}, text));

/** What everybody is told with the determination: why, and whether another specimen is collected. */
function remarksOf(
  { result, refusalReason, reason, isRecollectionObserved }: DetermineTestInput,
  program: ProgramName,
): string | null {
  const kind =
    result === 'MRO_REFUSAL' && refusalReason !== null && refusalReason !== 'OTHER'
      ? [`${mroRefusalReasons[refusalReason]}.`]
      : [];
  const isTold = result === 'MRO_REFUSAL' || result === 'MRO_CANCELLED';
  const told = [
    ...kind,
    ...(isTold && reason !== null ? [reason] : []),
    ...(isRecollectionObserved ? [recollectObserved(result, program)] : []),
  ];
  return told.length === 0 ? null : told.join(' ');
}

/** @throws Refusal STALE_VERSION, or by field what the rules do not allow */
function assertAllowed(
  file: MroFile,
  context: Context,
  input: DetermineTestInput,
): LaboratoryFiled {
  if (input.version !== versionOf(file)) throw new Refusal('STALE_VERSION');
  const course = courseOf(file, context);
  const situation = course && situationOf(file, course);
  const latest = laboratoryOf(file).at(-1);
  if (situation === null || latest === undefined)
    throw onResult('The laboratory has not reported yet.');
  const { test_status: status } = file.test;
  if (status !== 'MRO_PENDING' && status !== 'MRO_VERIFIED')
    throw onResult(`The test is not in the MRO process: ${testStatuses[status]}.`);
  const errors: FieldErrorTree = {};
  for (const { field, code, text } of determinationFaults(input, situation))
    addFieldError(errors, [field], {
      errorCode: code,
      message: text ?? errorText(code, {}),
      params: {},
    });
  if (Object.keys(errors).length > 0) throw Refusal.fields(errors);
  return latest;
}

/**
 * Files what an MRO determines of a test, which releases it and closes the case (49 CFR 40.163); once more it corrects the
 * former determination, which stays. What everybody is told does not depend on what the laboratory found, only on
 * what was determined.
 * @throws Refusal RESOURCE_NOT_FOUND, ACCESS_DENIED, STALE_VERSION when another report has come; by field what is not allowed
 */
export async function determineTest(
  context: Context,
  id: number,
  input: DetermineTestInput,
): Promise<MroReview> {
  const { tx, now } = context;
  const file = await readMroFile(context, id, true);
  requireMroStaff(context);
  const findings = assertAllowed(file, context, input);
  const actor = await viewerAsActor(context);
  const report = await fileReport(
    tx,
    {
      testResultId: id,
      kind: 'MRO',
      result: input.result,
      certifiedBy: actor.name,
      laboratory: findings.laboratory,
      reportedAt: now.toISOString(),
      remarks: remarksOf(input, file.test.program),
      lines: releasedLines(findings, input, file.test.program),
      levels: releasedLevels(findings, input, file.test.program),
      source: 'portal',
      replaceReason: input.replaceReason,
    },
    { actor, now },
  );
  await keepOwnView(context, id);
  await addDetermination(tx, {
    testReportId: report.id,
    laboratoryReportId: findings.id,
    basis: input.basis,
    refusalReason: input.refusalReason,
    isRecollectionObserved: input.isRecollectionObserved,
    note: input.note,
  });
  context.audit({
    action: 'testResult.determined',
    entityId: id,
    companyId: file.test.company_id,
    changes: {
      mroResult: { before: file.test.mro_result, after: input.result },
      testStatus: { before: file.test.test_status, after: 'MRO_VERIFIED' },
    },
  });
  return readMroReview(context, id);
}
