import type { TabLink } from '../../components/page/TabNav.tsx';
import { settingsAccess, settingsPaths } from '../../config/features/settings.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { allows } from '../../lib/viewer/viewer.ts';

const tabs = [
  { label: 'Security', to: settingsPaths.security, access: settingsAccess.security },
  {
    label: 'Notifications',
    to: settingsPaths.notifications,
    access: settingsAccess.notifications,
  },
  { label: 'Custom', to: settingsPaths.custom, access: settingsAccess.custom },
];

/** The groups of system settings that the viewer may open. */
export function useSettingsTabs(): TabLink[] {
  const viewer = useViewer();
  return tabs
    .filter(({ access }) => allows(viewer, access))
    .map(({ label, to }) => ({ label, to }));
}
