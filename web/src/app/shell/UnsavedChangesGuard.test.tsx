import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { openDialog } from '../../components/testing/open-dialog.ts';
import { system } from '../../lib/theme/system.ts';
import { confirmLeave, hasUnsavedChanges } from '../../lib/unsaved-changes/unsaved-store.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes/use-unsaved-changes.ts';
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx';

function Form() {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const { clear } = useUnsavedChanges(text !== '');
  const save = () => {
    clear();
    void navigate('/other');
  };
  return (
    <>
      <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={save}>Save</button>
      <Link to="/other">Elsewhere</Link>
      <Link to="?tab=2">Other tab</Link>
    </>
  );
}

async function editedForm() {
  const router = createMemoryRouter([
    {
      element: (
        <>
          <Outlet />
          <UnsavedChangesGuard />
        </>
      ),
      children: [
        { path: '/', Component: Form },
        { path: '/other', element: <p>other page</p> },
      ],
    },
  ]);
  render(
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Name'), 'Acme');
  return { user, path: () => router.state.location.pathname };
}

const leaving = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('leaving with unsaved changes asks', async () => {
  const { user, path } = await editedForm();

  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));

  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('You have unsaved changes. Do you want to leave this page?');
  expect(path()).toBe('/');
});

test('Stay keeps the page and what was typed', async () => {
  const { user, path } = await editedForm();
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));

  await user.click(await screen.findByRole('button', { name: 'Stay' }));

  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(path()).toBe('/');
  expect(screen.getByLabelText('Name')).toHaveValue('Acme');
  expect(hasUnsavedChanges()).toBe(true);
});

test('Escape stays', async () => {
  const { user, path } = await editedForm();
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await openDialog();

  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(path()).toBe('/');
});

test('Leave goes on', async () => {
  const { user } = await editedForm();
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));

  await user.click(await screen.findByRole('button', { name: 'Leave' }));

  expect(await screen.findByText('other page')).toBeInTheDocument();
  expect(hasUnsavedChanges()).toBe(false);
});

test('after a save nobody is asked', async () => {
  const { user } = await editedForm();

  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('other page')).toBeInTheDocument();
});

test('a change within the page asks nothing', async () => {
  const { user } = await editedForm();

  await user.click(screen.getByRole('link', { name: 'Other tab' }));

  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('closing the tab asks as long as there are unsaved changes', async () => {
  const { user } = await editedForm();
  expect(leaving()).toBe(true);

  await user.clear(screen.getByLabelText('Name'));

  expect(leaving()).toBe(false);
});

test.each([
  ['Stay', false],
  ['Leave', true],
])('a question that is no navigation is answered by %s', async (button, answer) => {
  const { user } = await editedForm();

  let leave: Promise<boolean> = Promise.resolve(!answer);
  act(() => {
    leave = confirmLeave();
  });
  await user.click(await screen.findByRole('button', { name: button }));

  await expect(leave).resolves.toBe(answer);
});

test('without unsaved changes nothing is asked', async () => {
  await expect(confirmLeave()).resolves.toBe(true);
});
