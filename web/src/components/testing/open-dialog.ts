import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/**
 * The dialog that has opened, once it listens. The component library registers a dialog's layer, and
 * with it the Escape key, one animation frame after it drew it, and then lets the pointer through to it.
 *
 * @throws when no dialog opens or it never becomes the top layer.
 */
export async function openDialog(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(dialog.style.pointerEvents).toBe('auto'));
  return dialog;
}
