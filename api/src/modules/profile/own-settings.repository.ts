import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';
import type { OwnSettings } from './effective-settings.ts';

type Values = Readonly<Record<string, unknown>>;

async function settings(tx: Tx, rows: SQL): Promise<Values> {
  const row = await tx.row<{ settings: Values | null }>(
    sql`select jsonb_object_agg(key, value) as settings ${rows}`,
  );
  return row?.settings ?? {};
}

/** What the transaction's tenant has set, by key. */
export const systemSettings = (tx: Tx): Promise<Values> =>
  settings(tx, sql`from tenant_settings where tenant_id = app.tenant_id()`);

/** What a company has set, by key. */
export const companySettings = (tx: Tx, companyId: number): Promise<Values> =>
  settings(tx, sql`from company_settings where company_id = ${companyId}`);

/** What a user has set, by key. */
export const ownSettings = (tx: Tx, userId: number): Promise<Values> =>
  settings(tx, sql`from user_settings where user_id = ${userId}`);

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
