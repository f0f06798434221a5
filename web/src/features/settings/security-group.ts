import { SecuritySettingsInput } from '@assay/schema/settings/keys';
import { PeriodField } from '../../components/settings/PeriodField.tsx';
import type { SettingSection } from '../../components/settings/setting-rows.ts';
import { logoutLabels, PERIOD_HINT, periodText } from '../../components/settings/setting-texts.ts';
import type { LabelsOf } from '../../lib/forms/form-types.ts';
import type { SecuritySettingsPartsFragment } from './security-settings.generated.ts';

const labels = {
  MFA_ENABLED: 'Multi-factor authentication',
  OVERRIDE_MFA_SETTINGS: 'Override multi-factor settings',
  ...logoutLabels,
  OVERRIDE_LOGOUT_SETTINGS: 'Override logout settings',
} as const satisfies LabelsOf<typeof SecuritySettingsInput>;

const sections: readonly SettingSection<SecuritySettingsPartsFragment>[] = [
  {
    title: 'Multi-factor Authentication',
    hint: 'A second step at sign-in: a code sent by email.',
    rows: [
      { name: 'MFA_ENABLED', hint: 'Users enter a code from an email after their password.' },
      {
        name: 'OVERRIDE_MFA_SETTINGS',
        hint: 'The value above holds for every company; companies cannot change it.',
      },
    ],
  },
  {
    title: 'Automatic Logout',
    hint: 'Users who leave the portal idle are warned and then logged out.',
    rows: [
      {
        name: 'AUTOMATIC_LOGOUT',
        hint: 'Idle users are logged out 60 seconds after the warning.',
      },
      {
        name: 'AUTOMATIC_LOGOUT_PERIOD',
        hint: PERIOD_HINT,
        Field: PeriodField,
        show: (settings) => periodText(settings.AUTOMATIC_LOGOUT_PERIOD),
        isFixed: (values) => values['AUTOMATIC_LOGOUT'] !== true,
      },
      {
        name: 'OVERRIDE_LOGOUT_SETTINGS',
        hint: 'The values above hold for everyone; companies and users cannot change them.',
      },
    ],
  },
];

/** Security settings of the system: the page and the form have the same. */
export const securityGroup = { contract: SecuritySettingsInput, labels, sections };
