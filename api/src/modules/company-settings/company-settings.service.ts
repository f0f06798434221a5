import {
  companySettingGroups,
  type CompanySettingGroup,
  type CompanySettingsOf,
  type CompanySettingsSent,
} from '@assay/schema/settings/company-settings';
import type { TestingSettings } from '@assay/schema/settings/keys';
import { changesBetween } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { companySettings } from '../../core/settings/setting-store.repository.ts';
import { requireCompany } from '../companies/companies.read-model.ts';
import { lockCompany } from '../companies/companies.service.ts';
import { readTestingSettings } from '../profile/own-settings.service.ts';
import { companySettingRules, receiverKeys, type GroupRules } from './company-setting-rules.ts';
import { namesOfUsers } from './company-settings.repository.ts';

type Stored<G extends CompanySettingGroup> = Required<CompanySettingsSent<G>>;

const rulesOf = <G extends CompanySettingGroup>(group: G): GroupRules<G> =>
  companySettingRules[group];

/** A value for each key: what is stored, else the default, else null. */
async function storedValues<G extends CompanySettingGroup>(
  context: Context,
  group: G,
  companyId: number,
): Promise<Stored<G>> {
  const { keys, defaults } = companySettingGroups[group];
  const { read, shown } = rulesOf(group);
  const own = await read?.(context, companyId);
  if (own !== undefined) return own;
  const unset = Object.fromEntries(keys.map((key) => [key, null]));
  const set = await companySettings(companyId).read(context.tx, keys);
  /* What was stored had passed the contract of the group. */
  const stored = { ...unset, ...defaults, ...set } as Stored<G>;
  return (await shown?.(context, companyId, stored)) ?? stored;
}

/**
 * A group of settings of a company, with what counts in its place where nothing was set (decision 35).
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export async function readCompanySettings<G extends CompanySettingGroup>(
  context: Context,
  group: G,
  companyId: number,
): Promise<CompanySettingsOf<G>> {
  await requireCompany(context, companyId);
  const stored = await storedValues(context, group, companyId);
  const answer = { ...stored, ...(await rulesOf(group).beside?.(context, companyId)) };
  return companySettingGroups[group].Answer.parse(answer) as CompanySettingsOf<G>;
}

/** The changes as the log tells them: people by what they are called on the day. */
async function toldChanges(
  { tx }: Context,
  changes: ReturnType<typeof changesBetween>,
): Promise<ReturnType<typeof changesBetween>> {
  const idsOf = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);
  const told = { ...changes };
  for (const key of receiverKeys) {
    const change = changes[key];
    if (change === undefined) continue;
    const [before, after] = [idsOf(change.before), idsOf(change.after)];
    const names = await namesOfUsers(tx, [...before, ...after]);
    const namesOf = (ids: number[]) => ids.map((id) => names.get(id) ?? `User ${id}`);
    told[key] = { before: namesOf(before), after: namesOf(after) };
  }
  return told;
}

/**
 * Saves the keys that are sent; the others keep their values.
 * @throws Refusal CAN_NOT_OVERRIDE_SETTINGS, ACCESS_DENIED, or field failures
 */
export async function updateCompanySettings<G extends CompanySettingGroup>(
  context: Context,
  group: G,
  companyId: number,
  sent: CompanySettingsSent<G>,
): Promise<CompanySettingsOf<G>> {
  const rules = rulesOf(group);
  /* Keys of a group depend on each other: two saves at once must not leave what neither may. */
  await lockCompany(context, companyId);
  const before = await storedValues(context, group, companyId);
  const after = (await rules.after?.(context, companyId, { before, sent })) ?? {
    ...before,
    ...sent,
  };
  const changes = changesBetween(before, after);
  const changed = Object.keys(changes);
  if (changed.length > 0 && rules.write) await rules.write(context, companyId, after);
  else if (changed.length > 0) {
    const values = Object.fromEntries(changed.map((key) => [key, changes[key]?.after]));
    await companySettings(companyId).save(context.tx, values);
    context.audit({
      action: 'company.settingsUpdated',
      entityId: companyId,
      companyId,
      changes: await toldChanges(context, changes),
    });
  }
  return readCompanySettings(context, group, companyId);
}

/** How people of a company are tested (contract §4). @throws Refusal RESOURCE_NOT_FOUND */
export async function readCompanyTesting(
  context: Context,
  companyId: number,
): Promise<TestingSettings> {
  await requireCompany(context, companyId);
  return readTestingSettings(context, companyId);
}
