import { ChartLine, House, LifeBuoy, Settings2 } from 'lucide-react';
import { adminGroups, type MenuEntry } from '../../config/feature.ts';
import { paths } from '../../config/paths.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { allows, type Viewer } from '../../lib/viewer/viewer.ts';
import { features } from '../features.ts';

type Group = MenuEntry['group'];

const entries: readonly MenuEntry[] = features.flatMap(({ menu = [] }) => menu);

/** A menu entry as a viewer sees it. */
export interface ShownEntry extends MenuEntry {
  label: string;
}

/** Entries of a group of the menu that the viewer may open. */
export const entriesOf = (viewer: Viewer, group: Group): ShownEntry[] =>
  entries
    .filter(
      ({ access, flag, ...entry }) =>
        entry.group === group &&
        (!access || allows(viewer, access)) &&
        (!flag || viewer.featureFlags.has(flag)),
    )
    .map(({ label, ...entry }) => ({
      ...entry,
      label: typeof label === 'string' ? label : label(viewer.featureFlags),
    }));

/** Paths of all sections of the Admin Panel, open to the viewer or not. */
export const adminPaths: readonly string[] = entries
  .filter(({ group }) => adminGroups.some((each) => each === group))
  .map(({ path }) => path);

/** Sections of the Admin Panel that the viewer may open, in the order of the menu. */
export const adminSections = (viewer: Viewer): ShownEntry[] =>
  adminGroups.flatMap((group) => entriesOf(viewer, group));

/** Entry of the top menu, with the pages below it. */
export interface TopEntry extends Pick<ShownEntry, 'label' | 'path' | 'icon'> {
  /** Counts as current on its own path only. */
  end?: boolean;
  items?: readonly ShownEntry[];
}

/** The documented top menu (P s2). The Admin Panel is left out when the viewer may open no section of it. */
export function useTopMenu(): TopEntry[] {
  const viewer = useViewer();
  const dashboard: TopEntry = {
    label: 'Dashboard',
    path: paths.dashboard,
    icon: House,
    end: true,
    items: entriesOf(viewer, 'Dashboard'),
  };
  const reportPages = entriesOf(viewer, 'Reports');
  const reports: TopEntry = { label: 'Reports', path: paths.reports, icon: ChartLine };
  const adminPanel: TopEntry = { label: 'Admin Panel', path: paths.adminPanel, icon: Settings2 };
  const support: TopEntry = { label: 'Support', path: paths.support, icon: LifeBuoy };
  return [
    dashboard,
    ...(reportPages.length > 0 ? [{ ...reports, items: reportPages }] : []),
    ...(adminSections(viewer).length > 0 ? [adminPanel] : []),
    support,
  ];
}

/** Pages below Reports that the viewer may open. */
export const useReportPages = (): ShownEntry[] => entriesOf(useViewer(), 'Reports');

/** Entries of the My Profile menu, without 'Log Out'. */
export const useProfileMenu = (): ShownEntry[] => entriesOf(useViewer(), 'My Profile');

/** Sections of the Admin Panel that the viewer may open. */
export const useAdminSections = (): ShownEntry[] => adminSections(useViewer());
