import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';

/** Entries that one transaction checks: some ten milliseconds, in which other calls wait at most. */
const STEP = 500;

/** A chain in which a check found a fault: the tenant, and the number of the first entry that is wrong. */
export interface BrokenChain {
  tenant_id: number;
  problem_id: number;
  problem: string;
}

/**
 * Checks the chain of every tenant from its first entry on and keeps what was found (`app.audit_checks`). A long log is
 * checked in many short transactions; `pause` is awaited between them. A check that was interrupted goes on where it was.
 */
export async function checkAudit(
  database: Database,
  pause: () => Promise<unknown> = async () => undefined,
): Promise<BrokenChain[]> {
  const asOwner = { role: 'owner' } as const;
  const tenants = await inTransaction(database, asOwner, (tx) =>
    tx.rows<{ tenant_id: number }>(sql`
      select tenant_id from app.audit_heads union select tenant_id from app.audit_checks order by 1`),
  );
  for (const { tenant_id: tenant } of tenants) {
    for (;;) {
      const step = await inTransaction(database, asOwner, (tx) =>
        tx.row<{ more: boolean }>(sql`select app.audit_check_step(${tenant}, ${STEP}) as more`),
      );
      await pause();
      if (step?.more !== true) break;
    }
  }
  return inTransaction(database, asOwner, (tx) =>
    tx.rows<BrokenChain>(sql`
      select tenant_id, problem_id, problem from app.audit_checks where problem is not null order by tenant_id`),
  );
}
