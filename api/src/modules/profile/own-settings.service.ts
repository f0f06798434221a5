import { settingDefaults } from '@assay/schema/settings/defaults';
import type { Tx } from '../../core/database/database.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import {
  isMfaEnabled,
  type CompanySettings,
  type OwnSettings,
  type SettingLayers,
  type SystemSettings,
} from './effective-settings.ts';
import { companySettings, ownSettings, systemSettings } from './own-settings.repository.ts';

/** Whose settings are read, inside a transaction of the tenant that the user acts in. */
export interface SettingOwner {
  tenantId: number;
  userId: number;
  homeTenantId: number;
  companyId: number | null;
}

/** What the transaction's tenant has set, over the defaults. */
async function readSystemSettings(tx: Tx): Promise<SystemSettings> {
  return { ...settingDefaults, ...(await systemSettings(tx)) };
}

/** The layers that decide the settings of a user (contract §4). Saved values were checked by their contract. */
export async function readSettingLayers(tx: Tx, owner: SettingOwner): Promise<SettingLayers> {
  const { userId, companyId } = owner;
  const company: CompanySettings | null =
    companyId === null ? null : await companySettings(tx, companyId);
  const read = () => ownSettings(tx, userId);
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
