import { DetailList } from '../../components/page/DetailList.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { Section } from '../../components/page/Section.tsx';
import { PreferenceDetails } from '../../components/settings/PreferenceDetails.tsx';
import { settingsPaths } from '../../config/features/settings.ts';
import { EditButton } from './EditButton.tsx';
import { preferenceSection } from './notification-words.ts';
import { notificationsRecord } from './settings-records.ts';
import { settingsTitles } from './settings-titles.ts';
import { useSettingsTabs } from './use-settings-tabs.ts';

/** Notification settings of the system, read-only (P s2). */
export function NotificationSettingsView() {
  const notificationSettings = notificationsRecord.useRecord();
  return (
    <>
      <PageHeader
        title={settingsTitles.notifications}
        tabs={useSettingsTabs()}
        actions={<EditButton to={settingsPaths.editNotifications} />}
      />
      <DetailList>
        <Section {...preferenceSection}>
          <PreferenceDetails settings={notificationSettings} />
        </Section>
      </DetailList>
    </>
  );
}
