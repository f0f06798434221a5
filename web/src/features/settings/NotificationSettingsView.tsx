import { useReadQuery } from '@apollo/client/react';
import { useLoaderData } from 'react-router-dom';
import { DetailList } from '../../components/page/DetailList.tsx';
import { PageColumn } from '../../components/page/PageColumn.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { Section } from '../../components/page/Section.tsx';
import { PreferenceDetails } from '../../components/settings/PreferenceDetails.tsx';
import { paths } from '../../config/paths.ts';
import { EditButton } from './EditButton.tsx';
import { preferenceSection } from './notification-texts.ts';
import type { NotificationsData } from './settings-loaders.ts';
import { settingsTitles } from './settings-titles.ts';
import { useSettingsTabs } from './use-settings-tabs.ts';

/** Notification settings of the system, read-only (P s2). */
export function NotificationSettingsView() {
  const { notificationSettings } = useReadQuery(useLoaderData<NotificationsData>()).data;
  return (
    <PageColumn>
      <PageHeader
        title={settingsTitles.notifications}
        tabs={useSettingsTabs()}
        actions={<EditButton to={paths.settings.editNotifications} />}
      />
      <DetailList>
        <Section {...preferenceSection}>
          <PreferenceDetails settings={notificationSettings} />
        </Section>
      </DetailList>
    </PageColumn>
  );
}
