import { sql } from 'drizzle-orm';
import type { Viewer } from '../context.ts';
import type { Tx } from './database.ts';
import type { ScopeRole } from './transaction.ts';

const become = (tx: Tx, role: string): Promise<unknown> =>
  tx.run(sql`select set_config('role', ${role}, true)`);

/**
 * Whether a user acts as MRO staff: of type MD, with VIEW_UNVERIFIED_RESULTS, in the own tenant (decision 10). Who was granted
 * it at home is none of another tenant.
 */
export const isMroStaff = (
  { type, homeTenantId, permissions }: Pick<Viewer, 'type' | 'homeTenantId' | 'permissions'>,
  tenantId: number,
): boolean =>
  type === 'MD' && homeTenantId === tenantId && permissions.has('VIEW_UNVERIFIED_RESULTS');

/** Opens the transaction of MRO staff to what is not released yet (ADR 101). */
export const actAsMroStaff = (tx: Tx): Promise<unknown> =>
  become(tx, 'assay_mro' satisfies ScopeRole);

/**
 * Runs `work` of the tenant with what is not released yet in sight, and then goes back: for what the system itself has to
 * file and to find there, such as the report of a laboratory. What comes out of it must not be answered to a caller, nor
 * hang together with anything that is.
 */
export async function beyondTheWall<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const before = await tx.row<{ role: string }>(sql`select current_setting('role') as role`);
  await actAsMroStaff(tx);
  const restore = async (): Promise<void> => {
    await become(tx, before?.role ?? 'assay_app');
  };
  try {
    const result = await work();
    await restore();
    return result;
  } catch (error) {
    /* A refusal may still be committed. After a failed statement nothing can be set, and nothing has to be. */
    await restore().catch(() => undefined);
    throw error;
  }
}
