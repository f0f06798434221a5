import { companySettingGroups } from '@assay/schema/settings/company-settings';
import type {
  NotificationPreference,
  TestingSettings,
  UserSettings,
} from '@assay/schema/settings/keys';
import { notificationPreferenceKeys } from '@assay/schema/settings/keys';

type LogoutValues = Pick<UserSettings, 'AUTOMATIC_LOGOUT' | 'AUTOMATIC_LOGOUT_PERIOD'>;
type Preferences = Pick<UserSettings, NotificationPreference>;

/** What holds for the whole tenant; every key has a value (contract §30.1, §30.2). */
export interface SystemSettings extends LogoutValues, Preferences {
  MFA_ENABLED: boolean;
  OVERRIDE_MFA_SETTINGS: boolean;
  OVERRIDE_LOGOUT_SETTINGS: boolean;
}

/** Keys that a user may set for himself: logout and notification preferences (contract §2). */
export type OwnSettings = LogoutValues & Preferences;
export type OwnSettingKey = keyof OwnSettings;
export const ownSettingKeys: readonly OwnSettingKey[] = [
  'AUTOMATIC_LOGOUT',
  'AUTOMATIC_LOGOUT_PERIOD',
  ...notificationPreferenceKeys,
];

/** Names of the contract for what a company stores under other keys (contract §30.4). */
const storedAs = {
  ALLOW_COMPLIANCE_API: 'ALLOW_COMPLIANCE_API',
  COMPLIANCE_CHECK_INSTANT_TEST: 'COMPLIANCE_CHECK_INSTANT_TEST',
  COMPLIANCE_CHECK_LAB_ORDER: 'COMPLIANCE_CHECK_LAB_ORDER',
  consentVerbal: 'CONSENT_VERBAL',
  PRIMARY_TYPE_SETTINGS: 'PRIMARY_TYPE_SETTINGS',
  lockIfRedAlert: 'COMPLIANCE_LOCK_IF_RED_ALERT',
  lockIfYellowAlert: 'COMPLIANCE_LOCK_IF_YELLOW_ALERT',
  allowCorrectIfRedAlert: 'COMPLIANCE_ALLOW_CORRECT_AND_CONTINUE_IF_RED_ALERT',
  allowCorrectIfYellowAlert: 'COMPLIANCE_ALLOW_CORRECT_AND_CONTINUE_IF_YELLOW_ALERT',
  allowOverrideIfRedAlert: 'COMPLIANCE_ALLOW_OVERRIDE_AND_CONTINUE_IF_RED_ALERT',
  allowOverrideIfYellowAlert: 'COMPLIANCE_ALLOW_OVERRIDE_AND_CONTINUE_IF_YELLOW_ALERT',
} as const satisfies Record<keyof TestingSettings, string>;

type StoredTesting = { [K in keyof TestingSettings as (typeof storedAs)[K]]: TestingSettings[K] };

const testingDefaults: StoredTesting = {
  ...companySettingGroups.compliance.defaults,
  ...companySettingGroups.custom.defaults,
};

type OpenSettings = { [K in OwnSettingKey]?: OwnSettings[K] | null };

/** A company may leave every key open; null and absent both mean "the system value". */
export type CompanySettings = OpenSettings &
  Partial<StoredTesting> & { MFA_ENABLED?: boolean | null };

export interface SettingLayers {
  system: SystemSettings;
  /** Null for internal users, who have no company. */
  company: CompanySettings | null;
  user: Partial<OwnSettings>;
}

const isLogoutKey = (key: OwnSettingKey): boolean =>
  key === 'AUTOMATIC_LOGOUT' || key === 'AUTOMATIC_LOGOUT_PERIOD';

/** Whether system or company decides a key, so that the user cannot (contract §4). */
export const isFixed = ({ system, company }: SettingLayers, key: OwnSettingKey): boolean =>
  (isLogoutKey(key) && system.OVERRIDE_LOGOUT_SETTINGS) || (company?.[key] ?? null) !== null;

/**
 * The value that holds for a user: the system's when it overrides, else the company's when set, else
 * the user's own, else the system's (contract §4).
 */
export function effectiveSetting<K extends OwnSettingKey>(
  layers: SettingLayers,
  key: K,
): OwnSettings[K] {
  const { system, user } = layers;
  const company: OpenSettings = layers.company ?? {};
  if (isLogoutKey(key) && system.OVERRIDE_LOGOUT_SETTINGS) return system[key];
  return company[key] ?? user[key] ?? system[key];
}

/** Whether sign-in needs a second factor. A user cannot switch it; only system and company can. */
export const isMfaEnabled = ({
  system,
  company,
}: Pick<SettingLayers, 'system' | 'company'>): boolean =>
  system.OVERRIDE_MFA_SETTINGS ? system.MFA_ENABLED : (company?.MFA_ENABLED ?? system.MFA_ENABLED);

const preferencesOf = (layers: SettingLayers): Preferences =>
  Object.fromEntries(
    notificationPreferenceKeys.map((key) => [key, effectiveSetting(layers, key)]),
  ) as Preferences;

/** How people of a company are tested; by the defaults for whoever has no company. */
export function testingSettings(company: CompanySettings | null): TestingSettings {
  const stored = { ...testingDefaults, ...company };
  return Object.fromEntries(
    Object.entries(storedAs).map(([name, key]) => [name, stored[key]]),
  ) as TestingSettings;
}

/** All settings that hold for the signed-in user, as sign-in and profile answer them (contract §30.4). */
export function effectiveSettings(layers: SettingLayers): UserSettings {
  return {
    AUTOMATIC_LOGOUT: effectiveSetting(layers, 'AUTOMATIC_LOGOUT'),
    AUTOMATIC_LOGOUT_PERIOD: effectiveSetting(layers, 'AUTOMATIC_LOGOUT_PERIOD'),
    isAutomaticLogoutEditable:
      !isFixed(layers, 'AUTOMATIC_LOGOUT') && !isFixed(layers, 'AUTOMATIC_LOGOUT_PERIOD'),
    ...preferencesOf(layers),
    ...testingSettings(layers.company),
  };
}

/** Own values to store: what was sent, unless it repeats a fixed value that was not changed. */
export interface OwnSettingsChange {
  /** Keys that system or company fixes and that were sent with another value than the one that holds. */
  refused: OwnSettingKey[];
  /** Free keys that differ from the value that holds now. */
  changes: Partial<OwnSettings>;
}

/**
 * What saving the profile form changes. The form always sends every key, so a fixed key is refused
 * only when its value differs from the one that holds (contract §2).
 */
export function changeOfOwnSettings(
  layers: SettingLayers,
  sent: Partial<OwnSettings>,
): OwnSettingsChange {
  const refused: OwnSettingKey[] = [];
  const changes: Partial<OwnSettings> = {};
  for (const key of ownSettingKeys) {
    if (sent[key] === undefined || sent[key] === effectiveSetting(layers, key)) continue;
    if (isFixed(layers, key)) refused.push(key);
    else Object.assign(changes, { [key]: sent[key] });
  }
  return { refused, changes };
}
