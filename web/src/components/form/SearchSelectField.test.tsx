import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { TestForm } from '../testing/TestForm.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { SearchSelectField } from './SearchSelectField.tsx';

const contract = z.object({ companyId: z.number().nullable() });

const options = [
  { value: 7, label: 'Acme Trucking' },
  { value: 8, label: 'Northwind Logistics' },
  { value: 9, label: 'Best Acme' },
];

const open = (companyId: number | null = null) => {
  const onSubmit = vi.fn();
  const { user } = renderUi(
    <TestForm contract={contract} defaultValues={{ companyId }} onSubmit={onSubmit}>
      {(control) => (
        <SearchSelectField control={control} name="companyId" label="Company" options={options} />
      )}
    </TestForm>,
  );
  return { user, onSubmit, input: screen.getByRole('combobox', { name: 'Company' }) };
};

const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('what is looked for is found by any part of its name, and chosen', async () => {
  const { user, input, onSubmit } = open();

  await user.type(input, 'acme');
  await waitFor(() => expect(offered()).toEqual(['Acme Trucking', 'Best Acme']));
  await user.click(screen.getByRole('option', { name: 'Best Acme' }));
  await waitFor(() => expect(input).toHaveValue('Best Acme'));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ companyId: 9 });
});

test('a text that is no choice is put back on leaving', async () => {
  const { user, input } = open(8);
  expect(input).toHaveValue('Northwind Logistics');

  await user.clear(input);
  await user.type(input, 'zzz');
  expect(await screen.findByText('Nothing matches.')).toBeInTheDocument();
  await user.tab();

  await waitFor(() => expect(input).toHaveValue('Northwind Logistics'));
});

test('by keyboard, Enter chooses and does not send the form, Escape closes the list', async () => {
  const { user, input, onSubmit } = open();
  input.focus();

  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(input).toHaveValue('Northwind Logistics'));
  expect(onSubmit).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}');
  expect(input).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');

  expect(input).toHaveAttribute('aria-expanded', 'false');
  expect(input).toHaveValue('Northwind Logistics');
});

test('a choice is taken back', async () => {
  const { user, input } = open(8);

  await user.click(screen.getByRole('button', { name: 'Clear Company' }));

  await waitFor(() => expect(input).toHaveValue(''));
});
