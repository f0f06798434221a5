import type { ComplianceValues } from '@assay/schema/settings/compliance-fields';
import { notificationPreferences } from '@assay/schema/settings/keys';
import { logoutLabels, onOffText, periodText } from '../../components/settings/setting-texts.ts';
import { primaryTypeText } from './primary-type.ts';

/* What the settings of a company are called on their screens and in its history. */

export const securitySettingLabels = {
  MFA_ENABLED: 'Multi-factor authentication',
  ...logoutLabels,
} as const;

export const mroSettingLabels = {
  MRO_ALL_DOT_RESULTS_REQUIRED: 'MRO required for all DOT results',
  MRO_NON_DOT_RESULTS_REQUIRED: 'MRO required for all Non-DOT results',
  MRO_POSITIVE_NON_DOT_RESULTS_ONLY_REQUIRED: 'MRO required for positive Non-DOT results only',
} as const;

export const randomSettingLabels = {
  ENABLE_RANDOM_SELECTION_FOR_ADMIN: 'Random selection by Corporate Admins',
  ENABLE_CLIENT_TESTPOOL_MEMBER_MANAGEMENT: 'Pool members managed by Corporate Admins',
  EMAIL_NOTIFICATION_RUN_REMINDER_ENABLED: 'Selection run reminders by email',
  EMAIL_NOTIFICATION_RANDOM_PROGRESS_ENABLED: 'Progress (year-to-date) reminders by email',
} as const;

export const customSettingLabels = {
  PRIMARY_TYPE_SETTINGS: 'Primary ID type',
  CONSENT_VERBAL: 'Verbal consent',
} as const;

type Color = 'RED' | 'YELLOW';

const colorLabels = (color: Color) => ({
  [`COMPLIANCE_LOCK_IF_${color}_ALERT`]: 'End test automatically',
  [`COMPLIANCE_ALLOW_CORRECT_AND_CONTINUE_IF_${color}_ALERT`]: 'Allow to correct and continue',
  [`COMPLIANCE_ALLOW_OVERRIDE_AND_CONTINUE_IF_${color}_ALERT`]: 'Allow to override and continue',
  [`EMAIL_NOTIFICATION_${color}_ALERT`]: 'Email notification',
  [`EMAIL_NOTIFICATION_${color}_ALERT_ADD_USERS`]: 'Users who are notified',
  [`EMAIL_NOTIFICATION_${color}_ALERT_OVERRIDDEN`]: 'Email notification when overridden',
  [`EMAIL_NOTIFICATION_${color}_ALERT_OVERRIDDEN_ADD_USERS`]:
    'Users who are notified when overridden',
});

/** Labels of what is checked for compliance. */
export const complianceSettingLabels = {
  ALLOW_COMPLIANCE_API: 'Compliance check',
  COMPLIANCE_CHECK_INSTANT_TEST: 'Check instant tests',
  COMPLIANCE_CHECK_LAB_ORDER: 'Check lab orders',
  ...colorLabels('RED'),
  ...colorLabels('YELLOW'),
} as Record<keyof ComplianceValues, string>;

/** Labels of all of them. */
export const companySettingLabels: Readonly<Record<string, string>> = {
  ...securitySettingLabels,
  ...notificationPreferences,
  ...mroSettingLabels,
  ...complianceSettingLabels,
  ...randomSettingLabels,
  ...customSettingLabels,
};

const textOf = (value: unknown): string =>
  typeof value === 'boolean'
    ? onOffText(value)
    : Array.isArray(value)
      ? value.join('; ') || '–'
      : String(value);

/** Values of them as a history tells them. */
export const companySettingTexts: Readonly<Record<string, (value: never) => string>> = {
  ...Object.fromEntries(Object.keys(companySettingLabels).map((name) => [name, textOf])),
  AUTOMATIC_LOGOUT_PERIOD: periodText,
  PRIMARY_TYPE_SETTINGS: primaryTypeText,
};
