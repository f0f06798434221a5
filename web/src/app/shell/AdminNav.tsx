import { Box, Stack, Text } from '@chakra-ui/react';
import { NavItem } from './NavItem.tsx';
import { useAdminSections, type ShownEntry } from './menu.ts';

/** In the order of the table; a group stands where its first section does. */
const grouped = (sections: readonly ShownEntry[]): [string, ShownEntry[]][] =>
  [...new Set(sections.map(({ group }) => group))].map((group) => [
    group,
    sections.filter((section) => section.group === group),
  ]);

/** The sections of the Admin Panel in their groups. */
export function AdminNav({ onNavigate }: { onNavigate?: () => void }) {
  const groups = grouped(useAdminSections());
  return (
    <Stack as="nav" aria-label="Admin Panel" gap="4">
      {groups.map(([group, sections]) => (
        <Box key={group}>
          <Text
            textStyle="2xs"
            textTransform="uppercase"
            color="fg.muted"
            paddingX="3"
            paddingBottom="1.5"
          >
            {group}
          </Text>
          <Stack gap="0.5">
            {sections.map(({ path, label, icon: Icon }) => (
              <NavItem key={path} to={path} onClick={onNavigate}>
                <Icon size={16} aria-hidden />
                {label}
              </NavItem>
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}
