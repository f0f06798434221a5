import { z } from 'zod';
import { wordedEnum } from '../core/worded-enum.ts';
import { coded } from '../core/field-errors.ts';
import { color, email, optional, optionalText } from '../core/fields.ts';
import { TEXT_MAX } from '../core/patterns.ts';
import { switchFields } from './switch-fields.ts';
import { shownToNobody } from '../core/shown-to.ts';

/** Automatic logout periods in minutes (P s9). */
export const logoutPeriods = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60] as const;

export const logoutPeriod = z
  .int()
  .refine((value) => (logoutPeriods as readonly number[]).includes(value), coded('INVALID'))
  .describe('Idle minutes before the logout warning: 5 to 60 in steps of 5.');

/** Notification preferences (contract §30.2) with the words of P s3. */
export const notificationPreferences = {
  EMAIL_NOTIFICATION_INSTANT_TEST_RESULTS: 'Instant test results',
  EMAIL_NOTIFICATION_LAB_STATUS_CHANGES: 'Lab status changes',
  EMAIL_NOTIFICATION_MRO_REPORT_RESULTS: 'MRO report results',
  EMAIL_NOTIFICATION_CLOSED_CASE_UPDATES: 'Closed-case updates',
  EMAIL_NOTIFICATION_RUN_COMPLETED: 'Random test pool run completed',
  EMAIL_NOTIFICATION_RUN_REMINDER: 'DOT selection run reminders',
  EMAIL_NOTIFICATION_RANDOM_PROGRESS: 'Progress (year-to-date) reminders',
} as const;
export type NotificationPreference = keyof typeof notificationPreferences;
export const notificationPreferenceKeys = Object.keys(
  notificationPreferences,
) as NotificationPreference[];

export const preferenceFields = switchFields(notificationPreferences);

/** System-wide security (contract §30.1): multi-factor sign-in and automatic logout. */
const securityFields = {
  MFA_ENABLED: z.boolean().describe('Sign-in asks for a code sent by e-mail.'),
  AUTOMATIC_LOGOUT: z.boolean().describe('Idle users are logged out.'),
  AUTOMATIC_LOGOUT_PERIOD: logoutPeriod,
  OVERRIDE_MFA_SETTINGS: z
    .boolean()
    .describe('The system value of MFA_ENABLED holds for every company.'),
  OVERRIDE_LOGOUT_SETTINGS: z.boolean().describe('The system logout values hold for everyone.'),
};

/** The stored secret is answered as this; sent back, it keeps what is stored (contract §3). */
export const SECRET_MASK = '********';

export const SecuritySettings = z.object(securityFields).meta({
  id: 'SecuritySettings',
  description: 'Multi-factor and automatic logout settings of the tenant.',
});
export const NotificationSettings = z.object(preferenceFields).meta({
  id: 'NotificationSettings',
  description: 'Which notifications are also sent by e-mail.',
});

/** Settings are saved by key: a missing key keeps its value, an unknown one fails as INVALID (contract §4). */
const saved = <S extends z.ZodRawShape>(shape: S) => z.strictObject(shape).partial();

export const SecuritySettingsInput = saved(securityFields).meta({
  id: 'SecuritySettingsInput',
  description: 'Security settings to change.',
});
export const NotificationSettingsInput = saved(preferenceFields).meta({
  id: 'NotificationSettingsInput',
  description: 'Notification preferences to change.',
});

export const TenantLogo = z
  .object({
    id: z.uuid().describe('File id, a uuid.'),
    uri: z.string().describe('Path of the image at the host that was asked.'),
  })
  .meta({ id: 'TenantLogo', description: 'The logo image.' });

/** Branding the tenant edits itself: logo and color (contract §4). */
export const BrandingSettings = z
  .object({
    TENANT_LOGO: TenantLogo.nullable(),
    TENANT_COLOR: z.string().nullable().describe('Main color as #RRGGBB.'),
  })
  .meta({ id: 'BrandingSettings', description: 'Logo and color of the tenant.' });
export const BrandingSettingsInput = z
  .strictObject({
    TENANT_LOGO: shownToNobody(
      optional(z.uuid()).describe('File id from an upload; null removes the logo.'),
    ),
    TENANT_COLOR: optional(color()).describe('Main color as #RRGGBB.'),
  })
  .partial()
  .meta({ id: 'BrandingSettingsInput', description: 'Logo and color to change.' });

const tenantSettingsFields = {
  UPDATED_ADMIN_EMAIL: optional(email()).describe('Receives administrative notices.'),
  EMAIL_SEND_FROM_ADDRESS: optional(email()).describe('Sender of the mails of this tenant.'),
  BASIC_AUTH_USER: optionalText().describe('User name at the MRO service.'),
  /* Not trimmed: blanks may be part of a password (contract §0.2). */
  BASIC_AUTH_PASS: shownToNobody(
    optional(z.string().min(1).max(TEXT_MAX)).describe(
      'Password at the MRO service, answered masked.',
    ),
  ),
};
export const TenantSettings = z
  .object({
    UPDATED_ADMIN_EMAIL: z.string().nullable().describe('Receives administrative notices.'),
    EMAIL_SEND_FROM_ADDRESS: z.string().nullable().describe('Sender of the mails of this tenant.'),
    BASIC_AUTH_USER: z.string().nullable().describe('User name at the MRO service.'),
    BASIC_AUTH_PASS: z.string().nullable().describe('Mask when a password is stored, else null.'),
  })
  .meta({ id: 'TenantSettings', description: 'E-mail and MRO access of a tenant.' });
export const TenantSettingsInput = saved(tenantSettingsFields).meta({
  id: 'TenantSettingsInput',
  description: 'E-mail and MRO access of a tenant; a missing key keeps its value, null clears it.',
});

/** Which primary ids of a donor are taken (C s3). */
export const PrimaryTypeSettings = wordedEnum(
  { ALL: 'Any.', ONLY_SSN: 'The SSN alone.', ONLY_EMPLOYEE_ID: 'The employee id alone.' },
  { id: 'PrimaryTypeSettings', description: 'Which primary ids of a donor are taken.' },
);

/** What a company has decided about the testing of its people (contract §4, §30.4). */
const testingFields = {
  ALLOW_COMPLIANCE_API: z.boolean().describe('The company uses compliance checks at all.'),
  COMPLIANCE_CHECK_INSTANT_TEST: z.boolean().describe('Instant tests are checked for compliance.'),
  COMPLIANCE_CHECK_LAB_ORDER: z.boolean().describe('Lab orders are checked for compliance.'),
  consentVerbal: z.boolean().describe('The donor may consent by word instead of a signature.'),
  PRIMARY_TYPE_SETTINGS: PrimaryTypeSettings,
  lockIfRedAlert: z.boolean().describe('A red compliance alert stops the test.'),
  lockIfYellowAlert: z.boolean().describe('A yellow compliance alert stops the test.'),
  allowCorrectIfRedAlert: z
    .boolean()
    .describe('After a red compliance alert the entries may be corrected.'),
  allowCorrectIfYellowAlert: z
    .boolean()
    .describe('After a yellow compliance alert the entries may be corrected.'),
  allowOverrideIfRedAlert: z
    .boolean()
    .describe('A red compliance alert may be overridden with a reason.'),
  allowOverrideIfYellowAlert: z
    .boolean()
    .describe('A yellow compliance alert may be overridden with a reason.'),
};

export const TestingSettings = z.object(testingFields).meta({
  id: 'TestingSettings',
  description: 'How people of a company are tested.',
});
export type TestingSettings = z.output<typeof TestingSettings>;

/** Effective settings of the signed-in user (contract §30.4). */
export const UserSettings = z
  .object({
    AUTOMATIC_LOGOUT: z.boolean().describe('The user is logged out when idle.'),
    AUTOMATIC_LOGOUT_PERIOD: z.int().describe('Idle minutes before the logout warning.'),
    isAutomaticLogoutEditable: z
      .boolean()
      .describe('False when system or company fixes the logout values.'),
    ...preferenceFields,
    ...testingFields,
  })
  .meta({ id: 'UserSettings', description: 'Settings that hold for the signed-in user.' });
export type UserSettings = z.output<typeof UserSettings>;

/** The settings a user may change in the own profile; other keys are ignored (contract §2). */
export const UserSettingsInput = z
  .object({
    AUTOMATIC_LOGOUT: z.boolean().describe('The user is logged out when idle.'),
    AUTOMATIC_LOGOUT_PERIOD: logoutPeriod,
    ...preferenceFields,
  })
  .partial()
  .meta({
    id: 'UserSettingsInput',
    description: 'Own logout values and notification preferences.',
  });
