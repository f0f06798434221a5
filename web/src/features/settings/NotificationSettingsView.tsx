import { DetailList } from '../../components/page/DetailList.tsx';
import { Section } from '../../components/page/Section.tsx';
import { PreferenceDetails } from '../../components/settings/PreferenceDetails.tsx';
import { settingsPaths } from '../../config/features/settings.ts';
import { preferenceSection } from './notification-words.ts';
import { notificationsRecord } from './settings-records.ts';
import { SettingsHead } from './SettingsHead.tsx';

/** Notification settings of the system, read-only (P s2). */
export function NotificationSettingsView() {
  const notificationSettings = notificationsRecord.useRecord();
  return (
    <>
      <SettingsHead group="notifications" edit={settingsPaths.editNotifications} />
      <DetailList>
        <Section {...preferenceSection}>
          <PreferenceDetails settings={notificationSettings} />
        </Section>
      </DetailList>
    </>
  );
}
