import { Menu, type MenuContentProps } from '@chakra-ui/react';
import { menuSlotRecipe } from '@chakra-ui/react/theme';
import type { ReactNode } from 'react';
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

/** The list of a `PopupMenu`. */
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
      positioning={{ placement }}
      closeOnSelect={!staysOpen}
      {...(highlighted === undefined ? {} : { defaultHighlightedValue: highlighted })}
    >
      {inPlace ? list : <PagePortal opener={trigger}>{list}</PagePortal>}
    </Menu.Root>
  );
}
