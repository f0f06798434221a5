import { screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { FormErrors } from '../../components/form/FormErrors.tsx';
import { renderUi } from '../../components/testing/render-ui.tsx';
import { FileUpload } from '../../components/upload/FileUpload.tsx';
import { saveForm } from './save-form.ts';

const png = new File([new Uint8Array(3)], 'device.png', { type: 'image/png' });

/** A form with a file that arrives when the test says so. */
function open() {
  let arrive: (answer: { id: string }) => void = () => {};
  const arrival = new Promise<{ id: string }>((resolve) => (arrive = resolve));
  const sent = vi.fn(async () => ({ errors: [] }));
  function Example() {
    'use no memo';
    const form = useForm({ defaultValues: { file: '' } });
    return (
      <form
        onSubmit={(event) =>
          void form.handleSubmit(async () => void (await saveForm(form, sent)))(event)
        }
      >
        <FormErrors control={form.control} onClose={() => form.clearErrors('root')} />
        <FileUpload
          kind="document"
          label="file"
          form={form.control}
          send={() => arrival}
          onDone={({ id }) => form.setValue('file', id)}
        />
        <button type="submit">Save</button>
      </form>
    );
  }
  const { user } = renderUi(<Example />);
  return { user, sent, arrive, save: () => screen.getByRole('button', { name: 'Save' }) };
}

test('a form is not saved before its file has arrived', async () => {
  const { user, sent, arrive, save } = open();
  await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, png);

  await user.click(save());

  expect(await screen.findByRole('alert')).toHaveTextContent('A file has not arrived yet.');
  expect(sent).not.toHaveBeenCalled();

  arrive({ id: 'f1' });
  await screen.findByText('device.png', { selector: '[role=status] *' });
  await user.click(save());
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

test('a form is saved without a file that was taken back', async () => {
  const { user, sent, save } = open();
  await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, png);

  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(save());

  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
});
