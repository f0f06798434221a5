import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { text, version } from '@assay/schema/core/fields';
import type { Payload } from '../../lib/forms/save-form.ts';
import { shownToasts } from '../../lib/toasts.ts';
import { hasUnsavedChanges } from '../../lib/unsaved-changes/unsaved-store.ts';
import { lazyDialog, type OpenedDialog } from '../dialogs/lazy-dialog.tsx';
import { TextField } from '../form/TextField.tsx';
import { fakeApi } from '../testing/fake-api.ts';
import { refusal } from '../testing/refusal.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { RecordDialog } from './RecordDialog.tsx';

const contract = z.object({ name: text(), version: version() });
interface Stored {
  name: string;
  version: number;
}
interface RenameProps extends OpenedDialog {
  record: Stored;
  send: (input: Stored) => Promise<Payload>;
  /** What reading the record again answers. */
  now: Stored | null;
}

const Rename = ({ record, send, now, ...dialog }: RenameProps) => (
  <RecordDialog
    {...dialog}
    title={`Rename ${record.name}`}
    action="Rename"
    description="It has another name from now on."
    contract={contract}
    labels={{ name: 'Name' }}
    record={record}
    reread={async () => now}
    send={send}
    done="Renamed."
  >
    {({ control }) => <TextField control={control} name="name" />}
  </RecordDialog>
);

const saved: Payload = { errors: [] };

/** The dialog, opened over a page. */
async function open({
  answer = saved,
  now = { name: 'Acme Inc.', version: 5 },
  load = async () => Rename,
}: {
  answer?: Payload;
  now?: Stored | null;
  load?: () => Promise<typeof Rename>;
} = {}) {
  const Dialog = lazyDialog(load);
  const send = vi.fn(async () => answer);
  const onDone = vi.fn();
  function Page() {
    const [isOpen, setOpen] = useState(false);
    const record = { name: 'Acme', version: 4 };
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        <Dialog
          of={isOpen ? { record, send, now } : null}
          onClose={() => setOpen(false)}
          onDone={onDone}
        />
      </>
    );
  }
  fakeApi({});
  const { user } = renderScreen({ routes: [{ path: '/', element: <Page /> }], at: '/' });
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  return { user, send, onDone };
}

const typed = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) => {
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(field);
  await user.type(field, name);
  await user.click(screen.getByRole('button', { name: 'Rename' }));
};

test('a save sends what was typed on top of the version that was read, and closes the dialog', async () => {
  const { user, send, onDone } = await open();

  await typed(user, 'Apex');

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Apex', version: 4 });
  expect(onDone).toHaveBeenCalledOnce();
  expect(shownToasts().at(-1)).toMatchObject({ title: 'Renamed.' });
  expect(hasUnsavedChanges()).toBe(false);
});

test('a refusal stands on its field, and what was typed stays', async () => {
  const { user, onDone } = await open({
    answer: { errors: [refusal('NAME_ALREADY_EXISTS', ['name'])] },
  });

  await typed(user, 'Apex');

  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/already/),
  );
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Apex');
  expect(onDone).not.toHaveBeenCalled();
});

test('a save that came second shows what changed', async () => {
  const { user } = await open({ answer: { errors: [refusal('STALE_VERSION')] } });

  await typed(user, 'Apex');

  const question = within(await screen.findByRole('alertdialog'));
  expect(await question.findByRole('row', { name: 'Name Acme Acme Inc. Apex' })).toBeVisible();
});

test('what was typed can be copied when the record is gone', async () => {
  const { user } = await open({ answer: { errors: [refusal('RESOURCE_NOT_FOUND')] }, now: null });

  await typed(user, 'Apex');

  expect(await screen.findByRole('textbox', { name: 'What you typed' })).toHaveValue('Name: Apex');
});

test('a dialog whose code cannot be fetched is said to be missing, and is tried again', async () => {
  const load = vi.fn(async () => Rename).mockRejectedValueOnce(new Error('offline'));
  const { user } = await open({ load });
  await waitFor(() =>
    expect(shownToasts().at(-1)?.title).toMatch(/part of the portal could not be loaded/),
  );

  await user.click(screen.getByRole('button', { name: 'Open' }));

  expect(await screen.findByRole('dialog', { name: 'Rename Acme' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
