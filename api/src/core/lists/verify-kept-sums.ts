import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
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

/**
 * Counts all of them anew, and answers what was wrong before. Nobody writes to the rows meanwhile.
 */
export const recountKeptSums = (database: Database): Promise<readonly Fault[]> =>
  inTransaction(database, { role: 'owner' }, async (tx) => {
    const faults = await tx.rows<Fault>(sql`select tenant_id, problem from app.verify_kept_sums()`);
    await tx.run(sql`select app.refill_kept_sums()`);
    return faults;
  });
