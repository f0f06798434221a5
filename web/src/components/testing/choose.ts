import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/**
 * Opens a menu by its button and chooses an entry by keyboard. (In happy-dom a click on an entry is not told
 * from a touch once another menu was open before.)
 */
export async function choose(user: UserEvent, button: string, entry: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: button }));
  const item = await screen.findByRole('menuitem', { name: entry });
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  for (let step = 0; step < 50 && item.dataset['highlighted'] === undefined; step += 1) {
    await user.keyboard('{ArrowDown}');
  }
  await user.keyboard('{Enter}');
}

/** Types into a field that searches its choices, and chooses the one of that name. */
export async function chooseFound(user: UserEvent, field: string, entry: string): Promise<void> {
  const input = await screen.findByRole('combobox', { name: field });
  await waitFor(() => expect(input).toBeEnabled());
  await user.clear(input);
  await user.type(input, entry);
  await user.click(await screen.findByRole('option', { name: entry }));
}
