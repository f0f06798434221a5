import type { z } from 'zod';
import {
  notificationPreferenceKeys,
  type NotificationPreference,
} from '@assay/schema/settings/keys';
import type { UpdateProfileInput } from '@assay/schema/profile/profile';
import { addressValues } from '../../components/form/address-values.ts';
import type { ProfilePartsFragment, ProfileSettingsPartsFragment } from './profile.generated.ts';

export type ProfileValues = z.input<typeof UpdateProfileInput>;
export type ChangedProfile = z.output<typeof UpdateProfileInput>;

type Preferences = Record<NotificationPreference, boolean>;

const preferences = (settings: ProfileSettingsPartsFragment): Preferences =>
  Object.fromEntries(notificationPreferenceKeys.map((key) => [key, settings[key]])) as Preferences;

/** The own profile and settings as their form holds them: absent texts are blank, as inputs have no null. */
export const profileValues = (
  profile: ProfilePartsFragment,
  settings: ProfileSettingsPartsFragment,
): ProfileValues => ({
  profile: {
    firstName: profile.firstName,
    lastName: profile.lastName,
    jobTitle: profile.jobTitle ?? '',
    address: addressValues(profile.address),
    contactMethods: {
      workEmail: profile.contactMethods.workEmail ?? '',
      otherEmail: profile.contactMethods.otherEmail ?? '',
      workPhone: profile.contactMethods.workPhone ?? '',
      cellPhone: profile.contactMethods.cellPhone ?? '',
    },
  },
  settings: {
    AUTOMATIC_LOGOUT: settings.AUTOMATIC_LOGOUT,
    AUTOMATIC_LOGOUT_PERIOD: settings.AUTOMATIC_LOGOUT_PERIOD,
    ...preferences(settings),
  },
});

/** What is sent: logout values that are fixed elsewhere are not the user's to send. */
export function profileInput(
  { profile, settings }: ChangedProfile,
  mayEditLogout: boolean,
): ChangedProfile {
  if (mayEditLogout) return { profile, settings };
  const { AUTOMATIC_LOGOUT: _on, AUTOMATIC_LOGOUT_PERIOD: _period, ...own } = settings;
  return { profile, settings: own };
}
