import { Button } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { lazyDialog, OpenedDialog } from '../dialogs/lazy-dialog.tsx';

interface DialogButtonProps<D extends OpenedDialog> {
  dialog: ReturnType<typeof lazyDialog<D>>;
  /** What the dialog is about. */
  of: Omit<D, keyof OpenedDialog>;
  icon: LucideIcon;
  label: string;
}

/** A button of a toolbar with its dialog, whose code comes when somebody reaches for it. */
export function DialogButton<D extends OpenedDialog>({
  dialog: Dialog,
  of,
  icon: Icon,
  label,
}: DialogButtonProps<D>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="xs"
        variant="outline"
        colorPalette="gray"
        fontWeight="normal"
        aria-haspopup="dialog"
        onPointerEnter={Dialog.ahead}
        onFocus={Dialog.ahead}
        onClick={() => setOpen(true)}
      >
        <Icon size={16} aria-hidden /> {label}
      </Button>
      <Dialog of={isOpen ? of : null} onClose={() => setOpen(false)} />
    </>
  );
}
