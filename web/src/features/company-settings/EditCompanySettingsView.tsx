import { EditSettings } from '../../components/settings/EditSettings.tsx';
import { companySettingTabs, type SettingGroup } from '../../config/features/company-settings.ts';
import { refreshViewer } from '../../lib/viewer/refresh-viewer.ts';
import { useCompanySettings } from './company-settings-record.ts';
import { settingGroups } from './setting-groups.ts';

/** Edits one group of settings of a company. */
export function EditCompanySettingsView({ group }: { group: SettingGroup }) {
  const { company, settings, links } = useCompanySettings();
  const { send, ...rest } = settingGroups[group];
  return (
    <EditSettings
      {...rest}
      title={`Edit ${companySettingTabs[group]}`}
      subtitle={company.companyName}
      record={settings}
      send={(input) => send(company.id, input)}
      // A client user's own logout and tabs may be others now.
      onSaved={() => void refreshViewer()}
      // The system has fixed them meanwhile (O s8).
      endsWith="CAN_NOT_OVERRIDE_SETTINGS"
      next={links[group]}
    />
  );
}
