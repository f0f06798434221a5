import {
  cloneElement,
  useContext,
  useEffect,
  useId,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react';
import { HoldStillContext } from './hold-still.ts';
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

interface PopupMenuProps extends Omit<MenuPanelProps, 'trigger' | 'onDismiss' | 'highlighted'> {
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
  const [byKeyboard, setByKeyboard] = useState(false);
  const toggle = (isKey: boolean): void => {
    setByKeyboard(isKey);
    setOpen(!open);
  };
  // Its button has the focus before a question that an entry asks takes it, so that the question gives it back.
  const close = (): void => {
    setOpen(false);
    document.getElementById(id)?.focus();
  };
  const panels = usePanels(open, close);
  const hold = useContext(HoldStillContext);
  useEffect(() => (open ? hold?.() : undefined), [open, hold]);
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
      {panels && open && (
        <panels.MenuPanel
          {...menu}
          trigger={id}
          onDismiss={close}
          highlighted={byKeyboard ? first : undefined}
        />
      )}
    </>
  );
}
