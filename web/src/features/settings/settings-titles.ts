/** Titles of the system settings (P s2). */
export const settingsTitles = {
  security: 'Global Security Settings',
  notifications: 'Global Notifications Settings',
  custom: 'Global Custom Settings',
} as const;

/** Said when any of them was saved (contract §33). */
export const SETTINGS_SAVED = 'Settings has been successfully updated';
