import { EditLink } from '../../components/page/EditLink.tsx';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { SettingDetails } from '../../components/settings/SettingDetails.tsx';
import { tenantLinks, tenantTabs, tenantSettingsRecord } from './tenant-record.ts';
import { tenantSettingsGroup } from './tenant-settings-group.tsx';

/** Settings of a TPA, read-only; there is nothing to delete (P s2). */
export function TenantSettingsView() {
  const { id, name, settings } = tenantSettingsRecord.useRecord();
  return (
    <>
      <RecordHead
        title="TPA Settings"
        name={name}
        facts={[`TPA ID ${id}`]}
        tabs={tenantTabs(id)}
        actions={<EditLink to={tenantLinks(id).editSettings} main />}
      />
      <SettingDetails {...tenantSettingsGroup} settings={settings} />
    </>
  );
}
