import { Stack } from '@chakra-ui/react';
import { MainLayout } from './MainLayout.tsx';
import { NavGroup } from './NavGroup.tsx';
import { SidebarLayout } from './SidebarLayout.tsx';
import { useReportPages } from './menu.ts';

/** The reports at the left, the open one beside them; who may open none has nothing at the left. */
export function ReportsLayout() {
  const entries = useReportPages();
  if (entries.length === 0) return <MainLayout />;
  const nav = (
    <Stack as="nav" aria-label="Reports" gap="4">
      <NavGroup title="Reports" entries={entries} />
    </Stack>
  );
  return <SidebarLayout nav={nav} />;
}
