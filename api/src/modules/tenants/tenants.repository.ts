import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';
import { found } from '../../core/refusal.ts';
import { tenants, type TenantRecord } from './tenant.table.ts';

/** @throws Refusal RESOURCE_NOT_FOUND */
export const findTenant = async (tx: Tx, id: number): Promise<TenantRecord> =>
  tenants.fromRow(found(await tenants.find(tx, id)));

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
