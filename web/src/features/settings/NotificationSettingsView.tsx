import { SettingDetails } from '../../components/settings/SettingDetails.tsx';
import { settingsPaths } from '../../config/features/settings.ts';
import { notificationGroup } from './notification-group.ts';
import { notificationsRecord } from './settings-records.ts';
import { SettingsHead } from './SettingsHead.tsx';

/** Notification settings of the system, read-only (P s2). */
export const NotificationSettingsView = () => (
  <>
    <SettingsHead group="notifications" edit={settingsPaths.editNotifications} />
    <SettingDetails {...notificationGroup} settings={notificationsRecord.useRecord()} />
  </>
);
