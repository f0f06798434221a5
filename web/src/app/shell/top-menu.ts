import { paths } from '../../config/paths.ts';
import { useAvailablePaths } from '../../lib/navigation/available-paths.ts';
import { useAdminSections } from './use-admin-sections.ts';

export interface TopEntry {
  label: string;
  to: string;
  /** Counts as current on its own path only. */
  end?: boolean;
}

/**
 * The documented top menu (P s2) as far as its screens exist and the viewer may open them. The Admin Panel
 * is left out when no section of it remains.
 */
export function useTopMenu(): TopEntry[] {
  const available = useAvailablePaths();
  const sections = useAdminSections();
  const entries: TopEntry[] = [{ label: 'Dashboard', to: paths.dashboard, end: true }];
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
