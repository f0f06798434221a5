import { CloseButton, Drawer, IconButton, Portal, Separator, Stack } from '@chakra-ui/react';
import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { useBranding } from '../../lib/branding/use-branding.ts';
import { AdminNav } from './AdminNav.tsx';
import { NavItem } from './NavItem.tsx';
import { useTopMenu } from './menu.ts';

/** The whole navigation on a narrow screen. */
export function MobileMenu() {
  const [open, setOpen] = useState(false);
  const { title } = useBranding();
  const entries = useTopMenu();
  const close = () => setOpen(false);
  return (
    <Drawer.Root
      placement="start"
      size="xs"
      open={open}
      onOpenChange={(details) => setOpen(details.open)}
      lazyMount
      unmountOnExit
    >
      <Drawer.Trigger asChild>
        <IconButton variant="ghost" colorPalette="gray" aria-label="Open the menu">
          <MenuIcon aria-hidden />
        </IconButton>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content maxWidth="18rem">
            <Drawer.Header paddingX="5" paddingY="4">
              <Drawer.Title textStyle="sm" fontWeight="semibold">
                {title}
              </Drawer.Title>
              <Drawer.CloseTrigger asChild>
                <CloseButton size="sm" colorPalette="gray" aria-label="Close the menu" />
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body paddingX="2">
              <Stack as="nav" aria-label="Main" gap="0.5">
                {entries
                  .filter(({ path }) => path !== paths.adminPanel)
                  // What stands below an entry follows it.
                  .flatMap((entry) => [entry, ...(entry.items ?? [])])
                  .map(({ label, path, icon: Icon, ...entry }) => (
                    <NavItem key={path} to={path} end={'end' in entry} onClick={close}>
                      <Icon size={16} aria-hidden />
                      {label}
                    </NavItem>
                  ))}
              </Stack>
              <Separator marginY="3" />
              <AdminNav onNavigate={close} />
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
