import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';

/** What the transaction's tenant has set of some keys; keys without a value are absent. */
export async function readSettings(
  tx: Tx,
  keys: readonly string[],
): Promise<Record<string, unknown>> {
  const rows = await tx.rows<Row<'tenant_settings', 'key' | 'value'>>(sql`
    select key, value from tenant_settings
    where tenant_id = app.tenant_id() and key = any (${sql.param([...keys])}::text[])`);
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** Saves values of the transaction's tenant; null removes a key, so that its default holds again. */
export async function saveSettings(
  tx: Tx,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const json = JSON.stringify(values);
  await tx.run(sql`
    insert into tenant_settings (tenant_id, key, value)
    select app.tenant_id(), e.key, e.value from jsonb_each(${json}::jsonb) e where e.value <> 'null'
    on conflict (tenant_id, key) do update set value = excluded.value`);
  await tx.run(sql`
    delete from tenant_settings s using jsonb_each(${json}::jsonb) e
    where s.tenant_id = app.tenant_id() and s.key = e.key and e.value = 'null'`);
}
