import { sql } from 'drizzle-orm';
import type { Database, Row, Tx } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';

/** The first bad row of a chain. */
type Fault = Row<'audit_log', 'tenant_id' | 'id'> & { problem: string };

/** The last link of a chain, its hash in hex. */
type Head = Row<'audit_log', 'tenant_id' | 'id'> & { hash: string };

/** The last link of every tenant's chain. */
export const readHeads = (tx: Tx): Promise<Head[]> =>
  tx.rows<Head>(
    sql`select tenant_id, id, encode(hash, 'hex') as hash from app.audit_heads order by tenant_id`,
  );

/** Checks the hash chain of every tenant's audit log. */
export const verifyAudit = (
  database: Database,
): Promise<{ faults: readonly Fault[]; heads: readonly Head[] }> =>
  inTransaction(database, { role: 'owner' }, async (tx) => ({
    faults: await tx.rows<Fault>(sql`select * from app.audit_verify()`),
    heads: await readHeads(tx),
  }));
