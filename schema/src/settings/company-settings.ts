import { z } from 'zod';
import { complianceDefaults, complianceFields } from './compliance-fields.ts';
import { answersOf } from '../core/answers.ts';
import { optional, type OptionalField } from '../core/fields.ts';
import type { Access, Route } from '../core/route.ts';
import { settingsPage } from '../core/settings-page.ts';
import { logoutPeriod, PrimaryTypeSettings, preferenceFields } from './keys.ts';
import { switchFields, switchesOff } from './switch-fields.ts';

interface Group<F extends z.ZodRawShape, B extends z.ZodRawShape, D> {
  /** Name of its contracts. */
  id: string;
  /** Last part of its address: `/api/company/:id/mrosettings`. */
  path: string;
  /** The settings in summaries: "the MRO settings of a company". */
  what: string;
  description: string;
  /** Its keys: what is stored, answered and sent. A nullable one may be left to the system (decision 35). */
  fields: F;
  /** What holds while a key was never set; null where nothing is said. */
  defaults?: D;
  /** What is answered beside the keys. Sent back it changes nothing, so that what was read can be saved. */
  beside?: B;
  access: Access;
  /** Who may read it, where that is not who may save it. */
  read?: Access;
  errors?: Route['config']['errors'];
}

/** Contracts and calls of one group of settings of a company. */
const group = <
  F extends z.ZodRawShape,
  B extends z.ZodRawShape = {},
  const D extends Partial<z.output<z.ZodObject<F>>> = {},
>({
  id,
  path,
  what,
  description,
  fields,
  defaults = {} as D,
  beside = {} as B,
  access,
  read,
  errors,
}: Group<F, B, D>) => {
  const Answer = z.object({ ...answersOf(fields), ...beside }).meta({ id, description });
  const Input = z
    .strictObject(fields)
    .partial()
    .meta({ id: `${id}Input`, description: `What to change of ${what}; an absent key stays.` });
  const ignoresInBody = Object.keys(beside);
  const page = settingsPage({
    url: `/api/company/:id/${path}`,
    what,
    tags: ['company settings'],
    answer: Answer,
    input: Input,
    config: {
      access,
      resource: 'company',
      ...(errors ? { errors } : {}),
      ...(ignoresInBody.length > 0 ? { ignoresInBody } : {}),
    },
    ...(read ? { read } : {}),
  });
  return { Answer, Input, what, keys: Object.keys(fields), defaults, ...page };
};

const securityFields = {
  MFA_ENABLED: optional(z.boolean()).describe(
    'Sign-in of its users asks for a code sent by e-mail; null leaves it to the system.',
  ),
  AUTOMATIC_LOGOUT: optional(z.boolean()).describe(
    'Its idle users are logged out; null leaves it to the user and the system.',
  ),
  AUTOMATIC_LOGOUT_PERIOD: optional(logoutPeriod).describe(
    'Idle minutes before the logout warning: 5 to 60 in steps of 5; null as above.',
  ),
};

const EffectiveSecuritySettings = z
  .object({
    MFA_ENABLED: z.boolean().describe('Sign-in asks for a code sent by e-mail.'),
    AUTOMATIC_LOGOUT: z.boolean().describe('Idle users are logged out.'),
    AUTOMATIC_LOGOUT_PERIOD: logoutPeriod,
  })
  .meta({
    id: 'EffectiveSecuritySettings',
    description: 'What holds for users of a company who have chosen nothing themselves.',
  });

const preferences = Object.fromEntries(
  Object.entries(preferenceFields).map(([key, rule]) => [
    key,
    optional(z.boolean()).describe(
      `${rule.description}; null leaves it to the user and the system.`,
    ),
  ]),
) as { [K in keyof typeof preferenceFields]: OptionalField<boolean, boolean> };

const EffectiveNotificationSettings = z.object(preferenceFields).meta({
  id: 'EffectiveNotificationSettings',
  description: 'What users of a company who have chosen nothing themselves get by e-mail.',
});

const mroSwitches = {
  MRO_ALL_DOT_RESULTS_REQUIRED: 'All DOT results go through the MRO. Always true.',
  MRO_NON_DOT_RESULTS_REQUIRED: 'All non-DOT results go through the MRO.',
  MRO_POSITIVE_NON_DOT_RESULTS_ONLY_REQUIRED: 'Only positive non-DOT results go through the MRO.',
} as const;

const randomSwitches = {
  ENABLE_RANDOM_SELECTION_FOR_ADMIN: 'Corporate Admins see their test pools and manage runs.',
  ENABLE_CLIENT_TESTPOOL_MEMBER_MANAGEMENT:
    'Corporate Admins manage the members of their test pools.',
  EMAIL_NOTIFICATION_RUN_REMINDER_ENABLED: 'Reminders of due selection runs are sent by e-mail.',
  EMAIL_NOTIFICATION_RANDOM_PROGRESS_ENABLED: 'Year-to-date progress is sent by e-mail.',
} as const;

/**
 * The settings of a company (contract §4, §30.3): each group is a page of the portal, and states its keys with
 * their types and defaults and who may read and save it. What else it needs follows; what is special when a
 * group is saved stands in the service.
 */
export const companySettingGroups = {
  security: group({
    id: 'CompanySecuritySettings',
    path: 'mfalogoutsettings',
    what: 'the security settings of a company',
    description: 'Multi-factor and automatic logout settings of a company.',
    fields: securityFields,
    beside: {
      OVERRIDE_MFA_SETTINGS: z.boolean().describe('The system fixes MFA_ENABLED.'),
      OVERRIDE_LOGOUT_SETTINGS: z.boolean().describe('The system fixes both logout values.'),
      effective: EffectiveSecuritySettings,
    },
    access: { anyOf: ['MANAGE_AUTO_LOGOUT_SETTINGS'] },
    errors: ['CAN_NOT_OVERRIDE_SETTINGS'],
  }),
  notification: group({
    id: 'CompanyNotificationSettings',
    path: 'notificationsettings',
    what: 'the notification settings of a company',
    description: 'Which notifications users of a company also get by e-mail.',
    fields: preferences,
    beside: { effective: EffectiveNotificationSettings },
    access: { anyOf: ['MANAGE_NOTIFICATION_SETTINGS'] },
  }),
  mro: group({
    id: 'CompanyMroSettings',
    path: 'mrosettings',
    what: 'the MRO settings of a company',
    description: 'Which results go through the medical review officer.',
    fields: switchFields(mroSwitches),
    defaults: { ...switchesOff(mroSwitches), MRO_ALL_DOT_RESULTS_REQUIRED: true },
    access: { anyOf: ['MANAGE_NOTIFICATION_SETTINGS'] },
  }),
  compliance: group({
    id: 'CompanyComplianceSettings',
    path: 'compliancesettings',
    what: 'the compliance settings of a company',
    description: 'What is checked for compliance, and what an alert does.',
    fields: complianceFields,
    defaults: complianceDefaults,
    access: { anyOf: ['MANAGE_COMPLIANCE_SETTINGS'] },
    errors: ['ACCESS_DENIED'],
  }),
  random: group({
    id: 'CompanyRandomSettings',
    path: 'randomrunsettings',
    what: 'the random testing settings of a company',
    description: 'What a company may do with its test pools, and what it is reminded of.',
    fields: switchFields(randomSwitches),
    defaults: switchesOff(randomSwitches),
    access: { anyOf: ['MANAGE_RANDOM_SETTINGS'], type: 'MD' },
    read: { anyOf: ['MANAGE_RANDOM_SETTINGS', 'READ_ALL_COMPANIES'], type: 'MD' },
  }),
  custom: group({
    id: 'CompanyCustomSettings',
    path: 'customsettings',
    what: 'the custom settings of a company',
    description: 'How donors of a company are identified and how they consent.',
    fields: {
      PRIMARY_TYPE_SETTINGS: PrimaryTypeSettings,
      CONSENT_VERBAL: z.boolean().describe('The donor may consent by word, without a signature.'),
    },
    defaults: { PRIMARY_TYPE_SETTINGS: 'ALL', CONSENT_VERBAL: false },
    access: { anyOf: ['COMPANY_CUSTOM_SETTINGS'] },
  }),
};

export type CompanySettingGroup = keyof typeof companySettingGroups;

/** What a group of settings holds. */
export type CompanySettingsOf<G extends CompanySettingGroup> = z.output<
  (typeof companySettingGroups)[G]['Answer']
>;

/** What of a group is sent to be saved. */
export type CompanySettingsSent<G extends CompanySettingGroup> = z.output<
  (typeof companySettingGroups)[G]['Input']
>;
