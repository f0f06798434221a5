import type { z } from 'zod';
import {
  notificationPreferenceKeys,
  type BrandingSettingsInput,
  type NotificationPreference,
  type NotificationSettingsInput,
  type SecuritySettingsInput,
} from '@assay/schema/settings/keys';
import type { BrandingSettingsPartsFragment } from './branding-settings.generated.ts';
import type { SecuritySettingsPartsFragment } from './security-settings.generated.ts';

export type SecurityValues = z.input<typeof SecuritySettingsInput>;
export type ChangedSecurity = z.output<typeof SecuritySettingsInput>;
export type NotificationValues = z.input<typeof NotificationSettingsInput>;
export type ChangedNotifications = z.output<typeof NotificationSettingsInput>;
export type BrandingValues = z.input<typeof BrandingSettingsInput>;
export type ChangedBranding = z.output<typeof BrandingSettingsInput>;

export const securityValues = (settings: SecuritySettingsPartsFragment): SecurityValues => ({
  MFA_ENABLED: settings.MFA_ENABLED,
  OVERRIDE_MFA_SETTINGS: settings.OVERRIDE_MFA_SETTINGS,
  AUTOMATIC_LOGOUT: settings.AUTOMATIC_LOGOUT,
  AUTOMATIC_LOGOUT_PERIOD: settings.AUTOMATIC_LOGOUT_PERIOD,
  OVERRIDE_LOGOUT_SETTINGS: settings.OVERRIDE_LOGOUT_SETTINGS,
});

export const notificationValues = (
  settings: Readonly<Record<NotificationPreference, boolean>>,
): NotificationValues =>
  Object.fromEntries(notificationPreferenceKeys.map((key) => [key, settings[key]]));

/** The form holds the file id of the logo; no colour is a blank text. */
export const brandingValues = (settings: BrandingSettingsPartsFragment): BrandingValues => ({
  TENANT_LOGO: settings.TENANT_LOGO?.id ?? null,
  TENANT_COLOR: settings.TENANT_COLOR ?? '',
});
