import type { SecuritySettingsInput } from '@assay/schema/settings/keys';
import { logoutLabels } from '../../components/settings/setting-texts.ts';
import type { LabelsOf } from '../../lib/forms/form-types.ts';

/** Words of the security settings: the view and the form have the same. */
export const securitySections = {
  mfa: {
    title: 'Multi-factor Authentication',
    hint: 'A second step at sign-in: a code sent by email.',
  },
  logout: {
    title: 'Automatic Logout',
    hint: 'Users who leave the portal idle are warned and then logged out.',
  },
} as const;

export const securityLabels = {
  MFA_ENABLED: 'Multi-factor authentication',
  OVERRIDE_MFA_SETTINGS: 'Override multi-factor settings',
  ...logoutLabels,
  OVERRIDE_LOGOUT_SETTINGS: 'Override logout settings',
} as const satisfies LabelsOf<typeof SecuritySettingsInput>;

export const securityHints = {
  MFA_ENABLED: 'Users enter a code from an email after their password.',
  OVERRIDE_MFA_SETTINGS: 'The value above holds for every company; companies cannot change it.',
  AUTOMATIC_LOGOUT: 'Idle users are logged out 60 seconds after the warning.',
  OVERRIDE_LOGOUT_SETTINGS:
    'The values above hold for everyone; companies and users cannot change them.',
} as const;
