import { Stack } from '@chakra-ui/react';
import { NavGroup } from './NavGroup.tsx';
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
        <NavGroup key={group} title={group} entries={sections} onNavigate={onNavigate} />
      ))}
    </Stack>
  );
}
