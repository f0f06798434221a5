import { sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';

type Values = Readonly<Record<string, unknown>>;

/** Settings by key, of one owner. */
interface SettingStore {
  /** What is set, of some keys or of all; a key without a value is absent. */
  read(tx: Tx, keys?: readonly string[]): Promise<Values>;
  /** Sets what is given; null removes a key, so that the next layer decides again. */
  save(tx: Tx, values: Values): Promise<void>;
}

/** The store of an owner of the transaction's tenant, or of the tenant itself. */
function storeOf(
  table: 'tenant_settings' | 'company_settings' | 'user_settings',
  owner: { column: 'company_id' | 'user_id'; id: number } | null,
): SettingStore {
  const name = sql.identifier(table);
  const column = owner === null ? sql`` : sql`${sql.identifier(owner.column)}, `;
  const id = owner === null ? sql`` : sql`${owner.id}::bigint, `;
  const owned =
    owner === null
      ? sql`s.tenant_id = app.tenant_id()`
      : sql`s.tenant_id = app.tenant_id() and s.${sql.identifier(owner.column)} = ${owner.id}`;
  return {
    read: async (tx, keys) => {
      const chosen =
        keys === undefined ? sql`` : sql` and s.key = any (${sql.param([...keys])}::text[])`;
      const row = await tx.row<{ settings: Values | null }>(
        sql`select jsonb_object_agg(s.key, s.value) as settings from ${name} s where ${owned}${chosen}`,
      );
      return row?.settings ?? {};
    },
    save: async (tx, values) => {
      const json = JSON.stringify(values);
      await tx.run(sql`
        insert into ${name} (tenant_id, ${column}key, value)
        select app.tenant_id(), ${id}e.key, e.value from jsonb_each(${json}::jsonb) e where e.value <> 'null'
        on conflict (tenant_id, ${column}key) do update set value = excluded.value`);
      await tx.run(sql`
        delete from ${name} s using jsonb_each(${json}::jsonb) e
        where ${owned} and s.key = e.key and e.value = 'null'`);
    },
  };
}

/** Settings of the transaction's tenant. */
export const tenantSettings = storeOf('tenant_settings', null);

export const companySettings = (id: number): SettingStore =>
  storeOf('company_settings', { column: 'company_id', id });

export const userSettings = (id: number): SettingStore =>
  storeOf('user_settings', { column: 'user_id', id });
