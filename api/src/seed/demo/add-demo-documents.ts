import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Spool, SpooledFile } from '../../core/storage/spool.ts';
import type { Storage } from '../../core/storage/storage.ts';
import { demoDocuments } from './demo-documents.ts';

/** Whether the database is that of the demo, and nobody has added a document yet. */
const isNew = async (tx: Tx): Promise<boolean> =>
  (await tx.row(sql`
    select 1 as found from users where username = 'corporate@northwind.test' and not exists (select from documents)`)) !==
  null;

async function insert(
  tx: Tx,
  { company, title, name, by }: (typeof demoDocuments)[number],
  { id, file }: { id: string; file: SpooledFile },
): Promise<void> {
  await tx.run(sql`
    insert into files (id, kind, doc_type, title, name, content_type, bytes, sha256, storage_key,
      uploader_tenant_id, uploader_user_id, referenced_at)
    select ${id}, 'document', 'COMPANY_DOCUMENT', ${title}, ${name}, ${file.contentType}, ${file.bytes},
      ${file.sha256}, ${`1/${id}`}, u.tenant_id, u.id, now() from users u where u.username = ${by}`);
  await tx.run(sql`
    insert into documents (company_id, title, file_id, uploaded_by)
    select c.id, ${title}, ${id}, u.first_name || ' ' || u.last_name from companies c, users u
    where c.company_name = ${company} and c.deleted_at is null and u.username = ${by}`);
}

/**
 * Adds the documents of the demo, once. At the first start and not with the rest of the demo data: what is shipped
 * is a database, and the files lie in the store of each installation.
 */
export async function addDemoDocuments(
  database: Database,
  { storage, spool }: { storage: Storage; spool: Spool },
): Promise<void> {
  if (!(await inTransaction(database, { tenantId: 1 }, isNew))) return;
  for (const document of demoDocuments) {
    const id = randomUUID();
    const content = document.content();
    const file = await spool.take(Readable.from([content]), document.format, content.length);
    await storage.put(`1/${id}`, file);
    await file.discard();
    await inTransaction(database, { tenantId: 1 }, (tx) => insert(tx, document, { id, file }));
  }
}
