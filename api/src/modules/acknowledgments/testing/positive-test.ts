import { inTransaction } from '../../../core/database/transaction.ts';
import { sampleFiles } from '../../../core/storage/testing/sample-files.ts';
import type { TestApp, TestSession } from '../../../core/testing/test-app.ts';
import { addTest, type TestToAdd } from '../../test-results/testing/add-test.ts';
import { fileReport } from '../../test-results/test-reports.service.ts';

/** Uploads a signature and answers its id. */
export async function addSignature({ app }: TestApp, { token }: TestSession): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/files',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    payload: sampleFiles.png,
  });
  return answer.json<{ id: string }>().id;
}

const line = {
  drugAdulterant: { id: null, name: 'Marijuana', abbreviation: 'THC', type: 'DRUG' as const },
  isPositive: true,
  result: 'RESULT_POSITIVE',
  screenCutoff: null,
  confirmCutoff: null,
  testMethodologyScreen: null,
  testMethodologyConfirm: null,
  comment: null,
};

/** Adds a positive test that is not of the DOT. @returns its id */
export async function addPositive(
  api: TestApp,
  place: Pick<TestToAdd, 'companyId' | 'locationId'>,
): Promise<number> {
  const { id } = await addTest(api, {
    ...place,
    case: { program: 'NON_DOT' },
    test: { goesThroughMro: false, testStatus: 'AT_LAB' },
  });
  await inTransaction(api.database, { tenantId: 1 }, (tx) =>
    fileReport(
      tx,
      {
        testResultId: id,
        kind: 'LABORATORY',
        result: 'RESULT_POSITIVE',
        reportedAt: '2026-03-04T12:00:00.000Z',
        lines: [line],
        source: 'laboratory',
      },
      { actor: { userId: null, name: 'Laboratory' }, now: new Date() },
    ),
  );
  return id;
}
