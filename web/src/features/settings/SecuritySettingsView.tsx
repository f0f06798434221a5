import { Detail, DetailList } from '../../components/page/DetailList.tsx';
import { Section } from '../../components/page/Section.tsx';
import { OnOff } from '../../components/settings/OnOff.tsx';
import { logoutLabels, periodText } from '../../components/settings/setting-texts.ts';
import { settingsPaths } from '../../config/features/settings.ts';
import { securityLabels, securitySections } from './security-words.ts';
import { securityRecord } from './settings-records.ts';
import { SettingsHead } from './SettingsHead.tsx';

/** Security settings of the system, read-only (P s2). */
export function SecuritySettingsView() {
  const settings = securityRecord.useRecord();
  return (
    <>
      <SettingsHead group="security" edit={settingsPaths.editSecurity} />
      <DetailList>
        <Section {...securitySections.mfa}>
          <Detail label={securityLabels.MFA_ENABLED}>
            <OnOff on={settings.MFA_ENABLED} />
          </Detail>
          <Detail label={securityLabels.OVERRIDE_MFA_SETTINGS}>
            <OnOff on={settings.OVERRIDE_MFA_SETTINGS} />
          </Detail>
        </Section>
        <Section {...securitySections.logout}>
          <Detail label={logoutLabels.AUTOMATIC_LOGOUT}>
            <OnOff on={settings.AUTOMATIC_LOGOUT} />
          </Detail>
          <Detail label={logoutLabels.AUTOMATIC_LOGOUT_PERIOD}>
            {periodText(settings.AUTOMATIC_LOGOUT_PERIOD)}
          </Detail>
          <Detail label={securityLabels.OVERRIDE_LOGOUT_SETTINGS}>
            <OnOff on={settings.OVERRIDE_LOGOUT_SETTINGS} />
          </Detail>
        </Section>
      </DetailList>
    </>
  );
}
