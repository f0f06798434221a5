import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { formatOf, uploadKinds } from '@assay/schema/files/file';
import type { Database, Tx } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { ContentError } from '../../core/storage/content-check.ts';
import { safeFileName } from '../../core/storage/file-name.ts';
import { TooLargeError, type Spool } from '../../core/storage/spool.ts';
import type { Storage } from '../../core/storage/storage.ts';
import {
  expectObject,
  forgetObject,
  insertFile,
  markReferenced,
  type StoredFile,
} from './files.repository.ts';

/** Where files are kept. */
export interface FileTools {
  storage: Storage;
  spool: Spool;
}

/** What came as a PDF is none, or is larger than a file may be. */
export class NotPdfError extends Error {
  override name = 'NotPdfError';
}

/** A file that lies in the store; `keep` adds its row to a transaction and answers its id. */
export interface KeptFile {
  keep(tx: Tx): Promise<string>;
}

/** A PDF that came otherwise than by an upload, such as from a laboratory. */
export interface ReceivedPdf {
  tenantId: number;
  bytes: Buffer;
  name: string;
  docType: StoredFile['docType'];
}

/** Whoever uploads has an id of 1 or more: this file came in by itself. */
const NOBODY = 0;

/**
 * Puts a received PDF into the store before any row refers to it. When none ever does, the sweep removes it a day later.
 * @throws NotPdfError
 */
export async function keepPdf(
  database: Database,
  { storage, spool }: FileTools,
  { tenantId, bytes, name, docType }: ReceivedPdf,
): Promise<KeptFile> {
  const file = await spool
    .take(Readable.from([bytes]), 'pdf', uploadKinds.document.bytes)
    .catch((error: unknown) => {
      if (error instanceof ContentError || error instanceof TooLargeError)
        throw new NotPdfError('The file is no PDF.', { cause: error });
      throw error;
    });
  const id = randomUUID();
  const storageKey = `${tenantId}/${id}`;
  try {
    await inTransaction(database, { tenantId }, (tx) => expectObject(tx, storageKey));
    await storage.put(storageKey, file);
  } finally {
    await file.discard();
  }
  const fileName = safeFileName(formatOf(name) === 'pdf' ? name : `${name}.pdf`, 'file.pdf');
  return {
    keep: async (tx) => {
      await insertFile(tx, {
        id,
        kind: 'document',
        docType,
        title: fileName,
        name: fileName,
        contentType: file.contentType,
        bytes: file.bytes,
        sha256: file.sha256,
        storageKey,
        uploaderTenantId: tenantId,
        uploaderUserId: NOBODY,
      });
      await markReferenced(tx, id);
      await forgetObject(tx, storageKey);
      return id;
    },
  };
}
