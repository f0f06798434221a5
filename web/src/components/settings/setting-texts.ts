import { errorText } from '@assay/schema/core/errors';
import {
  logoutPeriods,
  notificationPreferenceKeys,
  notificationPreferences,
} from '@assay/schema/settings/keys';
import { currentBranding } from '../../lib/branding/branding.ts';
import { phoneText } from '../../lib/phone.ts';

/** '30 min' (P s9). */
export const periodText = (minutes: number): string => `${minutes} min`;

export const periodOptions = logoutPeriods.map((value) => ({ value, label: periodText(value) }));

export const onOffText = (on: boolean): string => (on ? 'On' : 'Off');

/** Labels of the two logout keys, wherever they are shown. */
export const logoutLabels = {
  AUTOMATIC_LOGOUT: 'Automatic logout',
  AUTOMATIC_LOGOUT_PERIOD: 'Automatic logout period',
} as const;

/** Notification preferences in the order and words of P s3. */
export const preferenceRows = notificationPreferenceKeys.map((key) => ({
  key,
  label: notificationPreferences[key],
}));

export const PERIOD_HINT = 'Idle time before the logout warning appears.';

/** Whom to ask about settings that somebody above has fixed (contract §33). */
export function fixedSettingsHint(): string {
  const { phone, email } = currentBranding();
  return errorText('CAN_NOT_OVERRIDE_SETTINGS', { phone: phoneText(phone), email });
}

/** Said when settings were saved (contract §33). */
export const SETTINGS_SAVED = 'Settings has been successfully updated';
