import { fieldError, type FieldErrorTree } from '@assay/schema/core/field-error-tree';
import { settingDefaults } from '@assay/schema/settings/defaults';
import type { Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import {
  companySettings,
  tenantSettings,
  userSettings,
} from '../../core/settings/setting-store.repository.ts';
import { brandOf } from '../../core/mail/brand.ts';
import { maskPhone } from '../../core/mail/mask-phone.ts';
import { Refusal } from '../../core/refusal.ts';
import {
  effectiveSetting,
  isMfaEnabled,
  ownSettingKeys,
  testingSettings,
  type CompanySettings,
  type OwnSettings,
  type SettingLayers,
  type SystemSettings,
} from './effective-settings.ts';

/** Whose settings are read, inside a transaction of the tenant that the user acts in. */
export interface SettingOwner {
  tenantId: number;
  userId: number;
  homeTenantId: number;
  companyId: number | null;
}

/** What the transaction's tenant has set, over the defaults. */
async function readSystemSettings(tx: Tx): Promise<SystemSettings> {
  return { ...settingDefaults, ...(await tenantSettings.read(tx)) };
}

/** The layers that decide the settings of a user (contract §4). Saved values were checked by their contract. */
export async function readSettingLayers(tx: Tx, owner: SettingOwner): Promise<SettingLayers> {
  const { userId, companyId } = owner;
  const company: CompanySettings | null =
    companyId === null ? null : await companySettings(companyId).read(tx);
  const read = () => userSettings(userId).read(tx);
  const own =
    owner.homeTenantId === owner.tenantId
      ? await read()
      : await inTenant(tx, owner.homeTenantId, read);
  const user: Partial<OwnSettings> = own;
  return { system: await readSystemSettings(tx), company, user };
}

/** Whether system or company, of the tenant acted in or of the own one, ask this user for a second factor. */
export async function asksForSecondFactor(tx: Tx, owner: SettingOwner): Promise<boolean> {
  if (isMfaEnabled(await readSettingLayers(tx, owner))) return true;
  if (owner.homeTenantId === owner.tenantId) return false;
  /* Another host must not be a way around the second factor of the own tenant. */
  const home = await inTenant(tx, owner.homeTenantId, () => readSystemSettings(tx));
  return home.MFA_ENABLED;
}

/** What the system and a company say of its users, and what holds for who has chosen nothing himself. */
export async function readCompanyEffect(tx: Tx, companyId: number) {
  const company: CompanySettings = await companySettings(companyId).read(tx);
  const layers: SettingLayers = { system: await readSystemSettings(tx), company, user: {} };
  const own = Object.fromEntries(
    ownSettingKeys.map((key) => [key, effectiveSetting(layers, key)]),
  ) as OwnSettings;
  return { system: layers.system, effective: { ...own, MFA_ENABLED: isMfaEnabled(layers) } };
}

/** How people of a company are tested (contract §4). */
export const readTestingSettings = async ({ tx }: Pick<Context, 'tx'>, companyId: number) =>
  testingSettings(await companySettings(companyId).read(tx));

/** The refusal of changed values that somebody above has fixed; it names whom to ask. */
export async function overrideRefusal(
  tx: Tx,
  keys: readonly string[],
  under?: string,
): Promise<Refusal> {
  const brand = await brandOf(tx);
  const params = { phone: maskPhone(brand.phone), email: brand.email };
  const fields: FieldErrorTree = Object.assign(
    {},
    ...keys.map((key) => fieldError([key], 'CAN_NOT_OVERRIDE_SETTINGS', params)),
  );
  const errors = under === undefined ? fields : { [under]: fields };
  return new Refusal('CAN_NOT_OVERRIDE_SETTINGS', { params, errors });
}
