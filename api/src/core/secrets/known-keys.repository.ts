import { sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';

/** A key that something may be sealed with. */
export interface KnownKey {
  id: string;
  /** What the key is derived from, sealed with the key of the installation; null as long as both are the same. */
  sealed: string | null;
}

/** The keys of this database, last the newest. One starter or rotation at a time gets them, until its transaction ends. */
export async function lockKnownKeys(tx: Tx): Promise<KnownKey[]> {
  await tx.run(sql`lock table app.secret_keys in share row exclusive mode`);
  return tx.rows<KnownKey>(sql`select id, sealed from app.secret_keys order by added_at, id`);
}

/** The key that whoever is up to date seals with; null before the first start. */
export const newestKey = async (tx: Tx): Promise<string | null> =>
  (
    await tx.row<{ id: string }>(
      sql`select id from app.secret_keys order by added_at desc, id desc limit 1`,
    )
  )?.id ?? null;

/** From now on, something may be sealed with this key; or it is sealed itself with another one. */
export async function saveKey(tx: Tx, id: string, sealed: string): Promise<void> {
  await tx.run(sql`
    insert into app.secret_keys (id, sealed) values (${id}, ${sealed})
    on conflict (id) do update set sealed = excluded.sealed`);
}

/** Keeps writers from sealing anything with a key until the transaction ends, and waits for those who just did. */
export const holdKey = (tx: Tx, id: string): Promise<number> =>
  tx.run(sql`select 1 from app.secret_keys where id = ${id} for update`);

/** Nothing is sealed with this key any more, nor will be. */
export const forgetKey = (tx: Tx, id: string): Promise<number> =>
  tx.run(sql`delete from app.secret_keys where id = ${id}`);
