import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { renderUi } from '../testing/render-ui.tsx';
import { TestForm } from '../testing/TestForm.tsx';
import { NumberField } from './NumberField.tsx';

const contract = z.object({ amount: z.number().min(0).max(100) });

const open = () => {
  const onSubmit = vi.fn();
  const { user } = renderUi(
    <TestForm contract={contract} defaultValues={{ amount: 5 }} onSubmit={onSubmit}>
      {(control) => (
        <NumberField control={control} name="amount" label="Amount" unit="%" decimals />
      )}
    </TestForm>,
  );
  const box = screen.getByRole('textbox', { name: /Amount/ });
  const type = async (text: string) => {
    await user.clear(box);
    if (text !== '') await user.type(box, text);
    await user.click(screen.getByRole('button', { name: 'Save' }));
  };
  return { box, onSubmit, type };
};

test('a typed number is sent as a number', async () => {
  const { onSubmit, type } = open();

  await type('12.50');

  expect(onSubmit).toHaveBeenCalledWith({ amount: 12.5 }, expect.anything());
});

test('a text that is no number stays as it was typed', async () => {
  const { box, type } = open();

  await type('7.');

  expect(box).toHaveValue('7.');
});

test.each([
  ['', 'This field is required.'],
  ['many', 'This value is not valid.'],
  ['101', 'This value is not valid.'],
])('%o is refused: %s', async (text, message) => {
  const { onSubmit, type } = open();

  await type(text);

  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('thousands may be written with commas', async () => {
  const onSubmit = vi.fn();
  const { user } = renderUi(
    <TestForm
      contract={z.object({ amount: z.number() })}
      defaultValues={{ amount: 5 }}
      onSubmit={onSubmit}
    >
      {(control) => <NumberField control={control} name="amount" label="Amount" />}
    </TestForm>,
  );
  const box = screen.getByRole('textbox', { name: /Amount/ });
  await user.clear(box);
  await user.type(box, '1,200');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(onSubmit).toHaveBeenCalledWith({ amount: 1200 }, expect.anything());
});
