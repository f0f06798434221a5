import { sql } from 'drizzle-orm';
import { readConfig } from '../config.ts';
import { openDatabase } from '../core/database/open-database.ts';
import { inTransaction } from '../core/database/transaction.ts';

interface Fault {
  tenant_id: number;
  id: number;
  problem: string;
}

interface Head {
  tenant_id: number;
  id: number;
  hash: string;
}

/**
 * Checks the hash chain of every tenant's audit log. Prints the first bad row of each broken chain and
 * exits with 1, or prints the last link of each, to be kept outside: a log that was rewritten as a
 * whole, with all its hashes, shows only against a link that somebody else kept.
 */
try {
  const database = await openDatabase(readConfig());
  const { faults, heads } = await inTransaction(database, { role: 'owner' }, async (tx) => ({
    faults: await tx.rows<Fault>(sql`select * from app.audit_verify()`),
    heads: await tx.rows<Head>(
      sql`select tenant_id, id, encode(hash, 'hex') as hash from app.audit_heads order by tenant_id`,
    ),
  }));
  await database.close();
  for (const { tenant_id: tenant, id, problem } of faults) {
    process.stdout.write(`tenant ${tenant}: row ${id}: ${problem}\n`);
  }
  for (const { tenant_id: tenant, id, hash } of heads) {
    if (!faults.some((fault) => fault.tenant_id === tenant))
      process.stdout.write(`tenant ${tenant}: ${id} rows, last link ${hash}\n`);
  }
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
