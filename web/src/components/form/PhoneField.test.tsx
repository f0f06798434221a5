import { screen, waitFor } from '@testing-library/react';
import { phone } from '@assay/schema/core/fields';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { renderUi } from '../testing/render-ui.tsx';
import { TestForm } from '../testing/TestForm.tsx';
import { PhoneField } from './PhoneField.tsx';

const contract = z.object({ phone: phone() });
const field = (value = '', onSubmit = vi.fn()) => ({
  onSubmit,
  ...renderUi(
    <TestForm contract={contract} defaultValues={{ phone: value }} onSubmit={onSubmit}>
      {(control) => <PhoneField control={control} name="phone" label="Phone" />}
    </TestForm>,
  ),
});
const input = (): HTMLInputElement => screen.getByRole('textbox', { name: /Phone/ });

test('typed digits are masked; the form holds digits', async () => {
  const { user, onSubmit } = field();

  await user.type(input(), '5125550142');
  expect(input()).toHaveValue('(512) 555-0142');
  await user.keyboard('{Enter}');

  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ phone: '5125550142' });
});

test('a key beyond the tenth digit is not taken, what is pasted stays whole', async () => {
  const { user } = field();

  await user.type(input(), '51255501429');
  expect(input()).toHaveValue('(512) 555-0142');
  await user.clear(input());
  await user.paste('512555014299');

  expect(input()).toHaveValue('(512) 555-014299');
});

test('a stored number is shown masked', () => {
  field('5125550142');

  expect(input()).toHaveValue('(512) 555-0142');
});

test('a pasted number loses its country code and punctuation', async () => {
  const { user } = field();

  await user.click(input());
  await user.paste('+1 512.555.0142');

  expect(input()).toHaveValue('(512) 555-0142');
});

test('the caret stays where a digit in the middle is deleted or typed', async () => {
  const { user } = field('5125550142');
  await user.click(input());
  input().setSelectionRange(7, 7);

  await user.keyboard('{Backspace}');
  expect(input()).toHaveValue('(512) 550-142');
  expect(input().selectionStart).toBe(4);

  await user.keyboard('9');
  expect(input()).toHaveValue('(512) 955-0142');
  expect(input().selectionStart).toBe(7);
});

test('Backspace and Delete reach over punctuation', async () => {
  const { user } = field('5125550142');
  await user.click(input());
  input().setSelectionRange(6, 6);

  await user.keyboard('{Backspace}');
  expect(input()).toHaveValue('(515) 550-142');

  input().setSelectionRange(4, 4);
  await user.keyboard('{Delete}');
  expect(input()).toHaveValue('(515) 501-42');
});

test('a number that is too short is kept and refused', async () => {
  const { user, onSubmit } = field();

  await user.type(input(), '512{Enter}');

  expect(await screen.findByText('This is not a valid US phone number.')).toBeInTheDocument();
  expect(input()).toHaveValue('(512');
  expect(onSubmit).not.toHaveBeenCalled();
});
