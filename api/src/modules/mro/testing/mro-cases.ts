import type { ResultTypeName } from '@assay/schema/test-results/test-words';
import type { TestApp, TestSession } from '../../../core/testing/test-app.ts';
import type { PoolWorld } from '../../test-pools/testing/pool-world.ts';
import type { ReportLine } from '../../test-results/test-reports.repository.ts';
import { addTest, report, type TestToAdd } from '../../test-results/testing/add-test.ts';

/** What a laboratory says of a drug. */
export const drugLine = (name: string, isPositive: boolean): ReportLine => ({
  drugAdulterant: { id: null, name, abbreviation: null, type: 'DRUG' },
  isPositive,
  result: isPositive ? 'RESULT_POSITIVE' : 'RESULT_NEGATIVE',
  screenCutoff: '500',
  confirmCutoff: '250',
  testMethodologyScreen: 'EIA',
  testMethodologyConfirm: isPositive ? 'GCMS' : null,
  comment: isPositive ? 'confirmed' : null,
});

const level = (numericLevel: string | null) => ({
  numericLevel,
  quantitative: null,
  referenceInterval: null,
  compound: null,
});

/** A test whose laboratory has reported; a positive finding is of amphetamine, 1,842 ng/mL. @returns its id */
export async function reportedTest(
  api: TestApp,
  { companyId, near }: Pick<PoolWorld, 'companyId' | 'near'>,
  result: ResultTypeName,
  more: Pick<TestToAdd, 'case' | 'test'> = {},
): Promise<number> {
  const { id } = await addTest(api, { companyId, locationId: near, ...more });
  const isPositive = result.startsWith('RESULT_POSITIVE');
  await report(api, id, {
    kind: 'LABORATORY',
    result,
    lines: [drugLine('Amphetamine', isPositive), drugLine('Cocaine', false)],
    levels: [level(isPositive ? '1842' : null), level(null)],
  });
  return id;
}

/** Notes an attempt, or what came of it, as of now. */
export const logContact = (
  api: TestApp,
  session: TestSession,
  id: number,
  body: object = { kind: 'DONOR_INTERVIEWED' },
) =>
  api.call(`POST /api/testresults/${id}/contacts`, {
    session,
    body: { at: new Date().toISOString(), ...body },
  });

/** Determines a test of which there is one report. */
export const determine = (api: TestApp, session: TestSession, id: number, body: object) =>
  api.call(`POST /api/testresults/${id}/determination`, { session, body: { version: 2, ...body } });
