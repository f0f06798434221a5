import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { readPublicKey } from './audit-signer.ts';
import { isGenuine, type SignedHead } from './signed-heads.ts';

/** What is wrong with the log of a tenant. */
export interface HeadFault {
  tenant: number;
  problem: string;
}

interface Entry {
  tenant_id: number;
  id: number;
  hash: string;
}

/** Compares the audit log with heads that were kept outside of the database: each has to be the entry that it was. */
export const compareHeads = (
  database: Database,
  heads: readonly SignedHead[],
): Promise<HeadFault[]> =>
  inTransaction(database, { role: 'owner' }, async (tx) => {
    const ownKey = await readPublicKey(tx);
    const entries = await tx.rows<Entry>(sql`
      select a.tenant_id, a.id, encode(a.hash, 'hex') as hash
      from jsonb_to_recordset(${JSON.stringify(heads.map(({ tenant, entry }) => ({ tenant, entry })))}::jsonb)
        as h (tenant integer, entry bigint)
      join audit_log a on a.tenant_id = h.tenant and a.id = h.entry`);
    const hashes = new Map(
      entries.map(({ tenant_id: tenant, id, hash }) => [`${tenant} ${id}`, hash]),
    );
    const problemOf = (head: SignedHead): string | null => {
      if (!isGenuine(head)) return `the head of entry ${head.entry} that was kept was changed`;
      if (ownKey !== null && head.key !== ownKey)
        return `the head of entry ${head.entry} that was kept was signed by another installation`;
      const hash = hashes.get(`${head.tenant} ${head.entry}`);
      if (hash === undefined)
        return `entry ${head.entry}, which was there at ${head.at}, is missing`;
      return hash === head.hash
        ? null
        : `entry ${head.entry} and those before it are not what they were at ${head.at}`;
    };
    /* The first fault of a tenant says enough. */
    const faults = new Map<number, HeadFault>();
    for (const head of heads.toSorted((a, b) => a.entry - b.entry)) {
      const problem = problemOf(head);
      if (problem !== null && !faults.has(head.tenant))
        faults.set(head.tenant, { tenant: head.tenant, problem });
    }
    return [...faults.values()];
  });

/** Tenants whose log is empty although they have what no portal makes without an entry. */
export const emptiedLogs = (database: Database): Promise<HeadFault[]> =>
  inTransaction(database, { role: 'owner' }, async (tx) => {
    const rows = await tx.rows<{ tenant_id: number }>(
      sql`select tenant_id from app.audit_emptied()`,
    );
    return rows.map(({ tenant_id: tenant }) => ({
      tenant,
      problem: 'the log is empty, but there were entries',
    }));
  });
