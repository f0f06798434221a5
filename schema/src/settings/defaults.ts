import { notificationPreferenceKeys, type NotificationPreference } from './keys.ts';

/** What holds while a tenant has set nothing (contract §30.1, §30.2). */
export const settingDefaults = {
  MFA_ENABLED: false,
  AUTOMATIC_LOGOUT: true,
  AUTOMATIC_LOGOUT_PERIOD: 30,
  OVERRIDE_MFA_SETTINGS: false,
  OVERRIDE_LOGOUT_SETTINGS: false,
  ...(Object.fromEntries(notificationPreferenceKeys.map((key) => [key, true])) as Record<
    NotificationPreference,
    boolean
  >),
};
