import { Menu, type MenuContentProps } from '@chakra-ui/react';
import { menuSlotRecipe } from '@chakra-ui/react/theme';
import { useState, type ReactNode } from 'react';
import { PagePortal } from '../page/PagePortal.tsx';
import { addRecipes } from '../../lib/theme/system.ts';

addRecipes({}, { menu: menuSlotRecipe });

export interface MenuPanelProps {
  /** Id of the button that it belongs to: it names the menu and has the focus back when it closes. */
  trigger: string;
  onDismiss: () => void;
  placement?: 'bottom-start' | 'bottom-end';
  /** Value of the entry that is highlighted when it opens. */
  highlighted?: string | undefined;
  /** For entries that are ticked: several can be, one after the other. */
  staysOpen?: boolean;
  /** Stands beside its button instead of at the end of the page, inside of the button's landmark. */
  inPlace?: boolean;
  content?: MenuContentProps;
  children: (parts: typeof Menu) => ReactNode;
}

/** Whether a button stays where it is on the screen when the page is scrolled. */
function isHeld(button: string): boolean {
  let element = document.getElementById(button);
  while (element !== null) {
    if (['fixed', 'sticky'].includes(getComputedStyle(element).position)) return true;
    element = element.parentElement;
  }
  return false;
}

/**
 * The list of a `PopupMenu`. It scrolls with the page, or stays on the screen with its button: a list that goes
 * away with the page and is put back to its button leaves from under the finger.
 */
export function MenuPanel({
  trigger,
  onDismiss,
  placement = 'bottom-start',
  highlighted,
  staysOpen = false,
  inPlace = false,
  content,
  children,
}: MenuPanelProps) {
  const [strategy] = useState<'absolute' | 'fixed'>(() => (isHeld(trigger) ? 'fixed' : 'absolute'));
  const list = (
    <Menu.Positioner>
      <Menu.Content {...content}>{children(Menu)}</Menu.Content>
    </Menu.Positioner>
  );
  return (
    <Menu.Root
      open
      onOpenChange={(details) => !details.open && onDismiss()}
      ids={{ trigger }}
      positioning={{ placement, strategy }}
      closeOnSelect={!staysOpen}
      {...(highlighted === undefined ? {} : { defaultHighlightedValue: highlighted })}
    >
      {inPlace ? list : <PagePortal opener={trigger}>{list}</PagePortal>}
    </Menu.Root>
  );
}
