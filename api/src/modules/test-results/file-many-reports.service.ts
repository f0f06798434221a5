import type { ResultTypeName } from '@assay/schema/test-results/test-words';
import { beyondTheWall } from '../../core/database/beyond-the-wall.ts';
import type { Tx } from '../../core/database/database.ts';
import {
  completeTests,
  lockTests,
  storeCases,
  storeEvents,
  storeReports,
  storeTests,
  type CaseToStore,
  type EventToStore,
  type ReportToStore,
  type TestChange,
  type WaitingTest,
} from './many-tests.repository.ts';
import { statusAfter, waitsForMro } from './test-reports.service.ts';
import { settleCases } from './test-results.repository.ts';
import type { ReportLine } from './test-reports.repository.ts';
import type { Actor } from './test-cases.repository.ts';

export { takeIds } from './many-tests.repository.ts';
export type { CaseToStore };

/** What a laboratory found of one of many tests. */
export interface ManyReport {
  testResultId: number;
  specimenId: string;
  specimenTypeId: number;
  collectedAt: string;
  receivedAt: string | null;
  reportedAt: string;
  result: ResultTypeName;
  lines: readonly ReportLine[];
}

interface Filing {
  provider: string;
  laboratory: string;
  source: string;
  actor: Actor;
  now: Date;
}

type Rule = Pick<WaitingTest, 'goes_through_mro' | 'mro_only_if_positive'>;

/** What everybody may know of a test once its report is filed: as `fileReport` has it. */
function knownOf(rule: Rule, { result, reportedAt }: ManyReport, now: string) {
  return waitsForMro(rule, result)
    ? { test_status: 'MRO_PENDING', result_type: null, reported_at: null, released_at: null }
    : {
        test_status: statusAfter(result),
        result_type: result,
        reported_at: reportedAt,
        released_at: now,
      };
}

const reportOf = (report: ManyReport, releasedAt: string | null): ReportToStore => ({
  test_result_id: report.testResultId,
  result: report.result,
  reported_at: report.reportedAt,
  received_at: report.receivedAt,
  lines: report.lines,
  released_at: releasedAt,
});

function eventsOf(
  { testResultId, collectedAt, reportedAt }: ManyReport,
  releasedAt: string | null,
): EventToStore[] {
  const test_result_id = testResultId;
  return [
    { test_result_id, kind: 'COLLECTED', at: collectedAt },
    { test_result_id, kind: 'REPORTED', at: reportedAt },
    ...(releasedAt === null ? [] : [{ test_result_id, kind: 'RELEASED' as const, at: releasedAt }]),
  ];
}

/** Files reports with their steps. */
async function fileAll(
  tx: Tx,
  filed: readonly { report: ManyReport; releasedAt: string | null }[],
  filing: Filing,
): Promise<void> {
  await storeReports(
    tx,
    filed.map(({ report, releasedAt }) => reportOf(report, releasedAt)),
    filing,
  );
  await storeEvents(
    tx,
    filed.flatMap(({ report, releasedAt }) => eventsOf(report, releasedAt)),
    filing,
  );
}

/**
 * Makes a case and a test of each report, and files it: what `fileReport` does for one, in a statement for many. What goes
 * through the MRO stands behind the wall.
 */
export const openManyTests = (
  tx: Tx,
  tests: readonly {
    report: ManyReport;
    rule: { goesThroughMro: boolean; mroOnlyIfPositive: boolean };
    case: Omit<CaseToStore, 'status' | 'closed_at'>;
  }[],
  filing: Filing,
): Promise<void> =>
  beyondTheWall(tx, async () => {
    const now = filing.now.toISOString();
    const made = tests.map(({ report, rule, case: kase }) => {
      const columns = {
        goes_through_mro: rule.goesThroughMro,
        mro_only_if_positive: rule.mroOnlyIfPositive,
      };
      const known = knownOf(columns, report, now);
      return { report, kase, columns, known, releasedAt: known.released_at };
    });
    await storeCases(
      tx,
      made.map(({ kase, releasedAt }) => ({
        ...kase,
        status: releasedAt === null ? 'OPEN' : 'CLOSED',
        closed_at: releasedAt,
      })),
      filing.actor,
    );
    await storeTests(
      tx,
      made.map(({ report, kase, columns, known }) => ({
        id: report.testResultId,
        test_case_id: kase.id,
        ...columns,
        specimen_type_id: report.specimenTypeId,
        specimen_id: report.specimenId,
        collected_at: report.collectedAt,
        received_at: report.receivedAt,
        ...known,
      })),
      { ...filing, method: 'IMPORT' },
    );
    await fileAll(tx, made, filing);
  });

const changeOf = (report: ManyReport, rule: Rule, now: string): TestChange => ({
  id: report.testResultId,
  specimen_id: report.specimenId,
  collected_at: report.collectedAt,
  received_at: report.receivedAt,
  ...knownOf(rule, report, now),
});

/**
 * Files the reports of tests that wait for them. One that was released meanwhile stays as it is.
 * @throws nothing that tells what is behind the wall
 */
export const completeManyTests = (
  tx: Tx,
  reports: readonly ManyReport[],
  filing: Filing,
): Promise<void> =>
  beyondTheWall(tx, async () => {
    const now = filing.now.toISOString();
    const locked = await lockTests(
      tx,
      reports.map(({ testResultId }) => testResultId),
    );
    const waiting = new Map(
      locked.filter((test) => test.released_at === null).map((test) => [test.id, test]),
    );
    const filed = reports.flatMap((report) => {
      const rule = waiting.get(report.testResultId);
      if (rule === undefined) return [];
      const change = changeOf(report, rule, now);
      /* A report that comes while the test is with the MRO does not move its row (ADR 101). */
      const isMoved = change.released_at !== null || rule.test_status !== 'MRO_PENDING';
      return [{ report, change, isMoved, releasedAt: change.released_at }];
    });
    await fileAll(tx, filed, filing);
    await completeTests(
      tx,
      filed.flatMap(({ change, isMoved }) => (isMoved ? change : [])),
    );
    await settleCases(
      tx,
      [...waiting.values()].map((test) => test.test_case_id),
    );
  });
