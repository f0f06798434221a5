import { sql } from 'drizzle-orm';
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

/** Whose settings are read, inside a transaction of the tenant that the user acts in. */
export interface SettingOwner {
  tenantId: number;
  userId: number;
  homeTenantId: number;
  companyId: number | null;
}

interface StoredSettings {
  settings: Record<string, unknown> | null;
}

const systemSettings = (tx: Tx): Promise<StoredSettings | null> =>
  tx.row(
    sql`select jsonb_object_agg(key, value) as settings from tenant_settings where tenant_id = app.tenant_id()`,
  );

const companySettings = (tx: Tx, companyId: number): Promise<StoredSettings | null> =>
  tx.row(
    sql`select jsonb_object_agg(key, value) as settings from company_settings where company_id = ${companyId}`,
  );

const ownSettings = (tx: Tx, userId: number): Promise<StoredSettings | null> =>
  tx.row(
    sql`select jsonb_object_agg(key, value) as settings from user_settings where user_id = ${userId}`,
  );

/** What the transaction's tenant has set, over the defaults. */
async function readSystemSettings(tx: Tx): Promise<SystemSettings> {
  return { ...settingDefaults, ...(await systemSettings(tx))?.settings };
}

/** The layers that decide the settings of a user (contract §4). Saved values were checked by their contract. */
export async function readSettingLayers(tx: Tx, owner: SettingOwner): Promise<SettingLayers> {
  const { userId, companyId } = owner;
  const company: CompanySettings | null =
    companyId === null ? null : ((await companySettings(tx, companyId))?.settings ?? {});
  const read = () => ownSettings(tx, userId);
  const own =
    owner.homeTenantId === owner.tenantId
      ? await read()
      : await inTenant(tx, owner.homeTenantId, read);
  const user: Partial<OwnSettings> = own?.settings ?? {};
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

/** Keeps own values of a user of the transaction's tenant; keys that are not given stay. */
export async function saveOwnSettings(
  tx: Tx,
  userId: number,
  changes: Partial<OwnSettings>,
): Promise<void> {
  await tx.run(sql`
    insert into user_settings (user_id, key, value)
    select ${userId}, e.key, e.value from jsonb_each(${JSON.stringify(changes)}::jsonb) e
    on conflict (tenant_id, user_id, key) do update set value = excluded.value`);
}
