import { IconButton, Separator, Stack } from '@chakra-ui/react';
import { Menu as MenuIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { usePanels } from '../../components/overlays/use-panels.ts';
import { paths } from '../../config/paths.ts';
import { useBranding } from '../../lib/branding/use-branding.ts';
import { AdminNav } from './AdminNav.tsx';
import { NavItem } from './NavItem.tsx';
import { useTopMenu } from './menu.ts';

/** The whole navigation on a narrow screen. */
export function MobileMenu() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { title } = useBranding();
  const entries = useTopMenu();
  const close = () => setOpen(false);
  const panels = usePanels(open, close);
  return (
    <>
      <IconButton
        ref={button}
        variant="ghost"
        colorPalette="gray"
        aria-label="Open the menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <MenuIcon aria-hidden />
      </IconButton>
      {panels && (
        <panels.SidePanel
          open={open}
          title={title}
          closeLabel="Close the menu"
          onDismiss={close}
          opener={() => button.current}
        >
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
        </panels.SidePanel>
      )}
    </>
  );
}
