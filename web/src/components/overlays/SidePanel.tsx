import { CloseButton, Drawer, Portal } from '@chakra-ui/react';
import { drawerSlotRecipe } from '@chakra-ui/react/theme';
import type { ReactNode } from 'react';
import { addRecipes } from '../../lib/theme/system.ts';

addRecipes({}, { drawer: drawerSlotRecipe });

export interface SidePanelProps {
  open: boolean;
  title: string;
  /** Names the button that closes it: "Close the menu". */
  closeLabel: string;
  onDismiss: () => void;
  /** The element that has the focus back when it closes. */
  opener: () => HTMLElement | null;
  children: ReactNode;
}

/** A panel over the left side of a narrow screen. */
export function SidePanel({
  open,
  title,
  closeLabel,
  onDismiss,
  opener,
  children,
}: SidePanelProps) {
  return (
    <Drawer.Root
      placement="start"
      size="xs"
      open={open}
      onOpenChange={(details) => !details.open && onDismiss()}
      finalFocusEl={opener}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content maxWidth="18rem">
            <Drawer.Header paddingX="5" paddingY="4">
              <Drawer.Title textStyle="sm" fontWeight="semibold">
                {title}
              </Drawer.Title>
              <Drawer.CloseTrigger asChild>
                <CloseButton size="sm" colorPalette="gray" aria-label={closeLabel} />
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body paddingX="2">{children}</Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
