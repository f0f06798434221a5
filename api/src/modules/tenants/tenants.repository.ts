import { sql } from 'drizzle-orm';
import { acrossTenants } from '../../core/database/across-tenants.ts';
import type { Row, Tx } from '../../core/database/database.ts';
import { found } from '../../core/refusal.ts';
import { tenants, type TenantRecord } from './tenant.table.ts';

/** What became of the first user of a tenant; null before the tenant was enabled. */
export type FirstUser = Row<'tenants'>['first_user'];

/** @throws Refusal NAME_ALREADY_EXISTS */
export const insertTenant = async (
  tx: Tx,
  values: Omit<TenantRecord, 'id' | 'version'>,
): Promise<TenantRecord> =>
  tenants.fromRow(await acrossTenants(tx, () => tenants.insert(tx, values)));

/**
 * A tenant, locked until the commit.
 * @throws Refusal RESOURCE_NOT_FOUND, STALE_VERSION
 */
export async function lockTenant(tx: Tx, id: number, version?: number) {
  const row = await acrossTenants(tx, () => tenants.lock(tx, id, version));
  return { ...tenants.fromRow(row), firstUser: row.first_user };
}

/** @throws Refusal NAME_ALREADY_EXISTS */
export const updateTenantRow = async (
  tx: Tx,
  id: number,
  values: Partial<TenantRecord>,
): Promise<TenantRecord> =>
  tenants.fromRow(await acrossTenants(tx, () => tenants.update(tx, id, values)));

/** @throws Refusal RESOURCE_NOT_FOUND */
export const findTenant = async (tx: Tx, id: number): Promise<TenantRecord> =>
  tenants.fromRow(found(await acrossTenants(tx, () => tenants.find(tx, id))));

export const tenantExists = (tx: Tx, id: number): Promise<boolean> =>
  acrossTenants(tx, () => tenants.isVisible(tx, id));

export const noteFirstUser = (tx: Tx, id: number, outcome: FirstUser): Promise<void> =>
  acrossTenants(tx, () => tenants.setColumns(tx, id, { first_user: outcome }));

/**
 * Hides a tenant for good. Its host is given back, so that a TPA of the same name can be set up
 * again; its rows stay.
 */
export async function removeTenant(tx: Tx, { id, host }: TenantRecord): Promise<void> {
  await acrossTenants(tx, async () => {
    await tenants.softDelete(tx, id);
    await tenants.setColumns(tx, id, { host: `deleted-${id}.${host}`, enabled: false });
  });
}

/** Code of the transaction's tenant. */
export async function ownCode(tx: Tx): Promise<string> {
  const row = await tx.row<Row<'tenants', 'code'>>(
    sql`select code from tenants where id = app.tenant_id()`,
  );
  return found(row).code;
}

/** How the transaction's tenant is called and reached. */
export const readOwnContact = async (
  tx: Tx,
): Promise<Row<'tenants', 'id' | 'name' | 'phone_number' | 'main_email'>> =>
  found(
    await tx.row(
      sql`select id, name, phone_number, main_email from tenants where id = app.tenant_id()`,
    ),
  );

/** Ends the sessions in the transaction's tenant: of its own users, or of everybody. */
export const endTenantSessions = (tx: Tx, whose: 'own users' | 'everybody'): Promise<number> =>
  tx.run(
    sql`delete from sessions where ${whose === 'everybody'} or home_tenant_id = app.tenant_id()`,
  );

/** Closes the accounts of the transaction's tenant, which frees their e-mail addresses. */
export const closeAccounts = (tx: Tx): Promise<number> =>
  tx.run(sql`update users set deleted_at = now() where deleted_at is null`);

/** Whether somebody signs in with an e-mail address, in whatever tenant. */
export const isEmailTaken = async (tx: Tx, email: string): Promise<boolean> =>
  (await tx.row(sql`select 1 as taken from app.user_by_email(${email})`)) !== null;
