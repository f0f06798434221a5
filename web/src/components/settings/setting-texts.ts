import {
  logoutPeriods,
  notificationPreferenceKeys,
  notificationPreferences,
} from '@assay/schema/settings/keys';

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
