import type { ComponentProps } from 'react';
import { StaleVersionDialog } from './StaleVersionDialog.tsx';

interface StaleEntryDialogProps {
  /** Of `useStaleVersion`. */
  dialog: ComponentProps<typeof StaleVersionDialog>;
  /** Closes the form: the page below shows the record as it is now. */
  onReloaded: () => void;
}

/** A save that came second, for a form in a dialog. */
export const StaleEntryDialog = ({ dialog, onReloaded }: StaleEntryDialogProps) => (
  <StaleVersionDialog
    {...dialog}
    onReload={() => {
      dialog.onReload();
      onReloaded();
    }}
  />
);
