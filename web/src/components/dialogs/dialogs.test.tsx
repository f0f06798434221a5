import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { openDialog } from '../testing/open-dialog.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { StaleVersionDialog } from './StaleVersionDialog.tsx';

interface Asked {
  onConfirm: () => void;
  onCancel: () => void;
  pending?: boolean;
  error?: string;
  toType?: string;
}

function Asking(props: Asked) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Ask</button>
      <ConfirmDialog
        open={open}
        title="Delete it"
        question="Are you sure?"
        action="Delete"
        {...props}
      />
    </>
  );
}

/** The dialog after the press of the button that opens it. */
const confirm = async (props: Omit<Asked, 'onConfirm' | 'onCancel'> = {}) => {
  const asked = { onConfirm: vi.fn(), onCancel: vi.fn() };
  const { user } = renderUi(<Asking {...asked} {...props} />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  return { ...asked, user };
};

test('the question has a name and a description, and the safe answer stands first', async () => {
  const { user, onConfirm, onCancel } = await confirm();

  const dialog = await screen.findByRole('alertdialog', { name: 'Delete it' });
  expect(dialog).toHaveAccessibleDescription('Are you sure?');
  expect(
    within(dialog)
      .getAllByRole('button')
      .map((each) => each.textContent),
  ).toEqual(['Cancel', 'Delete']);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(onCancel).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('what has to be typed holds the action back until it stands there, and again the next time', async () => {
  const { user, onConfirm } = await confirm({ toType: 'North  Pier' });
  const dialog = within(await screen.findByRole('alertdialog'));
  const action = dialog.getByRole('button', { name: 'Delete' });
  const field = dialog.getByRole('textbox', { name: /Type .North\s+Pier. to go on/ });

  expect(action).toBeDisabled();
  await user.type(field, 'North Pie');
  expect(action).toBeDisabled();
  await user.type(field, 'R');
  await user.click(action);
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('Escape is the safe answer as well', async () => {
  const { user, onConfirm, onCancel } = await confirm();
  await openDialog();

  await user.keyboard('{Escape}');

  await waitFor(() => expect(onCancel).toHaveBeenCalledOnce());
  expect(onConfirm).not.toHaveBeenCalled();
});

test('while the action is on its way nothing can be pressed', async () => {
  const { user, onConfirm, onCancel } = await confirm({ pending: true });

  await openDialog();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await user.keyboard('{Escape}');

  expect(onCancel).not.toHaveBeenCalled();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a refusal is told inside the dialog', async () => {
  await confirm({ error: 'This entity has dependencies...' });

  expect(await screen.findByRole('alert')).toHaveTextContent('This entity has dependencies...');
});

test('a save that came second shows what changed and offers both ways on', async () => {
  const answers = { onReload: vi.fn(), onKeepEditing: vi.fn() };
  const { user } = renderUi(
    <StaleVersionDialog
      open
      changes={[{ label: 'City', before: 'Austin', now: 'Dallas', typed: 'Houston' }]}
      {...answers}
    />,
  );

  expect(
    await screen.findByRole('row', { name: 'City Austin Dallas Houston' }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  await user.click(screen.getByRole('button', { name: 'Discard my changes and reload' }));

  expect(answers.onKeepEditing).toHaveBeenCalledOnce();
  expect(answers.onReload).toHaveBeenCalledOnce();
});
