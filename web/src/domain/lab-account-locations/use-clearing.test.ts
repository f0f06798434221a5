import { act, renderHook } from '@testing-library/react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { expect, test } from 'vitest';
import { CreateLabAccountLocationInput } from '@assay/schema/lab-accounts/lab-account-location';
import { blankValues } from '../../lib/forms/form-values.ts';
import type { AccountLocationValues } from './account-location-form.ts';
import { useClearing } from './use-clearing.ts';

const filled = {
  ...blankValues(CreateLabAccountLocationInput),
  labAccountId: 1,
  locationId: 4,
  subAccountId: '100017',
  program: 'DOT',
  masterAccountType: 1,
  mroId: 3,
  mroPricing: '14.50',
  supportsComboOrders: true,
} as AccountLocationValues;

/** A filled form of an account of a laboratory, whose account another is chosen for. */
async function choose(field: 'labAccountId' | 'program', value: unknown, provider: string) {
  const { result, rerender } = renderHook<UseFormReturn<AccountLocationValues>, string | null>(
    (laboratory) => {
      const form = useForm<AccountLocationValues>({ defaultValues: filled });
      useClearing(form, laboratory);
      return form;
    },
    { initialProps: 'LabCorp' },
  );
  await act(async () =>
    result.current.register(field).onChange({ type: 'change', target: { name: field, value } }),
  );
  // What the account offers is asked for; until it is there, its laboratory is not known.
  rerender(null);
  rerender(provider);
  return result.current.getValues();
}

test('another account of the laboratory keeps program and specimen type', async () => {
  expect(await choose('labAccountId', 2, 'LabCorp')).toMatchObject({
    subAccountId: '',
    mroId: '',
    mroPricing: '',
    program: 'DOT',
    masterAccountType: 1,
    supportsComboOrders: true,
  });
});

test('an account of another laboratory has others of both', async () => {
  expect(await choose('labAccountId', 2, 'Phamatech')).toMatchObject({
    mroPricing: '',
    program: '',
    masterAccountType: '',
    supportsComboOrders: false,
  });
});

test('the price of an MRO goes with the MRO', async () => {
  expect(await choose('program', 'NON_DOT', 'LabCorp')).toMatchObject({
    subAccountId: '100017',
    mroId: '',
    mroPricing: '',
    masterAccountType: 1,
  });
});
