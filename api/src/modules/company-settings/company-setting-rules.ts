import {
  addFieldError,
  fieldError,
  type FieldErrorTree,
} from '@assay/schema/core/field-error-tree';
import {
  alertMailKeys,
  consistentCompliance,
  type ComplianceValues,
  RECEIVER_TEXT,
} from '@assay/schema/settings/compliance-fields';
import type {
  CompanySettingGroup,
  CompanySettingsOf,
  CompanySettingsSent,
} from '@assay/schema/settings/company-settings';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { readCompany } from '../companies/companies.read-model.ts';
import { updateCompany } from '../companies/companies.service.ts';
import { overrideRefusal, readCompanyEffect } from '../profile/own-settings.service.ts';
import { usersOfCompany } from './company-settings.repository.ts';

/** A group with a value for each of its keys, and nothing beside them. */
type Stored<G extends CompanySettingGroup> = Required<CompanySettingsSent<G>>;

interface Save<G extends CompanySettingGroup> {
  before: Stored<G>;
  sent: CompanySettingsSent<G>;
}

/** What is special about a group; a group without rules is stored as it is sent. */
export interface GroupRules<G extends CompanySettingGroup> {
  /** Where its values are, if not among the settings. */
  read?(context: Context, companyId: number): Promise<Stored<G>>;
  /** Stores what changed there, and notes it. */
  write?(context: Context, companyId: number, after: Stored<G>): Promise<void>;
  /** What is answered of the stored values. */
  shown?(context: Context, companyId: number, stored: Stored<G>): Promise<Stored<G>>;
  /** What is answered beside the keys. */
  beside?(
    context: Context,
    companyId: number,
  ): Promise<Omit<CompanySettingsOf<G>, keyof Stored<G>>>;
  /** The values after the save; throws what may not be. */
  after?(context: Context, companyId: number, save: Save<G>): Promise<Stored<G>>;
}

const logoutKeys = ['AUTOMATIC_LOGOUT', 'AUTOMATIC_LOGOUT_PERIOD'] as const;

/** What the system fixes cannot be changed; automatic logout needs a period (contract §4, O s5). */
const security: GroupRules<'security'> = {
  beside: async ({ tx }, companyId) => {
    const { system, effective } = await readCompanyEffect(tx, companyId);
    const { OVERRIDE_MFA_SETTINGS, OVERRIDE_LOGOUT_SETTINGS } = system;
    return { OVERRIDE_MFA_SETTINGS, OVERRIDE_LOGOUT_SETTINGS, effective };
  },
  after: async ({ tx }, companyId, { before, sent }) => {
    const { system } = await readCompanyEffect(tx, companyId);
    const fixed = [
      ...(system.OVERRIDE_MFA_SETTINGS ? (['MFA_ENABLED'] as const) : []),
      ...(system.OVERRIDE_LOGOUT_SETTINGS ? logoutKeys : []),
    ].filter((key) => sent[key] !== undefined && sent[key] !== before[key]);
    if (fixed.length > 0) throw await overrideRefusal(tx, fixed);
    const after = { ...before, ...sent };
    if (after.AUTOMATIC_LOGOUT === true && after.AUTOMATIC_LOGOUT_PERIOD === null)
      throw Refusal.fields(fieldError(['AUTOMATIC_LOGOUT_PERIOD'], 'BLANK'));
    return after;
  },
};

const notification: GroupRules<'notification'> = {
  beside: async ({ tx }, companyId) => ({
    effective: (await readCompanyEffect(tx, companyId)).effective,
  }),
};

/** The flags of the company under other names: one value, whoever asks for it (contract §32.9). */
const mro: GroupRules<'mro'> = {
  read: async (context, companyId) => {
    const company = await readCompany(context, companyId);
    return {
      MRO_ALL_DOT_RESULTS_REQUIRED: company.isMroAllDotResultsRequired,
      MRO_NON_DOT_RESULTS_REQUIRED: company.isMroAllNonDotResultsRequired,
      MRO_POSITIVE_NON_DOT_RESULTS_ONLY_REQUIRED: company.isMroPositiveNonDotResultsOnlyRequired,
    };
  },
  write: async (context, companyId, after) => {
    await updateCompany(context, companyId, {
      isMroAllNonDotResultsRequired: after.MRO_NON_DOT_RESULTS_REQUIRED,
      isMroPositiveNonDotResultsOnlyRequired: after.MRO_POSITIVE_NON_DOT_RESULTS_ONLY_REQUIRED,
    });
  },
  after: (_context, _companyId, { before, sent }) => {
    const after = { ...before, ...sent, MRO_ALL_DOT_RESULTS_REQUIRED: true };
    if (after.MRO_NON_DOT_RESULTS_REQUIRED && after.MRO_POSITIVE_NON_DOT_RESULTS_ONLY_REQUIRED)
      throw Refusal.fields(fieldError(['MRO_POSITIVE_NON_DOT_RESULTS_ONLY_REQUIRED'], 'INVALID'));
    return Promise.resolve(after);
  },
};

/** Keys whose values are ids of users. */
export const receiverKeys = alertMailKeys.map((key) => `${key}_ADD_USERS` as const);

async function refuseStrangers(
  { tx }: Context,
  companyId: number,
  values: ComplianceValues,
): Promise<void> {
  const ids = receiverKeys.flatMap((key) => values[key]);
  if (ids.length === 0) return;
  const known = await usersOfCompany(tx, companyId, ids);
  const errors: FieldErrorTree = {};
  const error = { errorCode: 'INVALID', message: RECEIVER_TEXT, params: {} } as const;
  for (const key of receiverKeys)
    for (const [index, id] of values[key].entries())
      if (!known.has(id)) addFieldError(errors, [key, index], error);
  if (Object.keys(errors).length > 0) throw Refusal.fields(errors);
}

const compliance: GroupRules<'compliance'> = {
  /* Who has left the company is told nothing anymore. */
  shown: async ({ tx }, companyId, stored) => {
    const known = await usersOfCompany(
      tx,
      companyId,
      receiverKeys.flatMap((key) => stored[key]),
    );
    const shown = { ...stored };
    for (const key of receiverKeys) shown[key] = shown[key].filter((id) => known.has(id));
    return shown;
  },
  after: async (context, companyId, { before, sent }) => {
    const after = { ...before, ...sent };
    if (context.viewer.type !== 'MD' && after.ALLOW_COMPLIANCE_API !== before.ALLOW_COMPLIANCE_API)
      throw Refusal.field(['ALLOW_COMPLIANCE_API'], 'ACCESS_DENIED');
    const stored = { ...consistentCompliance(after) };
    for (const key of receiverKeys) stored[key] = [...new Set(stored[key])];
    await refuseStrangers(context, companyId, stored);
    return stored;
  },
};

/** The rules of each group (contract §4). */
export const companySettingRules: { [G in CompanySettingGroup]: GroupRules<G> } = {
  security,
  notification,
  mro,
  compliance,
  random: {},
  custom: {},
};
