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

/** From this concentration on, g/210 L, a driver's test is positive (49 CFR 382.201, 40.23). */
const DOT_POSITIVE_FROM = 0.04;

/** Why an overall result does not go with the last test; null where it does. */
function contradiction(overall: string, last: AlcoholTest, dot: boolean): string | null {
  if (overall === 'POSITIVE' && last.result === 0) return 'The last test found no alcohol.';
  if (overall !== 'NEGATIVE') return null;
  const isPositive =
    last.specimenTypeId === BREATH ? dot && last.result >= DOT_POSITIVE_FROM : last.result === 1;
  return isPositive ? 'The last test is positive.' : null;
}

/** What holds of the tests for alcohol: a screen, and its confirmation exactly where one is due (T s4, contract §22). */
export function checkAlcohol(form: AlcoholForm, dot: boolean, ctx: z.core.$RefinementCtx): void {
  const at = (...path: string[]) => ['testResult', ...path];
  const { alcoholTest1: first, alcoholTest2: second, collectionInformation: place } = form;
  const isTested = form.overallResult === 'POSITIVE' || form.overallResult === 'NEGATIVE';
  if (place === null) fail(ctx, at('collectionInformation'), coded('BLANK'));
  else if (form.specimenId !== null && !hasSpecimenId(place))
    fail(ctx, at('specimenId'), coded('INVALID'), form.specimenId);
  /* On its fields: a test as a whole has none on a form that asks for it. */
  const blank = (name: string): void => {
    for (const field of ['specimenTypeId', 'result']) fail(ctx, at(name, field), coded('BLANK'));
  };
  if (isTested && first === null) blank('alcoholTest1');
  const due = first !== null && isConfirmed(first.specimenTypeId, first.result);
  if (due && second === null) blank('alcoholTest2');
  if (!due && second !== null)
    fail(
      ctx,
      at('alcoholTest2'),
      coded('INVALID', 'Test 2 belongs to a positive Test 1, or one above 0.02.'),
      second,
    );
  const last = second ?? first;
  const why =
    last === null || (due && second === null) ? null : contradiction(form.overallResult, last, dot);
  if (why !== null) fail(ctx, at('overallResult'), coded('INVALID', why), form.overallResult);
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
