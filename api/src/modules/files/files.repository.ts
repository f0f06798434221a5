import { sql } from 'drizzle-orm';
import type { DocType } from '@assay/schema/files/file';
import type { z } from 'zod';
import type { Row, Tx } from '../../core/database/database.ts';

export type FileKind = Row<'files'>['kind'];

/** A file as its row describes it. */
export interface StoredFile {
  id: string;
  kind: FileKind;
  docType: z.output<typeof DocType> | null;
  title: string;
  name: string;
  contentType: string;
  bytes: number;
  sha256: Buffer;
  storageKey: string;
  uploaderTenantId: number;
  uploaderUserId: number;
  isPublished: boolean;
}

export type NewFile = Omit<StoredFile, 'isPublished'>;

export async function insertFile(tx: Tx, file: NewFile): Promise<void> {
  await tx.run(sql`
    insert into files (id, kind, doc_type, title, name, content_type, bytes, sha256, storage_key, uploader_tenant_id, uploader_user_id)
    values (${file.id}, ${file.kind}, ${file.docType}, ${file.title}, ${file.name}, ${file.contentType}, ${file.bytes},
      ${file.sha256}, ${file.storageKey}, ${file.uploaderTenantId}, ${file.uploaderUserId})`);
}

const columns =
  sql.raw(`id, kind, doc_type as "docType", title, name, content_type as "contentType", bytes, sha256,
  storage_key as "storageKey", uploader_tenant_id as "uploaderTenantId", uploader_user_id as "uploaderUserId",
  published_at is not null as "isPublished"`);

/** A file of the transaction's tenant, or null. */
export const findFile = (tx: Tx, id: string): Promise<StoredFile | null> =>
  tx.row<StoredFile>(sql`select ${columns} from files where id = ${id}`);

/** Keeps a file for good. Its row is locked, so that the sweep cannot take it away meanwhile. */
export const markReferenced = (tx: Tx, id: string): Promise<StoredFile | null> =>
  tx.row<StoredFile>(sql`
    update files set referenced_at = coalesce(referenced_at, now()) where id = ${id} returning ${columns}`);

export async function markPublished(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`update files set published_at = coalesce(published_at, now()) where id = ${id}`);
}

/** Notes an object that is about to be stored; it is removed if nothing owns it a day later. */
export async function expectObject(tx: Tx, storageKey: string): Promise<void> {
  await tx.run(
    sql`insert into unowned_objects (storage_key, due_at) values (${storageKey}, now() + interval '1 day')`,
  );
}

/** Forgets an object: a file row owns it now, or it is removed. */
export async function forgetObject(tx: Tx, storageKey: string): Promise<void> {
  await tx.run(sql`delete from unowned_objects where storage_key = ${storageKey}`);
}

/** Gives up files of all tenants that nothing has referred to for an interval, at most so many; answers how many. */
export async function releaseUnreferenced(tx: Tx, kept: string, most: number): Promise<number> {
  const row = await tx.row<{ released: number }>(
    sql`select app.release_unreferenced_files(${kept}::interval, ${most}) as released`,
  );
  return row?.released ?? 0;
}

/** Objects of all tenants that nothing owns and that are due to be removed, at most so many. */
export const dueObjects = (
  tx: Tx,
  most: number,
): Promise<Row<'unowned_objects', 'tenant_id' | 'storage_key'>[]> =>
  tx.rows(sql`select * from app.due_objects(${most})`);
