import type { DrugAdulterant } from '@assay/schema/drug-adulterants/drug-adulterant';
import type { TestCode } from '@assay/schema/test-codes/test-code';
import { expect } from 'vitest';
import type { TestApp, TestSession } from '../../../core/testing/test-app.ts';

let count = 0;

/** A drug as its form sends it, of a name of its own. */
export const drugInput = (name = `Drug ${(count += 1)}`, changes: object = {}) => ({
  name,
  type: 'DRUG',
  abbreviation: name.toUpperCase().replaceAll(' ', '-'),
  urineCol: '50 ng/mL',
  oralFluidCol: null,
  hairCol: null,
  ...changes,
});

/** A new drug, as its calls answer it. */
export async function addDrug(
  api: TestApp,
  session: TestSession,
  changes: object = {},
): Promise<DrugAdulterant> {
  const body = drugInput(undefined, changes);
  const answer = await api.call('POST /api/drugadulterants', { session, body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

/** A test code as its form sends it, of a code of its own. */
export const testCodeInput = (drugAdulterants: readonly number[], changes: object = {}) => ({
  provider: 'LabCorp',
  type: 'NON_DOT',
  specimenType: 1,
  testCode: String(100_000 + (count += 1)),
  name: '5-Panel',
  description: null,
  pricing: '38.50',
  drugAdulterants,
  ...changes,
});

/** A new test code of a new drug or of those that are given, as its calls answer it. */
export async function addTestCode(
  api: TestApp,
  session: TestSession,
  { drugs, ...changes }: { drugs?: readonly number[] } & Record<string, unknown> = {},
): Promise<TestCode> {
  const body = testCodeInput(drugs ?? [(await addDrug(api, session)).id], changes);
  const answer = await api.call('POST /api/testcodes', { session, body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
