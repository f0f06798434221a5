import type { z } from 'zod';
import { coded } from '../core/field-errors.ts';
import { fail } from './manual-fields.ts';
import { BREATH, hasSpecimenId, isConfirmed } from './manual-words.ts';

/** One test for alcohol: breath as a concentration, saliva as 1 or 0. */
export interface AlcoholTest {
  specimenTypeId: number;
  result: number;
  testId: string | null;
}

interface AlcoholForm {
  overallResult: string;
  collectionInformation: string | null;
  specimenId: string | null;
  alcoholTest1: AlcoholTest | null;
  alcoholTest2: AlcoholTest | null;
}

/** What holds of the tests for alcohol: a screen, and its confirmation exactly where one is due (T s4, contract §22). */
export function checkAlcohol(form: AlcoholForm, ctx: z.core.$RefinementCtx): void {
  const at = (...path: string[]) => ['testResult', ...path];
  const { alcoholTest1: first, alcoholTest2: second, collectionInformation: place } = form;
  const isTested = form.overallResult === 'POSITIVE' || form.overallResult === 'NEGATIVE';
  if (place === null) fail(ctx, at('collectionInformation'), coded('BLANK'));
  else if (form.specimenId !== null && !hasSpecimenId(place))
    fail(ctx, at('specimenId'), coded('INVALID'), form.specimenId);
  if (isTested && first === null) fail(ctx, at('alcoholTest1'), coded('BLANK'));
  const due = first !== null && isConfirmed(first.specimenTypeId, first.result);
  if (due && second === null) fail(ctx, at('alcoholTest2'), coded('BLANK'));
  if (!due && second !== null)
    fail(
      ctx,
      at('alcoholTest2'),
      coded('INVALID', 'Test 2 belongs to a positive Test 1, or one above 0.02.'),
      second,
    );
  for (const [name, test] of [
    ['alcoholTest1', first],
    ['alcoholTest2', second],
  ] as const) {
    if (test === null || test.specimenTypeId === BREATH) continue;
    if (test.testId !== null) fail(ctx, at(name, 'testId'), coded('INVALID'), test.testId);
    if (test.result !== 0 && test.result !== 1)
      fail(ctx, at(name, 'result'), coded('INVALID'), test.result);
  }
}
