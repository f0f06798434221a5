import { Stack } from '@chakra-ui/react';
import { NavGroup } from './NavGroup.tsx';
import { SidebarLayout } from './SidebarLayout.tsx';
import { useReportPages } from './menu.ts';

const ReportsNav = () => (
  <Stack as="nav" aria-label="Reports" gap="4">
    <NavGroup title="Reports" entries={useReportPages()} />
  </Stack>
);

/** The reports at the left, the open one beside them. */
export const ReportsLayout = () => <SidebarLayout nav={<ReportsNav />} />;
