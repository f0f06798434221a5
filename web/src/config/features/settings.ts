import { Palette, Settings } from 'lucide-react';
import type { AccessRule } from '../access-rule.ts';
import type { Feature } from '../feature.ts';
import { paths } from '../paths.ts';

const index = `${paths.adminPanel}/settings` as const;

export const settingsPaths = {
  index,
  security: `${index}/security`,
  editSecurity: `${index}/security/edit`,
  notifications: `${index}/notifications`,
  editNotifications: `${index}/notifications/edit`,
  custom: `${index}/custom`,
  editCustom: `${index}/custom/edit`,
} as const;

/** Who may open which group of system settings (contract §4). */
export const settingsAccess = {
  security: { anyOf: ['MANAGE_AUTO_LOGOUT_SETTINGS'], type: 'MD' },
  notifications: { anyOf: ['MANAGE_NOTIFICATION_SETTINGS'], type: 'MD' },
  custom: { anyOf: ['TENANT_SETTINGS'] },
} as const satisfies Record<string, AccessRule>;

/** Editing logo and color needs this permission as well (P s6). */
export const editsCustomSettings: AccessRule = { anyOf: ['MANAGE_RANDOM_SETTINGS'] };

export const settings: Feature = {
  name: 'settings',
  prefixes: [index],
  menu: [
    {
      label: 'System Settings',
      group: 'System',
      path: index,
      icon: Settings,
      access: settingsAccess.security,
    },
  ],
  quickActions: [
    {
      label: 'Logo and color',
      hint: 'How the portal looks to its users',
      path: settingsPaths.custom,
      icon: Palette,
      access: settingsAccess.custom,
    },
  ],
};
