import { screen, waitFor } from '@testing-library/react';
import { AddressInput, optionalAddress } from '@assay/schema/common/contact';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { renderUi } from '../../components/testing/render-ui.tsx';
import { labelsBelow } from '../../lib/forms/labels-below.ts';
import { TestForm } from '../../components/testing/TestForm.tsx';
import { addressLabels } from './address-labels.ts';
import { AddressFields } from './AddressFields.tsx';

const blank = { addressLine1: '', addressLine2: '', city: '', state: '', zip: '' };
const zip = () => screen.getByRole('textbox', { name: /Zip/ });
const save = () => screen.getByRole('button', { name: 'Save' });

const required = (onSubmit = vi.fn()) => ({
  onSubmit,
  ...renderUi(
    <TestForm
      contract={z.object({ address: AddressInput })}
      labels={labelsBelow('address', addressLabels)}
      defaultValues={{ address: blank }}
      onSubmit={onSubmit}
    >
      {(control) => <AddressFields control={control} name="address" />}
    </TestForm>,
  ),
});
const optional = (onSubmit = vi.fn()) => ({
  onSubmit,
  ...renderUi(
    <TestForm
      contract={z.object({ office: optionalAddress(), name: z.string() })}
      labels={labelsBelow('office', addressLabels)}
      defaultValues={{ office: blank, name: '' }}
      onSubmit={onSubmit}
    >
      {(control) => <AddressFields control={control} name="office" />}
    </TestForm>,
  ),
});

test('each wrong part has its own error', async () => {
  const { user, onSubmit } = required();

  await user.type(zip(), '1234');
  await user.click(save());

  await waitFor(() => expect(zip()).toHaveAccessibleDescription('This is not a valid zip code.'));
  expect(screen.getByRole('textbox', { name: /Street Address 1/ })).toHaveAccessibleDescription(
    'This field is required.',
  );
  expect(screen.getByRole('combobox', { name: /State/ })).toHaveAccessibleDescription(
    'This field is required.',
  );
  expect(screen.getByRole('textbox', { name: 'Street Address 2' })).toBeValid();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a full address is handed on', async () => {
  const { user, onSubmit } = required();

  await user.type(screen.getByRole('textbox', { name: /Street Address 1/ }), '1 Main St');
  await user.type(screen.getByRole('textbox', { name: /City/ }), 'Austin');
  await user.selectOptions(screen.getByRole('combobox', { name: /State/ }), 'TX');
  await user.type(zip(), '78701-1234');
  await user.click(save());

  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    address: {
      addressLine1: '1 Main St',
      addressLine2: null,
      city: 'Austin',
      state: 'TX',
      zip: '78701-1234',
    },
  });
});

test('an address that may be left out asks for its parts once one of them is filled', async () => {
  const { user, onSubmit } = optional();
  const city = () => screen.getByRole('textbox', { name: /City/ });
  expect(city()).not.toHaveAttribute('aria-required');

  await user.type(zip(), '78701');

  expect(city()).toHaveAttribute('aria-required', 'true');
  await user.click(save());
  await waitFor(() => expect(city()).toHaveAccessibleDescription('This field is required.'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the states are the 50 of the United States, the District of Columbia and the territories', () => {
  required();

  expect(screen.getByRole('option', { name: 'TX – Texas' })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: /^DC/ })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: /^PR/ })).toBeInTheDocument();
  expect(screen.getAllByRole('option')).toHaveLength(57);
});
