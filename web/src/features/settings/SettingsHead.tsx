import { EditLink } from '../../components/page/EditLink.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import type { TabLink } from '../../components/page/TabNav.tsx';
import { settingsAccess, settingsPaths } from '../../config/features/settings.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { allows } from '../../lib/viewer/viewer.ts';
import { settingsTitles } from './settings-titles.ts';

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
function useSettingsTabs(): TabLink[] {
  const viewer = useViewer();
  return tabs
    .filter(({ access }) => allows(viewer, access))
    .map(({ label, to }) => ({ label, to }));
}

interface SettingsHeadProps {
  group: keyof typeof settingsTitles;
  /** Form of the group; false for who may not edit it. */
  edit: string | false;
}

/** Head of a group of system settings, with a tab for each. */
export const SettingsHead = ({ group, edit }: SettingsHeadProps) => (
  <PageHeader
    title={settingsTitles[group]}
    tabs={useSettingsTabs()}
    actions={edit !== false && <EditLink to={edit} main />}
  />
);
