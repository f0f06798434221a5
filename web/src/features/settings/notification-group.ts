import {
  notificationPreferenceKeys,
  notificationPreferences,
  NotificationSettingsInput,
} from '@assay/schema/settings/keys';
import type { SettingSection } from '../../components/settings/setting-rows.ts';
import type { NotificationSettingsPartsFragment } from './notification-settings.generated.ts';

const sections: readonly SettingSection<NotificationSettingsPartsFragment>[] = [
  {
    title: 'Email Notifications',
    hint: 'What is also sent by email. Companies and users may choose for themselves.',
    rows: notificationPreferenceKeys.map((name) => ({ name })),
  },
];

/** Notification settings of the system: the page and the form have the same. */
export const notificationGroup = {
  contract: NotificationSettingsInput,
  labels: notificationPreferences,
  sections,
};
