import type { TabLink } from '../../components/page/TabNav.tsx';
import { paths } from '../../config/paths.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { allows } from '../../lib/viewer/viewer.ts';
import { settingsAccess } from './settings-access.ts';

const tabs = [
  { label: 'Security', to: paths.settings.security, access: settingsAccess.security },
  {
    label: 'Notifications',
    to: paths.settings.notifications,
    access: settingsAccess.notifications,
  },
  { label: 'Custom', to: paths.settings.custom, access: settingsAccess.custom },
];

/** The groups of system settings that the viewer may open. */
export function useSettingsTabs(): TabLink[] {
  const viewer = useViewer();
  return tabs
    .filter(({ access }) => allows(viewer, access))
    .map(({ label, to }) => ({ label, to }));
}
