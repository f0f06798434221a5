import { screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { answerQuestion, isQuestionOpen } from '../../lib/unsaved-changes/unsaved-store.ts';
import { TextField } from '../form/TextField.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { DialogForm, FormDialog } from './FormDialog.tsx';

const contract = z.object({ name: z.string() });

function NameForm() {
  const form = useForm({ defaultValues: { name: '' } });
  return (
    <DialogForm
      form={form}
      contract={contract}
      action="Add"
      description="A name."
      onSubmit={() => Promise.resolve()}
      onCancel={() => undefined}
    >
      <TextField control={form.control} name="name" label="Name" />
    </DialogForm>
  );
}

const open = () => {
  const onDismiss = vi.fn();
  const ui = renderUi(
    <FormDialog open title="Add a name" onDismiss={onDismiss}>
      <NameForm />
    </FormDialog>,
  );
  return { onDismiss, ...ui };
};

test('Escape closes a form that nothing was typed into', async () => {
  const { user, onDismiss } = open();
  await user.click(await screen.findByRole('textbox', { name: 'Name' }));

  await user.keyboard('{Escape}');

  await waitFor(() => expect(onDismiss).toHaveBeenCalledOnce());
});

test('Escape asks before it drops what was typed', async () => {
  const { user, onDismiss } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'West');

  await user.keyboard('{Escape}');
  await waitFor(() => expect(isQuestionOpen()).toBe(true));
  answerQuestion(false);
  expect(onDismiss).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('West');

  await user.keyboard('{Escape}');
  await waitFor(() => expect(isQuestionOpen()).toBe(true));
  answerQuestion(true);
  await waitFor(() => expect(onDismiss).toHaveBeenCalledOnce());
});
