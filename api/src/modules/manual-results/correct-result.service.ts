import type { CorrectionInput } from '@assay/schema/manual-results/correction';
import { BEFORE_COLLECTION } from '@assay/schema/manual-results/manual-words';
import { testPage } from '@assay/schema/test-results/test-page';
import type { TestResult } from '@assay/schema/test-results/test-result';
import type { Config } from '../../config.ts';
import type { Context } from '../../core/context.ts';
import { portalOriginOf } from '../../core/mail/portal-origin.ts';
import { Refusal } from '../../core/refusal.ts';
import { notify } from '../notifications/notifications.service.ts';
import { readTestResult } from '../test-results/read-test-result.read-model.ts';
import type { NewReport } from '../test-results/test-reports.repository.ts';
import { waitsForMro } from '../test-results/test-reports.service.ts';
import { lockResult, type ResultRow } from '../test-results/test-results.repository.ts';
import { viewerAsActor } from '../test-results/viewer-as-actor.read-model.ts';
import { fieldRefusal } from './faults-of.ts';
import { fileManualReport, takeReportFiles } from './file-manual-report.ts';
import { typedLines } from './manual-lines.ts';
import { readersSince } from './report-versions.read-model.ts';

const texts = {
  released: 'Only a result that is released is corrected. This one has none yet.',
  waits:
    'A corrected report of the laboratory that is not negative goes to the MRO first. Enter what the MRO determined.',
  mro: 'What the MRO determined is corrected by the MRO alone (49 CFR 40.23(i)).',
};

/** A result that is known already, in the state that the caller read. */
async function lockReleased({ tx }: Context, id: number, version: number): Promise<ResultRow> {
  const row = await lockResult(tx, id);
  if (row.version !== version) throw new Refusal('STALE_VERSION');
  if (row.released_at === null || row.test_type !== 'LAB')
    throw fieldRefusal([], 'INVALID', texts.released);
  return row;
}

/** What the corrected report says: of a test that the MRO determined, the MRO's alone. */
function outcomeOf(row: ResultRow, { reportSource, resultType, mroResult }: CorrectionInput) {
  if (row.mro_result !== null && reportSource !== 'MRO')
    throw fieldRefusal(['reportSource'], 'INVALID', texts.mro);
  if (reportSource === 'MRO' && mroResult !== null)
    return { kind: 'MRO', result: mroResult } as const;
  if (resultType === null) throw fieldRefusal(['resultType'], 'BLANK');
  /* It would be hidden while everybody is told of a correction, which tells what it says. */
  if (waitsForMro(row, resultType)) throw fieldRefusal(['reportSource'], 'INVALID', texts.waits);
  return { kind: 'LABORATORY', result: resultType } as const;
}

/** Tells everybody who saw the former result that there is another one; never which. */
async function tellReaders(context: Context, row: ResultRow, trust: Config): Promise<void> {
  const { tx, viewer } = context;
  if (row.released_at === null) return;
  const readers = await readersSince(tx, row.id, row.released_at);
  const userIds = [...new Set(readers.flatMap(({ userId }) => userId ?? []))].filter(
    (id) => id !== viewer.userId,
  );
  if (userIds.length === 0) return;
  await notify(
    context,
    {
      type: 'TEST_CASE_CLOSED',
      userIds,
      companyId: row.company_id,
      testResultId: row.id,
      options: { status: 'A corrected report was filed' },
    },
    await portalOriginOf(tx, context, trust),
    {
      subject: 'A result that you opened was corrected',
      words: [
        'A result that you opened or downloaded does not hold any more: a corrected report was filed. Open the test to read what holds now.',
      ],
      page: testPage(row.id),
    },
  );
}

/**
 * Files a corrected report of a released result: its next version, with reason and source. Both stay readable, and who saw the
 * former is told (49 CFR 40.23(i), ADR 101).
 * @throws Refusal STALE_VERSION, RESOURCE_NOT_FOUND, or failures by field
 */
export async function correctResult(
  context: Context,
  id: number,
  input: CorrectionInput,
  trust: Config,
): Promise<TestResult> {
  const { tx, audit } = context;
  const row = await lockReleased(context, id, input.version);
  const outcome = outcomeOf(row, input);
  if (row.collected_at !== null && Date.parse(input.reportedAt) < Date.parse(row.collected_at))
    throw fieldRefusal(['reportedAt'], 'INVALID', BEFORE_COLLECTION);
  const { lines, levels } = await typedLines(tx, input.drugAdulterantResults, [
    'drugAdulterantResults',
  ]);
  const files = await takeReportFiles(context, input.attachments, ['attachments']);
  const actor = await viewerAsActor(context);
  const report: NewReport = {
    ...outcome,
    testResultId: id,
    reportedAt: input.reportedAt,
    lines,
    levels,
    source: input.receivedFrom,
    replaceReason: input.reason,
  };
  await fileManualReport(context, { report, files, details: null, actor });
  await tellReaders(context, row, trust);
  audit({
    action: 'testResult.corrected',
    entityId: id,
    companyId: row.company_id,
    changes: { reason: { after: input.reason }, source: { after: input.receivedFrom } },
  });
  return readTestResult(context, id);
}
