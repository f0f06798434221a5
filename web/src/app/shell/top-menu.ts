import type { AccessRule } from '../../config/access-rule.ts';
import { paths } from '../../config/paths.ts';
import { seesPoolProgress } from '../../config/pool-progress-access.ts';
import { useAvailablePaths } from '../../lib/navigation/available-paths.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { allows } from '../../lib/viewer/viewer.ts';
import { useAdminSections } from './use-admin-sections.ts';

export interface TopEntry {
  label: string;
  to: string;
  /** Counts as current on its own path only. */
  end?: boolean;
  /** Pages below the entry, as far as the viewer has them (P s2). */
  items?: readonly TopEntry[];
}

interface DashboardPage extends TopEntry {
  access: AccessRule;
}

/** Sub-items of the Dashboard (P s2). */
const dashboardPages: readonly DashboardPage[] = [
  { label: 'Random Test Pools', to: paths.randomTestPools, access: seesPoolProgress },
];

/**
 * The documented top menu (P s2) as far as its screens exist and the viewer may open them. The Admin Panel
 * is left out when no section of it remains.
 */
export function useTopMenu(): TopEntry[] {
  const available = useAvailablePaths();
  const sections = useAdminSections();
  const viewer = useViewer();
  const items = dashboardPages.filter(
    ({ to, access }) => available.has(to) && allows(viewer, access),
  );
  const entries: TopEntry[] = [{ label: 'Dashboard', to: paths.dashboard, end: true, items }];
  if (sections.length > 0) entries.push({ label: 'Admin Panel', to: paths.adminPanel });
  entries.push({ label: 'Support', to: paths.support });
  return entries.filter(({ to }) => to === paths.adminPanel || available.has(to));
}

/** Entries of the My Profile menu, without 'Log Out'. */
export function useProfileMenu(): TopEntry[] {
  const available = useAvailablePaths();
  return [
    { label: 'My Profile', to: paths.profile.view },
    { label: 'Change password', to: paths.profile.changePassword },
  ].filter(({ to }) => available.has(to));
}
