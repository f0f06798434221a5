import type { TestApp, TestSession } from '../../../core/testing/test-app.ts';

let count = 0;

/** A report as somebody saves it. */
export const savedReportInput = (companyId: number, more: object = {}) => ({
  name: `Board ${(count += 1)}`,
  reportType: 'positiverate',
  criteria: { company: companyId, period: 'LAST_QUARTER' },
  ...more,
});

/** Saves a report. @returns its id */
export async function saveReport(
  api: TestApp,
  session: TestSession,
  companyId: number,
  more: object = {},
): Promise<number> {
  const body = savedReportInput(companyId, more);
  const answer = await api.call('POST /api/savedreports', { session, body });
  return answer.json<{ id: number }>().id;
}
