import { Box, Stack, Text } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { NavItem } from './NavItem.tsx';
import type { ShownEntry } from './menu.ts';

interface NavGroupProps {
  title: string;
  entries: readonly Pick<ShownEntry, 'path' | 'label' | 'icon'>[];
  onNavigate?: (() => void) | undefined;
}

/** Entries of a vertical menu below their title. Of two that the page lies below, the nearer one is current. */
export function NavGroup({ title, entries, onNavigate }: NavGroupProps) {
  const { pathname } = useLocation();
  const isPassedBy = (path: string): boolean =>
    entries.some(
      (nearer) => nearer.path.startsWith(`${path}/`) && pathname.startsWith(nearer.path),
    );
  return (
    <Box>
      <Text
        textStyle="2xs"
        textTransform="uppercase"
        color="fg.muted"
        paddingX="3"
        paddingBottom="1.5"
      >
        {title}
      </Text>
      <Stack gap="0.5">
        {entries.map(({ path, label, icon: Icon }) => (
          <NavItem key={path} to={path} end={isPassedBy(path)} onClick={onNavigate}>
            <Icon size={16} aria-hidden />
            {label}
          </NavItem>
        ))}
      </Stack>
    </Box>
  );
}
