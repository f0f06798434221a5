import type { ReactNode, RefObject } from 'react';
import { Dialog } from './Dialog.ts';
import { DialogFrame } from './DialogFrame.tsx';

export interface AlertPanelProps {
  open: boolean;
  title: string;
  /** What is asked or said; a screen reader reads it when the dialog opens. */
  description: string;
  /** Below the description. */
  children?: ReactNode;
  /** Buttons, the safe one first. */
  footer: ReactNode;
  /** The button that changes nothing; it has the focus when the dialog opens. */
  safe: RefObject<HTMLButtonElement | null>;
  /** Escape was pressed; ignored while `busy`. */
  onDismiss: () => void;
  busy?: boolean;
  size?: 'sm' | 'md' | 'lg';
}

/** What an `AlertDialog` shows. */
export function AlertPanel({
  open,
  title,
  description,
  children,
  footer,
  safe,
  onDismiss,
  busy = false,
  size = 'sm',
}: AlertPanelProps) {
  return (
    <DialogFrame
      open={open}
      title={title}
      size={size}
      onDismiss={onDismiss}
      alert={{ safe, busy }}
      stays
    >
      <Dialog.Body>
        <Dialog.Description textStyle="sm" color="fg.muted">
          {description}
        </Dialog.Description>
        {children}
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">{footer}</Dialog.Footer>
    </DialogFrame>
  );
}
