import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

const open = (tx: Tx, value: 'on' | ''): Promise<unknown> =>
  tx.row(sql`select set_config('app.manages_tenants', ${value}, true)`);

/**
 * Runs `work` with the table `tenants`, and no other, open across tenants: for the calls behind
 * SUPER_ADMIN_MANAGE_TENANTS only.
 */
export async function acrossTenants<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await open(tx, 'on');
  try {
    const result = await work();
    await open(tx, '');
    return result;
  } catch (error) {
    /* A refusal may still be committed. After a failed statement nothing can be set, and nothing has to be. */
    await open(tx, '').catch(() => undefined);
    throw error;
  }
}
