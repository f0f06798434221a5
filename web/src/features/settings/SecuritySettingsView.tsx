import { SettingDetails } from '../../components/settings/SettingDetails.tsx';
import { settingsPaths } from '../../config/features/settings.ts';
import { securityGroup } from './security-group.ts';
import { securityRecord } from './settings-records.ts';
import { SettingsHead } from './SettingsHead.tsx';

/** Security settings of the system, read-only (P s2). */
export const SecuritySettingsView = () => (
  <>
    <SettingsHead group="security" edit={settingsPaths.editSecurity} />
    <SettingDetails {...securityGroup} settings={securityRecord.useRecord()} />
  </>
);
