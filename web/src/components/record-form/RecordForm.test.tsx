import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { optional, phone, text, version } from '@assay/schema/core/fields';
import type { LabelsOf } from '../../lib/forms/form-types.ts';
import type { Payload } from '../../lib/forms/save-form.ts';
import { shownToasts } from '../../lib/toasts.ts';
import {
  forgetUnsavedChanges,
  hasUnsavedChanges,
} from '../../lib/unsaved-changes/unsaved-store.ts';
import { PhoneField } from '../form/PhoneField.tsx';
import { TextField } from '../form/TextField.tsx';
import { fakeApi, noConnection } from '../testing/fake-api.ts';
import { refusal } from '../testing/refusal.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { RecordForm } from './RecordForm.tsx';

const contract = z.object({
  name: text(),
  phone: optional(phone()),
  note: optional(text()),
  version: version(),
});
const labels = { name: 'Name', phone: 'Phone', note: 'Note' } satisfies LabelsOf<typeof contract>;

interface Stored {
  name: string;
  phone: string | null;
  note: string | null;
  version: number;
  viewerCanUpdate: boolean | null;
}
const mine: Stored = { name: 'Acme', phone: null, note: 'Old', version: 4, viewerCanUpdate: true };
/** Somebody else's save. */
const theirs: Stored = { ...mine, name: 'Acme Inc.', phone: '5125550142', version: 5 };

type Send = (input: z.output<typeof contract>) => Promise<Payload>;
const saved: Payload = { errors: [] };
const refused = (...errors: Payload['errors'][number][]): Payload => ({ errors });
/** Answers one after the other, and the last one from then on. */
const answers = (...each: (Payload | Error)[]): Send => {
  const left = [...each];
  return async () => {
    const answer = left.length > 1 ? left.shift() : left[0];
    if (answer instanceof Error) throw answer;
    return answer ?? saved;
  };
};

interface EditProps {
  send?: Send;
  /** What reading the record again answers. */
  now?: Stored | null;
  record?: Stored;
  withoutNote?: boolean;
  goesBack?: boolean;
  /** What the next screen waits for. */
  onNext?: () => Promise<null>;
  /** Where to begin instead of with the form. */
  from?: string;
}

function Edit({
  send = answers(saved),
  now = theirs,
  record = mine,
  withoutNote = false,
  goesBack = false,
}: EditProps) {
  const [held, setHeld] = useState(record);
  return (
    <>
      <button onClick={() => setHeld({ ...held, viewerCanUpdate: false })}>Take away</button>
      <RecordForm
        title="Edit Acme"
        contract={contract}
        labels={labels}
        record={held}
        reread={async () => now}
        values={() => (withoutNote ? { note: undefined } : {})}
        send={send}
        done="It was saved."
        next="/profile"
        goesBack={goesBack}
      >
        {({ control }) => (
          <>
            <TextField control={control} name="name" />
            <PhoneField control={control} name="phone" />
            {!withoutNote && <TextField control={control} name="note" />}
          </>
        )}
      </RecordForm>
    </>
  );
}

function Profile() {
  const navigate = useNavigate();
  return (
    <>
      <p>The profile</p>
      <Link to="/edit">Edit</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

/** The form of a stored record, and what it sent. */
async function edit(props: EditProps = {}) {
  fakeApi({});
  const send = vi.fn<Send>(props.send ?? answers(saved));
  const routes = [
    {
      path: '/edit',
      element: <Edit {...props} send={send} />,
      errorElement: <p>The error page</p>,
    },
    { path: '/profile', element: <Profile />, loader: props.onNext ?? (() => null) },
  ];
  const rendered = renderScreen({ routes, at: props.from ?? '/edit' });
  await screen.findByText(/Edit Acme|The error page|The profile/);
  return { send, ...rendered };
}

const box = (name: RegExp) => screen.getByRole('textbox', { name });
const type = (name: RegExp, value: string) => fireEvent.change(box(name), { target: { value } });
const save = () => screen.getByRole('button', { name: 'Save' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => forgetUnsavedChanges());

test('every field is sent with the version that was read, and the next screen is shown', async () => {
  const { send, location } = await edit();
  expect(save()).toBeDisabled();
  type(/Name/, ' Acme LLC ');

  press('Save');

  expect(await screen.findByText('The profile')).toBeInTheDocument();
  expect(location()).toBe('/profile');
  const sent = { name: 'Acme LLC', phone: null, note: 'Old', version: 4 };
  expect(send.mock.calls).toEqual([[sent]]);
  expect(shownToasts().map(({ title }) => title)).toContain('It was saved.');
});

test('a save is told when the way out is taken, so that no link that is pressed then is overtaken', async () => {
  let load: (data: null) => void = () => undefined;
  const loaded = new Promise<null>((resolve) => {
    load = resolve;
  });
  await edit({ onNext: () => loaded });
  type(/Name/, 'Acme LLC');

  press('Save');

  await waitFor(() => expect(save()).toBeDisabled());
  expect(shownToasts()).toEqual([]);
  load(null);
  await waitFor(() => expect(shownToasts().map(({ title }) => title)).toContain('It was saved.'));
});

test('Cancel leads to the next screen as well, and sends nothing', async () => {
  const { send } = await edit();

  press('Cancel');

  expect(await screen.findByText('The profile')).toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
});

test('neither a save nor Cancel leaves the form behind for "back"', async () => {
  const { user, location } = await edit({ from: '/profile' });
  for (const leave of ['Save', 'Cancel']) {
    await user.click(await screen.findByRole('link', { name: 'Edit' }));
    type(/Note/, `By ${leave}`);
    forgetUnsavedChanges();
    press(leave);
    await user.click(await screen.findByRole('button', { name: 'Back' }));

    expect(location()).toBe('/profile');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  }
});

test('a value that is undefined is no part of the form, and is not sent', async () => {
  const { send } = await edit({ withoutNote: true });
  type(/Name/, 'Acme LLC');

  press('Save');

  await screen.findByText('The profile');
  expect(send.mock.calls[0]?.[0]).toMatchObject({ name: 'Acme LLC', note: null });
});

test('what the contract refuses stands at its field, once more above, and is not sent', async () => {
  const { send } = await edit();
  type(/Name/, '');
  type(/Phone/, '123');

  press('Save');

  await waitFor(() => expect(box(/Name/)).toHaveAccessibleDescription('This field is required.'));
  expect(screen.getByText('2 fields need another look')).toBeInTheDocument();
  expect(box(/Name/)).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

test('an error above the form leads to its field, and goes when it is repaired', async () => {
  const { user } = await edit();
  type(/Phone/, '123');
  press('Save');
  const link = await screen.findByRole('button', { name: /^Phone: / });
  box(/Note/).focus();

  await user.click(link);
  expect(box(/Phone/)).toHaveFocus();
  type(/Phone/, '5125550100');

  await waitFor(() => expect(link).not.toBeInTheDocument());
});

test('a refusal of the server stands at its field, with everything typed still there', async () => {
  await edit({ send: answers(refused(refusal('NAME_ALREADY_EXISTS', ['name']))) });
  type(/Name/, 'Acme LLC');

  press('Save');

  await waitFor(() => expect(box(/Name/)).toHaveAccessibleDescription('This name already exists.'));
  expect(box(/Name/)).toHaveValue('Acme LLC');
  expect(box(/Name/)).toHaveFocus();
});

test('a refusal of the form as a whole stands above it', async () => {
  await edit({ send: answers(refused(refusal('HAS_CHILD_ELEMENTS'))) });
  type(/Name/, 'Acme LLC');

  press('Save');

  expect(await screen.findByRole('alert')).toHaveTextContent('This entity has dependencies...');
});

test('without a connection nothing typed is lost, and the next try goes out', async () => {
  const { send } = await edit({ send: answers(noConnection(), saved) });
  type(/Name/, 'Acme LLC');
  press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent(/not available right now/);
  expect(box(/Name/)).toHaveValue('Acme LLC');
  await waitFor(() => expect(save()).toBeEnabled());

  press('Save');

  expect(await screen.findByText('The profile')).toBeInTheDocument();
  expect(send).toHaveBeenCalledTimes(2);
});

test('two submits at once are one save', async () => {
  const { send } = await edit();
  type(/Name/, 'Acme LLC');
  const form = screen.getByRole('form', { name: 'Edit Acme' });

  fireEvent.submit(form);
  fireEvent.submit(form);

  expect(await screen.findByText('The profile')).toBeInTheDocument();
  expect(send).toHaveBeenCalledTimes(1);
});

const overtaken = (): Send => answers(refused(refusal('STALE_VERSION')), saved);

test('a save that came second shows what somebody else has changed, beside what was typed', async () => {
  await edit({ send: overtaken() });
  type(/Name/, 'Acme LLC');

  press('Save');

  const dialog = within(await screen.findByRole('alertdialog'));
  const rows = (await dialog.findAllByRole('row')).map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual(['NameAcmeAcme Inc.Acme LLC', 'Phone–(512) 555-0142Nothing']);
});

test('keeping on editing keeps all that was typed, takes the rest over, and saves on the new version', async () => {
  const { send } = await edit({ send: overtaken() });
  type(/Name/, 'Acme LLC');
  type(/Note/, 'New');
  press('Save');
  await screen.findByRole('alertdialog');

  press('Keep editing');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(box(/Phone/)).toHaveValue('(512) 555-0142');
  expect(screen.getByText('2 unsaved changes')).toBeInTheDocument();
  press('Save');

  await screen.findByText('The profile');
  const sent = { name: 'Acme LLC', phone: '5125550142', note: 'New', version: 5 };
  expect(send.mock.calls[1]).toEqual([sent]);
});

test('reloading shows the record as it is now', async () => {
  await edit({ send: overtaken() });
  type(/Name/, 'Acme LLC');
  press('Save');
  await screen.findByRole('alertdialog');

  press('Discard my changes and reload');

  await waitFor(() => expect(box(/Name/)).toHaveValue('Acme Inc.'));
  expect(screen.getByText('No unsaved changes')).toBeInTheDocument();
});

test('a save whose answer was lost is done when it is sent again', async () => {
  const send = answers(noConnection(), refused(refusal('STALE_VERSION')));
  await edit({ send, now: { ...mine, name: 'Acme LLC', version: 5 } });
  type(/Name/, 'Acme LLC');
  press('Save');
  await screen.findByRole('alert');
  await waitFor(() => expect(save()).toBeEnabled());

  press('Save');

  expect(await screen.findByText('The profile')).toBeInTheDocument();
});

test.each(['STALE_VERSION', 'RESOURCE_NOT_FOUND'])(
  'a record that is gone meanwhile is told after %s, and what was typed can be copied',
  async (code) => {
    const { user } = await edit({ send: answers(refused(refusal(code))), now: null });
    type(/Name/, 'Acme LLC');
    type(/Phone/, '5125550100');
    press('Save');

    expect(await screen.findByText('This record was deleted meanwhile')).toBeInTheDocument();
    expect(box(/What you typed/)).toHaveValue('Name: Acme LLC\nPhone: (512) 555-0100\nNote: Old');
    expect(box(/^Name/)).toHaveValue('Acme LLC');
    await user.click(screen.getByRole('button', { name: 'Copy' }));

    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toContain('Name: Acme LLC');
  },
);

test('something else that is gone is told as what it is', async () => {
  await edit({ send: answers(refused(refusal('RESOURCE_NOT_FOUND'))) });
  type(/Name/, 'Acme LLC');

  press('Save');

  expect(await screen.findByRole('alert')).toHaveTextContent('Record not found.');
  expect(screen.queryByText('This record was deleted meanwhile')).not.toBeInTheDocument();
});

test('what is typed is unsaved until it is saved', async () => {
  await edit();
  expect(hasUnsavedChanges()).toBe(false);

  type(/Name/, 'Acme LLC');
  await waitFor(() => expect(hasUnsavedChanges()).toBe(true));
  press('Save');

  await screen.findByText('The profile');
  expect(hasUnsavedChanges()).toBe(false);
});

test('who may not edit a record sees no form of it', async () => {
  await edit({ record: { ...mine, viewerCanUpdate: false } });

  expect(screen.getByText('The error page')).toBeInTheDocument();
});

test('a permission that could not be told is left to the server', async () => {
  await edit({ record: { ...mine, viewerCanUpdate: null } });

  expect(box(/Name/)).toBeInTheDocument();
});

test('what is typed outlives a permission that is taken away', async () => {
  await edit();
  type(/Name/, 'Acme LLC');

  press('Take away');

  expect(box(/Name/)).toHaveValue('Acme LLC');
});

test('a form that goes back leads to its next screen when it was opened by its address', async () => {
  await edit({ goesBack: true });
  type(/Name/, 'Acme LLC');

  press('Save');

  expect(await screen.findByText('The profile')).toBeInTheDocument();
});
