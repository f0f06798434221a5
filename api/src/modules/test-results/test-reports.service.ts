import {
  negativeResults,
  outcomeOfMro,
  type MroResultName,
  type ResultTypeName,
} from '@assay/schema/test-results/test-words';
import { beyondTheWall } from '../../core/database/beyond-the-wall.ts';
import type { Tx } from '../../core/database/database.ts';
import { showReport, storeReport, type NewReport } from './test-reports.repository.ts';
import { noteEvent } from './test-events.repository.ts';
import type { Actor } from './test-cases.repository.ts';
import { changeResult, lockResult, settleCase, type ResultRow } from './test-results.repository.ts';

/** Whether a report of a laboratory waits for the MRO. */
export const waitsForMro = (
  test: Pick<ResultRow, 'goes_through_mro' | 'mro_only_if_positive'>,
  result: ResultTypeName,
): boolean =>
  test.goes_through_mro && !(test.mro_only_if_positive && negativeResults.includes(result));

/** Where a test stands once the report of its laboratory is released. */
export const statusAfter = (result: string): 'LAB_REJECTED' | 'TEST_COMPLETED' =>
  result === 'RESULT_FATAL_FLAW' ? 'LAB_REJECTED' : 'TEST_COMPLETED';

interface Outcome {
  reportId: number;
  kind: NewReport['kind'];
  result: string;
  reportedAt: string;
}

/** Lets everybody know an outcome: the report is in sight, and the test says what it says. */
async function release(
  tx: Tx,
  test: ResultRow,
  { reportId, kind, result, reportedAt }: Outcome,
  now: string,
): Promise<void> {
  await showReport(tx, reportId, now);
  const isMro = kind === 'MRO';
  await changeResult(tx, test.id, {
    // The moment of a correction is that of its report: how long a result took does not change in hindsight.
    releasedAt: test.released_at ?? now,
    resultType: isMro
      ? (outcomeOfMro[result as MroResultName] ?? null)
      : (result as ResultTypeName),
    mroResult: isMro ? (result as MroResultName) : null,
    reportedAt,
    mroResultReceivedAt: isMro ? now : null,
    testStatus: isMro ? 'MRO_VERIFIED' : statusAfter(result),
  });
  await settleCase(tx, test.test_case_id);
}

/**
 * Files what a laboratory found or an MRO determined, and releases what may be: the report of a laboratory when the test
 * does not go through the MRO, and the MRO's always. A report of a kind that there is already is its next version.
 * @returns the id of the report, whether it was released, and whether it corrects another one; for nobody's eyes but the system's
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export const fileReport = (
  tx: Tx,
  report: NewReport,
  { actor, now }: { actor: Actor; now: Date },
): Promise<{ id: number; isReleased: boolean; isCorrection: boolean }> =>
  beyondTheWall(tx, async () => {
    const at = now.toISOString();
    const test = await lockResult(tx, report.testResultId);
    const { id, version } = await storeReport(tx, report, actor, test.program === 'NON_DOT');
    const isReleased = report.kind === 'MRO' || !waitsForMro(test, report.result);
    const step = { testResultId: test.id, at: report.reportedAt, actor, source: report.source };
    await noteEvent(tx, { ...step, kind: report.kind === 'MRO' ? 'VERIFIED' : 'REPORTED' });
    if (isReleased) {
      await release(
        tx,
        test,
        { reportId: id, kind: report.kind, result: report.result, reportedAt: report.reportedAt },
        at,
      );
      const kind = test.released_at === null ? 'RELEASED' : 'CORRECTED';
      await noteEvent(tx, {
        ...step,
        kind,
        at,
        note: kind === 'CORRECTED' ? (report.replaceReason ?? null) : null,
      });
    }
    return { id, isReleased, isCorrection: version > 1 };
  });
