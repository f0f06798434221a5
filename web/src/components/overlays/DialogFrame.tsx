import { Portal } from '@chakra-ui/react';
import type { ReactNode, RefObject } from 'react';
import { Dialog } from './Dialog.ts';

interface DialogFrameProps {
  open: boolean;
  title: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Escape was pressed, the cross, or beside the dialog. */
  onDismiss: () => void;
  /** A press beside it does nothing: something is filled in or chosen. */
  stays?: boolean;
  /** A question or a warning: the button that changes nothing has the focus, and while it is busy Escape does nothing. */
  alert?: { safe: RefObject<HTMLButtonElement | null>; busy: boolean };
  /** `Dialog.Body`, and a `Dialog.Footer` where it has buttons, or a `DialogCross`. */
  children: ReactNode;
}

/** An open list of choices is what Escape closes first, and the field does that. */
const keepForList = (event: KeyboardEvent): void => {
  const { target } = event;
  if (target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]'))
    event.preventDefault();
};

/** A dialog over the page with its title; it is made when it opens. */
export const DialogFrame = ({
  open,
  title,
  size = 'sm',
  onDismiss,
  stays = false,
  alert,
  children,
}: DialogFrameProps) => (
  <Dialog.Root
    size={size}
    placement="center"
    open={open}
    closeOnInteractOutside={!stays}
    onEscapeKeyDown={keepForList}
    {...(alert && {
      role: 'alertdialog',
      initialFocusEl: () => alert.safe.current,
      closeOnEscape: !alert.busy,
    })}
    onOpenChange={(details) => !details.open && onDismiss()}
    lazyMount
    unmountOnExit
  >
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner paddingX="4">
        <Dialog.Content>
          <Dialog.Header paddingBottom="2">
            <Dialog.Title textStyle="md" overflowWrap="anywhere">
              {title}
            </Dialog.Title>
          </Dialog.Header>
          {children}
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);
