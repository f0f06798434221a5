import { sql } from 'drizzle-orm';
import { appendAudit } from '../audit/audit.ts';
import type { Database, Tx } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';

/** A number that is kept of rows and is not what they come to. It names ids and values of filters, and nobody. */
interface Fault {
  tenant_id: number;
  problem: string;
}

/**
 * Compares what lists and reports read instead of rows (ADR 90, 117, 129, 155) with the rows, of every tenant. A sum that somebody
 * changed past the portal would be believed otherwise.
 */
export const verifyKeptSums = (database: Database): Promise<readonly Fault[]> =>
  inTransaction(database, { role: 'owner' }, (tx) =>
    tx.rows<Fault>(sql`select tenant_id, problem from app.verify_kept_sums()`),
  );

/** What a log can hold of many faults; how many there were stands beside them. */
const NAMED = 50;

/** Says in the log of each tenant what was wrong: whoever changed a sum is not to have it put right without a trace. */
async function noteRecount(tx: Tx, faults: readonly Fault[]): Promise<void> {
  for (const tenantId of new Set(faults.map(({ tenant_id: each }) => each))) {
    const found = faults.filter(({ tenant_id: each }) => each === tenantId);
    await tx.run(sql`select set_config('app.tenant_id', ${String(tenantId)}, true)`);
    const changes = {
      wrongSums: { before: found.length, after: 0 },
      problems: { before: found.slice(0, NAMED).map(({ problem }) => problem) },
    };
    await appendAudit(tx, [{ action: 'tenant.sumsRecounted', entityId: tenantId, changes }], {
      actor: null,
      requestId: 'recount-sums',
      clientIp: 'console',
    });
  }
}

/**
 * Counts all of them anew, writes into the audit log of each tenant what was wrong before, and answers it. Nobody
 * writes to the rows meanwhile.
 */
export const recountKeptSums = (database: Database): Promise<readonly Fault[]> =>
  inTransaction(database, { role: 'owner' }, async (tx) => {
    const faults = await tx.rows<Fault>(sql`select tenant_id, problem from app.verify_kept_sums()`);
    await tx.run(sql`select app.refill_kept_sums()`);
    await noteRecount(tx, faults);
    return faults;
  });
