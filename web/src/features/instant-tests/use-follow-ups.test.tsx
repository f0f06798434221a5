import { act, renderHook } from '@testing-library/react';
import { useForm, type FieldPath } from 'react-hook-form';
import { expect, test } from 'vitest';
import { firstValues } from './first-values.ts';
import type { InstantTestSent, InstantTestValues } from './instant-test-form.ts';
import { useFollowUps } from './use-follow-ups.ts';

/** A form with a company, a location of it, one of its clients, and a panel. */
function filledForm() {
  const start = { draftName: '', draft: null, participant: null, isPrefillLost: false };
  const values = firstValues(start, { fullName: 'Denise Hughes', companyId: 1 });
  const { result } = renderHook(() => {
    const form = useForm<InstantTestValues, unknown, InstantTestSent>({ defaultValues: values });
    useFollowUps(form);
    return form;
  });
  const form = result.current;
  form.setValue('locationId', 7);
  form.setValue('client', 9);
  form.setValue('testResult.testPanelId', 20);
  return form;
}

test.each<[FieldPath<InstantTestValues>, number, unknown[]]>([
  ['companyId', 2, ['', '', '']],
  ['locationId', 8, [8, '', '']],
  ['testResult.specimenTypeId', 2, [7, 9, '']],
])('another %s takes along what was chosen within it', async (name, value, after) => {
  const form = filledForm();

  await act(async () => form.register(name).onChange({ type: 'change', target: { name, value } }));

  expect(form.getValues(['locationId', 'client', 'testResult.testPanelId'])).toEqual(after);
});
