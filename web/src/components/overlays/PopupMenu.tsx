import {
  cloneElement,
  useId,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react';
import type { MenuPanelProps } from './MenuPanel.tsx';
import { usePanels } from './use-panels.ts';

/** What makes a button the opener of a menu. */
interface TriggerProps {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface PopupMenuProps extends Omit<
  MenuPanelProps,
  'trigger' | 'open' | 'onDismiss' | 'highlighted'
> {
  /** The button that opens it; what makes it the opener is added. */
  trigger: ReactElement<Partial<TriggerProps>>;
  /** Value of the first entry, which the keyboard comes to when it opens the menu. */
  first?: string | undefined;
}

/**
 * A button with a menu, which is made when it is first opened: until then it costs a button. Its entries are
 * made of the parts that `children` are given: `(Menu) => <Menu.Item value="edit">Edit</Menu.Item>`.
 */
export function PopupMenu({ trigger, first, ...menu }: PopupMenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  // Each opening makes the menu anew, so that it begins with the highlighted entry of its own.
  const [opening, setOpening] = useState({ count: 0, byKeyboard: false });
  const toggle = (byKeyboard: boolean): void => {
    if (!open) setOpening(({ count }) => ({ count: count + 1, byKeyboard }));
    setOpen(!open);
  };
  const close = (): void => setOpen(false);
  const panels = usePanels(open, close);
  return (
    <>
      {cloneElement(trigger, {
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        // A click without a pointer is the Enter key's or the space bar's.
        onClick: ({ detail }) => toggle(detail === 0),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          toggle(true);
        },
      })}
      {panels && opening.count > 0 && (
        <panels.MenuPanel
          {...menu}
          key={opening.count}
          trigger={id}
          open={open}
          onDismiss={close}
          highlighted={opening.byKeyboard ? first : undefined}
        />
      )}
    </>
  );
}
