import { Box, Stack, Text } from '@chakra-ui/react';
import { NavItem } from './NavItem.tsx';
import type { ShownEntry } from './menu.ts';

interface NavGroupProps {
  title: string;
  entries: readonly Pick<ShownEntry, 'path' | 'label' | 'icon'>[];
  onNavigate?: (() => void) | undefined;
}

/** Entries of a vertical menu below their title. */
export const NavGroup = ({ title, entries, onNavigate }: NavGroupProps) => (
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
        <NavItem key={path} to={path} onClick={onNavigate}>
          <Icon size={16} aria-hidden />
          {label}
        </NavItem>
      ))}
    </Stack>
  </Box>
);
