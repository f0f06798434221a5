import { sampleFiles } from '../../../core/storage/testing/sample-files.ts';
import type { TestApp, TestSession } from '../../../core/testing/test-app.ts';

/** Uploads a signature. @returns its file id */
export async function addSignature({ app }: TestApp, session: TestSession): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/files',
    headers: { 'content-type': 'image/png', authorization: `Bearer ${session.token}` },
    payload: sampleFiles.png,
  });
  return answer.json<{ id: string }>().id;
}

let count = 0;

/** Until when the panel of a test can be used. */
export const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);

interface Sending {
  specimenTypeId?: number;
  testPanelId: number;
}

/** A negative instant test that can be sent, of a donor who was never tested. */
export async function instantTestInput(
  api: TestApp,
  session: TestSession,
  { specimenTypeId = 1, testPanelId }: Sending,
) {
  count += 1;
  return {
    donor: {
      firstName: 'Marisol',
      lastName: 'Vega',
      primaryIdType: 'EMPLOYEE_ID',
      primaryId: `GF-${count}`,
      reasonForTest: 'PRE_EMPLOYMENT',
    },
    testResult: {
      collectedAt: new Date(Date.now() - 60_000).toISOString(),
      specimenTypeId,
      testPanelId,
      lot: '48J2206',
      expireAt: inAYear,
      collectorFullName: 'Ravi Patel',
      collectorSignature: await addSignature(api, session),
      donorSignature: await addSignature(api, session),
      resultType: 'RESULT_NEGATIVE',
      temperature: '1',
    },
  };
}
