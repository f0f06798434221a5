import { act, renderHook } from '@testing-library/react';
import { useForm, type FieldPath } from 'react-hook-form';
import { expect, test } from 'vitest';
import { StepwiseResultInput } from '@assay/schema/manual-results/stepwise-result';
import { blankValues } from '../../lib/forms/form-values.ts';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { useStepwiseClearing } from './use-stepwise-clearing.ts';

type FormOf = FormValues<typeof StepwiseResultInput>;
type Path = FieldPath<FormOf>;
type Values = Partial<Record<Path, unknown>>;

const screenTest = { specimenTypeId: 4, result: 0.05, testId: 'T1' };
const noTest = { specimenTypeId: '', result: '', testId: '' };
const found = [{ drugAdulterantId: 3 }];

/** A form in which everything that can be cleared is filled in. */
function filledForm(before: Values) {
  const filled: Values = {
    testType: 'DRUG',
    dot: true,
    'donor.agency': 'FAA',
    'donor.primaryIdType': 'SSN',
    'testResult.reportSource': 'MRO',
    'testResult.overallResult': 'POSITIVE',
    'testResult.drugAdulterantResults': found,
    'testResult.alcoholTest1': screenTest,
    'testResult.alcoholTest2': screenTest,
    'testResult.specimenId': 'S-1',
    'testResult.otherCollectionInfo': 'Room 3',
    'testResult.note': 'From the fax.',
    ...before,
  };
  const hook = renderHook(() => {
    const form = useForm<FormOf>({ defaultValues: blankValues(StepwiseResultInput) as never });
    useStepwiseClearing(form as never);
    return form;
  });
  const form = hook.result.current;
  for (const [path, value] of Object.entries(filled)) form.setValue(path as Path, value as never);
  return { form };
}

test.each<{ name: Path; value: unknown; before?: Values; after: Values }>([
  {
    name: 'dot',
    value: false,
    after: { 'donor.agency': '', 'donor.primaryIdType': '', 'testResult.reportSource': '' },
  },
  {
    name: 'testType',
    value: 'ALC',
    after: { 'testResult.reportSource': '', 'testResult.drugAdulterantResults': [] },
  },
  { name: 'donor.agency', value: 'FTA', after: { 'donor.primaryIdType': '' } },
  {
    name: 'testResult.overallResult',
    value: 'CANCELLED',
    after: {
      'testResult.drugAdulterantResults': [],
      'testResult.alcoholTest1': noTest,
      'testResult.alcoholTest2': noTest,
    },
  },
  {
    name: 'testResult.alcoholTest1.specimenTypeId',
    value: 2,
    after: {
      'testResult.alcoholTest1': { specimenTypeId: 2, result: '', testId: '' },
      'testResult.alcoholTest2': noTest,
    },
  },
  {
    name: 'testResult.alcoholTest2.specimenTypeId',
    value: 2,
    after: { 'testResult.alcoholTest2': { specimenTypeId: 2, result: '', testId: '' } },
  },
  {
    name: 'testResult.alcoholTest1.result',
    value: 0.01,
    after: { 'testResult.alcoholTest2': noTest },
  },
  {
    name: 'testResult.alcoholTest1.result',
    value: 0.03,
    after: { 'testResult.alcoholTest2': screenTest },
  },
  {
    name: 'testResult.collectionInformation',
    value: 'CLINIC',
    after: { 'testResult.specimenId': '' },
  },
  {
    name: 'testResult.collectionTypeId',
    value: 'CLINIC',
    after: { 'testResult.otherCollectionInfo': '' },
  },
])(
  '$name that becomes $value clears what no longer fits',
  async ({ name, value, before, after }) => {
    const { form } = filledForm(before ?? {});

    await act(async () =>
      form.register(name).onChange({ type: 'change', target: { name, value } }),
    );

    const held = Object.fromEntries(
      Object.keys(after).map((path) => [path, form.getValues(path as Path)]),
    );
    expect(held).toEqual(after);
    expect(form.getValues('testResult.note')).toBe('From the fax.');
  },
);
