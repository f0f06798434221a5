import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../database/database.ts';

export type BrandRow = Row<'tenants', 'id' | 'name' | 'phone_number' | 'main_email'> & {
  color: string | null;
};

/** What the transaction's tenant says of its looks and of whom to ask. */
export const readBrandRow = (tx: Tx): Promise<BrandRow | null> =>
  tx.row<BrandRow>(sql`
    select t.id, t.name, t.phone_number, t.main_email, s.value #>> '{}' as color
    from tenants t left join tenant_settings s on s.tenant_id = t.id and s.key = 'TENANT_COLOR'
    where t.id = app.tenant_id()`);

/** Sender address of the transaction's tenant, or null for the installation's (contract §0.11). */
export async function readSender(tx: Tx): Promise<string | null> {
  const row = await tx.row<{ sender: string | null }>(sql`
    select value #>> '{}' as sender from tenant_settings
    where tenant_id = app.tenant_id() and key = 'EMAIL_SEND_FROM_ADDRESS'`);
  return row?.sender ?? null;
}

/** Id and host of the transaction's tenant. */
export const readOwnHost = (tx: Tx): Promise<Row<'tenants', 'id' | 'host'> | null> =>
  tx.row(sql`select id, host from tenants where id = app.tenant_id()`);

/** Ids and hosts of the tenants that are switched on, the first of them; for the owner of the tables. */
export const enabledHosts = (tx: Tx, most: number): Promise<Row<'tenants', 'id' | 'host'>[]> =>
  tx.rows(
    sql`select id, host from tenants where enabled and deleted_at is null order by id limit ${most}`,
  );
