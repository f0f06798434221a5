import type { z } from 'zod';
import type {
  CreateDocumentInput,
  Document,
  UpdateDocumentInput,
} from '@assay/schema/documents/document';
import type { Context, Viewer } from '../../core/context.ts';
import {
  createRecord,
  deleteRecord,
  recordKind,
  updateRecord,
} from '../../core/entities/audited-changes.ts';
import { Refusal } from '../../core/refusal.ts';
import type { FileAnswer } from '../../core/storage/serve-download.ts';
import { requireCompany } from '../companies/companies.read-model.ts';
import { readKeptFile, referToFile } from '../files/files.service.ts';
import { readOwnName } from '../profile/profile.service.ts';
import { documents } from './document.table.ts';
import { readDocument } from './documents.read-model.ts';
import { deleteDocumentRowsOfCompany, isFileOfDocument } from './documents.repository.ts';

const kind = recordKind({ entity: 'document', table: documents, read: readDocument });

/** Beside the scope, which the database holds everybody to: documents are there for who may read them. */
export const seesDocuments = ({ permissions }: Viewer): boolean =>
  permissions.has('READ_ALL_DOCUMENTS');

function requireReader({ viewer }: Context): void {
  if (!seesDocuments(viewer)) throw Refusal.notFound();
}

/**
 * Adds a file that the caller has uploaded to the documents of a company.
 * @throws Refusal RESOURCE_NOT_FOUND of the company or the file
 */
export async function createDocument(
  context: Context,
  companyId: number,
  { title, fileId }: z.output<typeof CreateDocumentInput>,
): Promise<Document> {
  await requireCompany(context, companyId);
  await referToFile(context, fileId, ['document']);
  const uploadedBy = await readOwnName(context);
  return createRecord(context, kind, { values: { title, companyId, fileId, uploadedBy } });
}

/**
 * Gives a document another title.
 * @throws Refusal STALE_VERSION, RESOURCE_NOT_FOUND
 */
export async function renameDocument(
  context: Context,
  id: number,
  { version, title }: z.output<typeof UpdateDocumentInput>,
): Promise<Document> {
  requireReader(context);
  return updateRecord(context, kind, { id, version }, () => ({ values: { title } }));
}

/**
 * Deletes a document. Its row and its file stay, in nobody's reach: the log names both (decision 14).
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export async function deleteDocument(context: Context, id: number): Promise<void> {
  requireReader(context);
  await deleteRecord(context, kind, id, ({ title, file_id: fileId }) => ({ title, fileId }));
}

/** Deletes (soft) the documents of a company that is deleted. */
export const deleteDocumentsOfCompany = ({ tx }: Context, companyId: number): Promise<void> =>
  deleteDocumentRowsOfCompany(tx, companyId);

/**
 * The file of a document under the document's title.
 * @throws Refusal RESOURCE_NOT_FOUND, also for a document of another company
 */
export async function downloadDocument(
  context: Context,
  { companyId, id }: { companyId: number; id: number },
): Promise<FileAnswer> {
  const document = await readDocument(context, id);
  if (document.companyId !== companyId) throw Refusal.notFound();
  return readKeptFile(context, document.fileId, document.title);
}

/** Whether the caller sees a document that refers to a file. */
export const seesFile = async ({ tx, viewer }: Context, fileId: string): Promise<boolean> =>
  seesDocuments(viewer) && isFileOfDocument(tx, fileId);
