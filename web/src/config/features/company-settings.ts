import type { AccessRule } from '../access-rule.ts';
import { companyPaths, myCompanyPaths } from './companies.ts';

/** Screens of the settings that a client user has as well (contract §31). */
const shared = <Base extends string>(base: Base) =>
  ({
    security: `${base}/security`,
    notification: `${base}/notifications`,
    mro: `${base}/mro`,
    compliance: `${base}/compliance`,
  }) as const;

/** Settings of a company by its id, and of the client user's own; the form of each is below it. */
export const companySettingPaths = {
  ofCompany: {
    ...shared(companyPaths.settings),
    random: `${companyPaths.settings}/random`,
    custom: `${companyPaths.settings}/custom`,
  },
  ofMyCompany: shared(myCompanyPaths.settings),
} as const;

export type SettingGroup = keyof typeof companySettingPaths.ofCompany;

/** Words of their tabs, in order (O s2). */
export const companySettingTabs: Readonly<Record<SettingGroup, string>> = {
  security: 'MFA & Auto Logout',
  notification: 'Notifications',
  mro: 'MRO Settings',
  compliance: 'Compliance Check',
  random: 'Random Settings',
  custom: 'Custom',
};

/** Who may open which group (contract §4). */
export const companySettingAccess: Readonly<Record<SettingGroup, AccessRule>> = {
  security: { anyOf: ['MANAGE_AUTO_LOGOUT_SETTINGS'] },
  notification: { anyOf: ['MANAGE_NOTIFICATION_SETTINGS'] },
  mro: { anyOf: ['MANAGE_NOTIFICATION_SETTINGS'] },
  compliance: { anyOf: ['MANAGE_COMPLIANCE_SETTINGS'] },
  random: { anyOf: ['MANAGE_RANDOM_SETTINGS', 'READ_ALL_COMPANIES'], type: 'MD' },
  custom: { anyOf: ['COMPANY_CUSTOM_SETTINGS'] },
};

/** Who may change a group, where that is not who may open it. */
export const editsCompanySettings: Partial<Record<SettingGroup, AccessRule>> = {
  random: { anyOf: ['MANAGE_RANDOM_SETTINGS'], type: 'MD' },
};

/** Who has the tab: whoever may open one of its groups. */
export const seesCompanySettings = {
  anyOf: [...new Set(Object.values(companySettingAccess).flatMap(({ anyOf }) => anyOf))],
};
