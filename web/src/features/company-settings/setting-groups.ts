import { companySettingGroups as contracts } from '@assay/schema/settings/company-settings';
import { notificationPreferenceKeys, notificationPreferences } from '@assay/schema/settings/keys';
import type { SettingSection } from '../../components/settings/setting-rows.ts';
import { fixedSettingsHint, PERIOD_HINT } from '../../components/settings/setting-texts.ts';
import { primaryTypeText } from '../../domain/companies/primary-type.ts';
import {
  customSettingLabels,
  mroSettingLabels,
  randomSettingLabels,
  securitySettingLabels,
} from '../../domain/companies/setting-labels.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import * as operations from './company-settings.generated.ts';
import { complianceGroup } from './compliance-group.tsx';
import { groupOf } from './group-of.ts';
import { isFixedForAll, layeredText } from './layered.ts';
import { LayeredField, LayeredPeriodField } from './LayeredFields.tsx';
import { PrimaryTypeField } from './PrimaryTypeField.tsx';

type Security = operations.CompanySecurityPartsFragment;

const logoutFixed = (settings: Security): boolean => isFixedForAll(settings, 'AUTOMATIC_LOGOUT');

const security = groupOf({
  contract: contracts.security.Input,
  labels: securitySettingLabels,
  sections: [
    {
      title: 'Multi-factor Authentication',
      hint: 'A second step at sign-in: a code sent by email.',
      rows: [
        {
          name: 'MFA_ENABLED',
          hint: ({ settings }) =>
            isFixedForAll(settings, 'MFA_ENABLED')
              ? fixedSettingsHint()
              : 'Users of this company enter a code from an email after their password.',
          Field: LayeredField,
          show: (settings) => layeredText(settings, 'MFA_ENABLED'),
          isFixed: (_values, { settings }) => isFixedForAll(settings, 'MFA_ENABLED'),
        },
      ],
    },
    {
      title: 'Automatic Logout',
      hint: 'Users who leave the portal idle are warned and then logged out.',
      rows: [
        {
          name: 'AUTOMATIC_LOGOUT',
          hint: ({ settings }) =>
            logoutFixed(settings)
              ? fixedSettingsHint()
              : 'While it is not set, each user chooses in the own profile.',
          Field: LayeredField,
          show: (settings) => layeredText(settings, 'AUTOMATIC_LOGOUT'),
          isFixed: (_values, { settings }) => logoutFixed(settings),
        },
        {
          name: 'AUTOMATIC_LOGOUT_PERIOD',
          hint: PERIOD_HINT,
          Field: LayeredPeriodField,
          show: (settings) => layeredText(settings, 'AUTOMATIC_LOGOUT_PERIOD'),
          isFixed: (values, { settings }) =>
            logoutFixed(settings) || values['AUTOMATIC_LOGOUT'] !== true,
        },
      ],
    },
  ] satisfies SettingSection<Security>[],
  // A period without an automatic logout of the company's own means nothing.
  settle: (values) =>
    values['AUTOMATIC_LOGOUT'] === true ? values : { ...values, AUTOMATIC_LOGOUT_PERIOD: '' },
  send: async (id, input) =>
    (await sendMutation(operations.UpdateCompanySecuritySettingsDocument, { id, input })).save,
});

const notification = groupOf({
  contract: contracts.notification.Input,
  labels: notificationPreferences,
  sections: [
    {
      title: 'Email Notifications',
      hint: 'What users of this company also get by email. While it is not set, each user chooses in the own profile.',
      rows: notificationPreferenceKeys.map((name) => ({
        name,
        Field: LayeredField,
        show: (settings) => layeredText(settings, name),
      })),
    },
  ] satisfies SettingSection<operations.CompanyNotificationPartsFragment>[],
  send: async (id, input) =>
    (await sendMutation(operations.UpdateCompanyNotificationSettingsDocument, { id, input })).save,
});

const mro = groupOf({
  contract: contracts.mro.Input,
  labels: mroSettingLabels,
  sections: [
    {
      title: 'MRO Settings',
      hint: 'Which results go through a Medical Review Officer.',
      rows: [
        { name: 'MRO_ALL_DOT_RESULTS_REQUIRED', hint: 'Always on.', isFixed: () => true },
        {
          name: 'MRO_NON_DOT_RESULTS_REQUIRED',
          isFixed: (values) =>
            values['MRO_POSITIVE_NON_DOT_RESULTS_ONLY_REQUIRED'] === true &&
            values['MRO_NON_DOT_RESULTS_REQUIRED'] !== true,
        },
        {
          name: 'MRO_POSITIVE_NON_DOT_RESULTS_ONLY_REQUIRED',
          hint: 'Cannot be on together with all Non-DOT results.',
          isFixed: (values) =>
            values['MRO_NON_DOT_RESULTS_REQUIRED'] === true &&
            values['MRO_POSITIVE_NON_DOT_RESULTS_ONLY_REQUIRED'] !== true,
        },
      ],
    },
  ] satisfies SettingSection<operations.CompanyMroPartsFragment>[],
  send: async (id, input) =>
    (await sendMutation(operations.UpdateCompanyMroSettingsDocument, { id, input })).save,
});

const random = groupOf({
  contract: contracts.random.Input,
  labels: randomSettingLabels,
  sections: [
    {
      title: 'Random Testing',
      hint: 'What Corporate Admins of this company may do with its test pools.',
      rows: [
        {
          name: 'ENABLE_RANDOM_SELECTION_FOR_ADMIN',
          hint: 'They see the test pools and draw selections.',
        },
        {
          name: 'ENABLE_CLIENT_TESTPOOL_MEMBER_MANAGEMENT',
          hint: 'They add, change and import the members of the test pools.',
        },
      ],
    },
    {
      title: 'Reminders',
      hint: 'Sent to those who have not switched them off for themselves.',
      rows: [
        {
          name: 'EMAIL_NOTIFICATION_RUN_REMINDER_ENABLED',
          hint: 'When a selection is due and has not been drawn.',
        },
        {
          name: 'EMAIL_NOTIFICATION_RANDOM_PROGRESS_ENABLED',
          hint: 'How the tests of the year stand, once a month.',
        },
      ],
    },
  ] satisfies SettingSection<operations.CompanyRandomPartsFragment>[],
  send: async (id, input) =>
    (await sendMutation(operations.UpdateCompanyRandomSettingsDocument, { id, input })).save,
});

const custom = groupOf({
  contract: contracts.custom.Input,
  labels: customSettingLabels,
  sections: [
    {
      title: 'Donors',
      hint: 'How donors of this company are identified, and how they consent.',
      rows: [
        {
          name: 'PRIMARY_TYPE_SETTINGS',
          hint: 'Which numbers are taken to identify a donor.',
          Field: PrimaryTypeField,
          show: (settings) => primaryTypeText(settings.PRIMARY_TYPE_SETTINGS),
        },
        { name: 'CONSENT_VERBAL', hint: 'Donors consent by word, without a signature.' },
      ],
    },
  ] satisfies SettingSection<operations.CompanyCustomPartsFragment>[],
  send: async (id, input) =>
    (await sendMutation(operations.UpdateCompanyCustomSettingsDocument, { id, input })).save,
});

/** The groups of settings of a company, in the order of their tabs (O s2). */
export const settingGroups = {
  security,
  notification,
  mro,
  compliance: complianceGroup,
  random,
  custom,
};
