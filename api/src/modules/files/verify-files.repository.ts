import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Storage } from '../../core/storage/storage.ts';

/** Rows that are read at a time; the bytes of their files are read one after the other. */
const CHUNK = 200;

interface KeptRow {
  id: string;
  bytes: number;
  sha256: Buffer;
  storage_key: string;
  is_referenced: boolean;
  /** In hex, as the audit log has it; null where nobody uploaded the file. */
  uploaded_sha256: string | null;
}

/** Files that are not as they were uploaded, and how many there are. It names ids and nobody. */
export interface VerifiedFiles {
  count: number;
  changed: readonly { tenant: number; problem: string }[];
}

async function contentOf(
  storage: Storage,
  key: string,
): Promise<{ bytes: number; hex: string } | null> {
  const stream = await storage.read(key);
  if (stream === null) return null;
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    hash.update(part);
    bytes += part.length;
  }
  return { bytes, hex: hash.digest('hex') };
}

async function problemOf(storage: Storage, row: KeptRow): Promise<string | null> {
  const expected = row.sha256.toString('hex');
  if (row.uploaded_sha256 !== null && row.uploaded_sha256 !== expected)
    return 'has another hash than at its upload';
  const content = await contentOf(storage, row.storage_key);
  /* One that nothing refers to is removed after a day, perhaps since its row was read. */
  if (content === null) return row.is_referenced ? 'is missing' : null;
  return content.hex === expected && content.bytes === row.bytes ? null : 'was changed';
}

/**
 * Reads every kept file of every tenant and holds it against the hash in its row, and that against the entry of its
 * upload in the audit log: attachments, signatures and reports of tests, documents and logos.
 */
export async function verifyFiles(database: Database, storage: Storage): Promise<VerifiedFiles> {
  const tenants = await inTransaction(database, { role: 'owner' }, (tx) =>
    tx.rows<{ id: number }>(sql`select id from tenants order by id`),
  );
  const changed: { tenant: number; problem: string }[] = [];
  let count = 0;
  for (const { id: tenant } of tenants)
    for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
      const after = last;
      const rows = await inTransaction(database, { role: 'owner' }, (tx) =>
        tx.rows<KeptRow>(sql`
          select f.id, f.bytes, f.sha256, f.storage_key, f.referenced_at is not null as is_referenced,
            (select a.changes -> 'sha256' ->> 'after' from audit_log a
              where a.tenant_id = f.tenant_id and a.entity = 'file' and a.entity_id = f.id::text
                and a.action = 'file.uploaded' order by a.id limit 1) as uploaded_sha256
          from files f where f.tenant_id = ${tenant} and f.id > ${after}::uuid order by f.id limit ${CHUNK}`),
      );
      count += rows.length;
      for (const row of rows) {
        const problem = await problemOf(storage, row);
        if (problem !== null) changed.push({ tenant, problem: `file ${row.id} ${problem}` });
      }
      if (rows.length < CHUNK) break;
      last = rows.at(-1)?.id ?? last;
    }
  return { count, changed };
}
