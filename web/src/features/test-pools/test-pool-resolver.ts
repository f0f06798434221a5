import type { FieldErrors, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { errorText, errorTexts } from '@assay/schema/core/errors';
import { TargetType, TestOrderType } from '@assay/schema/test-pools/enums';
import {
  testPoolProblems,
  yearEndOf,
  type TestPoolProblem,
  type TestPoolValues,
} from '@assay/schema/test-pools/test-pool-rules';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { hiddenFields, type TestPoolFormValues } from './test-pool-form-rules.ts';
import { testPoolLabels } from './test-pool-words.ts';

/** Last day on which a regulated program may start: the end of the current year (C s5). */
export const lastRegulatedStart = (): string => yearEndOf(String(new Date().getFullYear()));

/** A number that is no number is present all the same; that it is none is said by its field. */
const given = (value: number | string | null): number | null =>
  value === '' || value === null ? null : Number(value);

const valuesOf = (form: TestPoolFormValues): TestPoolValues => ({
  ...form,
  consortiumId: given(form.consortiumId),
  testingAgencyId: given(form.testingAgencyId),
  companyId: given(form.companyId),
  locationId: given(form.locationId),
  targetType: TargetType.safeParse(form.targetType).data ?? null,
  drugPercentage: given(form.drugPercentage),
  alcoholPercentage: given(form.alcoholPercentage),
  drugIntervalNumber: given(form.drugIntervalNumber),
  alcoholIntervalNumber: given(form.alcoholIntervalNumber),
  programEndDate: form.programEndDate === '' ? null : form.programEndDate,
  testOrderType: TestOrderType.safeParse(form.testOrderType).data ?? null,
  alternatesAmount: given(form.alternatesAmount),
});

/** What is ordered stands in lists of the form, beside the values that the rules of a pool look at. */
type FormProblem = Omit<TestPoolProblem, 'field'> & {
  field: TestPoolProblem['field'] | 'testPanels';
};

const needsPanel = (form: TestPoolFormValues): boolean =>
  form.testOrderType === 'INSTANT' && !form.isRegulated && form.testPanels.length === 0;

function problemsOf(form: TestPoolFormValues): FormProblem[] {
  const late = form.isRegulated && form.programStartDate > lastRegulatedStart();
  return [
    ...testPoolProblems(valuesOf(form)),
    ...(needsPanel(form) ? [{ field: 'testPanels', errorCode: 'BLANK' } as const] : []),
    ...(late
      ? [{ field: 'programStartDate', errorCode: 'INVALID', text: errorTexts.programYear } as const]
      : []),
  ];
}

const sentence = ({ field, errorCode, text = errorText(errorCode) }: FormProblem): string =>
  errorCode === 'BLANK' && field in testPoolLabels
    ? `${testPoolLabels[field as keyof typeof testPoolLabels]} is required.`
    : text;

/**
 * Checks a form of a pool: what is not shown does not count, and what is missing is told all at once,
 * although the contract looks at the fields together only when each of them is right by itself.
 */
export function testPoolResolver<Out>(
  contract: z.ZodType<Out>,
): Resolver<TestPoolFormValues, unknown, Out> {
  const check = contractResolver<TestPoolFormValues, Out>(contract, testPoolLabels);
  return async (values, context, options) => {
    const blank = Object.fromEntries(hiddenFields(values).map((field) => [field, '']));
    const shown = { ...values, ...blank };
    const result = await check(shown, context, options);
    const errors: FieldErrors<TestPoolFormValues> = { ...result.errors };
    for (const problem of problemsOf(shown)) {
      const { field } = problem;
      errors[field] ??= {
        type: problem.errorCode,
        message: sentence(problem),
        ref: options.fields[field]?.ref,
      };
    }
    return Object.keys(errors).length === 0 ? result : { values: {}, errors };
  };
}
