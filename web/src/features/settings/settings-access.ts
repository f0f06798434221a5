import type { AccessRule } from '../../config/access-rule.ts';

/** Who may open which group of system settings (contract §4). */
export const settingsAccess = {
  security: { anyOf: ['MANAGE_AUTO_LOGOUT_SETTINGS'], type: 'MD' },
  notifications: { anyOf: ['MANAGE_NOTIFICATION_SETTINGS'], type: 'MD' },
  custom: { anyOf: ['TENANT_SETTINGS'] },
} as const satisfies Record<string, AccessRule>;

/** Editing logo and colour needs both permissions (P s6). */
export const editCustomAccess = {
  anyOf: ['MANAGE_RANDOM_SETTINGS'],
} as const satisfies AccessRule;
