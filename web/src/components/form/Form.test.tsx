import { screen, waitFor } from '@testing-library/react';
import { email, optionalText, text } from '@assay/schema/core/fields';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { applyErrors } from '../../lib/forms/apply-errors.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { TestForm } from '../testing/TestForm.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { EmailField } from './EmailField.tsx';
import { SwitchField } from './SwitchField.tsx';
import { TextField } from './TextField.tsx';

const contract = z.object({ name: text(20), email: email(), note: optionalText() });
const defaultValues = { name: '', email: '', note: '' };

interface Options {
  onSubmit?: Parameters<
    typeof TestForm<z.input<typeof contract>, z.output<typeof contract>>
  >[0]['onSubmit'];
}
const formOf = ({ onSubmit }: Options = {}) =>
  renderUi(
    <TestForm contract={contract} defaultValues={defaultValues} onSubmit={onSubmit}>
      {(control) => (
        <>
          <TextField control={control} name="name" label="Name" hint="As on the contract." />
          <EmailField control={control} name="email" label="Email" />
          <TextField control={control} name="note" label="Note" />
        </>
      )}
    </TestForm>,
  );
const name = () => screen.getByRole('textbox', { name: /Name/ });
const save = () => screen.getByRole('button', { name: 'Save' });

test('required fields are marked from the contract', () => {
  formOf();

  expect(name()).toHaveAttribute('aria-required', 'true');
  expect(screen.getByRole('textbox', { name: 'Note' })).not.toHaveAttribute('aria-required');
});

test('a refused field takes the focus and is described by its hint and its error', async () => {
  const onSubmit = vi.fn();
  const { user } = formOf({ onSubmit });

  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'nobody');
  await user.click(save());

  await waitFor(() => expect(name()).toHaveFocus());
  expect(name()).toBeInvalid();
  expect(name()).toHaveAccessibleDescription('As on the contract. This field is required.');
  expect(screen.getByText('This is not a valid email address.')).toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('what is handed on is trimmed, with blanks as null', async () => {
  const onSubmit = vi.fn();
  const { user } = formOf({ onSubmit });

  await user.type(name(), '  Acme ');
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'a@b.co');
  await user.click(save());

  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ name: 'Acme', email: 'a@b.co', note: null });
});

test('a text over its limit is counted, kept and refused', async () => {
  const { user } = formOf();

  await user.click(name());
  await user.paste('x'.repeat(25));
  await user.click(save());

  expect(name()).toHaveValue('x'.repeat(25));
  expect(screen.getByText('25 of 20 characters')).toBeInTheDocument();
  expect(
    await screen.findByText('Please do not enter more than 20 characters.'),
  ).toBeInTheDocument();
});

test('the save bar counts unsaved changes and is off without any', async () => {
  const { user } = formOf();
  expect(screen.getByText('No unsaved changes')).toBeInTheDocument();
  expect(save()).toBeDisabled();

  await user.type(name(), 'A');
  expect(screen.getByText('1 unsaved change')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'B');
  expect(screen.getByText('2 unsaved changes')).toBeInTheDocument();
  expect(save()).toBeEnabled();

  await user.clear(name());
  expect(screen.getByText('1 unsaved change')).toBeInTheDocument();
});

test('a second submit while the first is on its way does nothing', async () => {
  let finish = (): void => {};
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { user } = formOf({ onSubmit });
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'a@b.co');
  await user.type(name(), 'Acme{Enter}{Enter}');
  await user.keyboard('{Enter}');

  await waitFor(() => expect(save()).toBeDisabled());
  finish();

  await waitFor(() => expect(save()).toBeEnabled());
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a refusal of the server stands on its field, one of the whole form above it', async () => {
  const { user } = formOf({
    onSubmit: (_values, form) =>
      applyErrors(form, [
        { errorCode: 'NAME_ALREADY_EXISTS', message: '', path: ['name'], params: {} },
        { errorCode: 'HAS_CHILD_ELEMENTS', message: '', path: [], params: {} },
      ]),
  });
  await user.type(name(), 'Acme');
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'a@b.co');
  await user.click(save());

  await waitFor(() => expect(name()).toHaveAccessibleDescription(/This name already exists\./));
  expect(screen.getByText('This entity has dependencies...')).toBeInTheDocument();
  expect(name()).toHaveValue('Acme');
});

test('a refusal of the whole form is sent away by who has read it, and comes with the next save', async () => {
  const { user } = formOf({
    onSubmit: (_values, form) =>
      applyErrors(form, [{ errorCode: 'HAS_CHILD_ELEMENTS', message: '', path: [], params: {} }]),
  });
  await user.type(name(), 'Acme');
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'a@b.co');
  await user.click(save());
  const refusal = await screen.findByRole('alert');

  await user.click(screen.getByRole('button', { name: 'Close the message' }));
  expect(refusal).not.toBeInTheDocument();

  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('This entity has dependencies...');
});

test('switches and boxes are reached by their label', async () => {
  const onSubmit = vi.fn();
  const switches = z.object({ on: z.boolean(), agreed: z.boolean() });
  const { user } = renderUi(
    <TestForm contract={switches} defaultValues={{ on: false, agreed: true }} onSubmit={onSubmit}>
      {(control) => (
        <>
          <SwitchField control={control} name="on" label="Send mails" hint="At night." />
          <CheckboxField control={control} name="agreed" label="Agreed" />
        </>
      )}
    </TestForm>,
  );

  await user.click(screen.getByLabelText('Send mails'));
  await user.click(screen.getByLabelText('Agreed'));
  await user.click(save());

  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ on: true, agreed: false });
  expect(screen.getByLabelText('Send mails')).toHaveAccessibleDescription('At night.');
});
