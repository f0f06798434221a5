import type { ReportBlock } from '@assay/schema/reports/report';
import type { MroResultName, ResultTypeName } from '@assay/schema/test-results/test-words';
import { inTransaction } from '../../../core/database/transaction.ts';
import type { TestApp, TestSession } from '../../../core/testing/test-app.ts';
import { fileReport } from '../../test-results/test-reports.service.ts';
import { addTest, type TestToAdd } from '../../test-results/testing/add-test.ts';

const actor = { userId: null, name: 'Laboratory' };

/** A line of a report that is positive of a drug. */
const lineOf = (id: number) => ({
  drugAdulterant: { id, name: `Drug ${id}`, abbreviation: null, type: 'DRUG' as const },
  isPositive: true,
  result: 'RESULT_POSITIVE',
  screenCutoff: null,
  confirmCutoff: null,
  testMethodologyScreen: null,
  testMethodologyConfirm: null,
  comment: null,
});

/** A laboratory test of a day, of which a laboratory or an MRO says so, in a world of a company. */
export interface ReportedTest extends Partial<TestToAdd> {
  laboratory?: ResultTypeName;
  mro?: MroResultName;
  drugs?: readonly number[];
  day?: string;
}

/** Adds tests and reads reports of a company. */
export function reportWorld(api: TestApp, place: { companyId: number; locationId: number }) {
  const file = (
    testResultId: number,
    said: { kind: 'LABORATORY'; result: ResultTypeName } | { kind: 'MRO'; result: MroResultName },
    drugs: readonly number[],
  ) =>
    inTransaction(api.database, { tenantId: 1 }, (tx) =>
      fileReport(
        tx,
        {
          testResultId,
          reportedAt: '2026-03-06T12:00:00.000Z',
          lines: drugs.map(lineOf),
          source: 'lab',
          ...said,
        },
        { actor, now: new Date('2026-03-07T12:00:00Z') },
      ),
    );
  return {
    async add({
      laboratory,
      mro,
      drugs = [],
      day = '2026-03-05',
      ...more
    }: ReportedTest): Promise<number> {
      const test = { collectedAt: `${day}T12:00:00.000Z`, ...more.test };
      const { id } = await addTest(api, { ...place, ...more, test });
      if (laboratory) await file(id, { kind: 'LABORATORY', result: laboratory }, drugs);
      if (mro) await file(id, { kind: 'MRO', result: mro }, drugs);
      return id;
    },
    async read(session: TestSession, type: string, query: string): Promise<ReportBlock[]> {
      const answer = await api.call(`GET /api/reports/${type}?${query}`, { session });
      return answer.json<{ results: ReportBlock[] }>().results;
    },
  };
}

/** Ids of the tests that stand behind a cell, as the list of tests finds them. */
export async function testsBehind(
  api: TestApp,
  session: TestSession,
  search: string | null,
): Promise<number[]> {
  const answer = await api.call(`GET /api/testresults?limit=1000&${search ?? ''}`, { session });
  return answer.json<{ results: { id: number }[] }>().results.map(({ id }) => id);
}
