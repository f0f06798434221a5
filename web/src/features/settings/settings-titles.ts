/** Titles of the system settings (P s2). */
export const settingsTitles = {
  security: 'Global Security Settings',
  notifications: 'Global Notifications Settings',
  custom: 'Global Custom Settings',
} as const;
