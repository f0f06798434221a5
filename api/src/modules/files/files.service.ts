import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Route } from '@assay/schema/core/route';
import { formatOf } from '@assay/schema/files/file';
import type { Context, Viewer } from '../../core/context.ts';
import { found, Refusal } from '../../core/refusal.ts';
import type { FileReference } from '../../core/storage/file-reference.ts';
import type { FileAnswer } from '../../core/storage/serve-download.ts';
import type { Upload } from '../../core/storage/receive-upload.ts';
import type { UploadCall } from '../../core/storage/serve-upload.ts';
import type { Storage } from '../../core/storage/storage.ts';
import {
  expectObject,
  findFile,
  forgetObject,
  insertFile,
  markPublished,
  markReferenced,
  type FileKind,
  type StoredFile,
} from './files.repository.ts';

/** Routes that answer the id of the file they took. */
type FileRoute = Route & { schema: { response: { 201: z.ZodType<{ id: string }> } } };

/** What storing a file takes of the call that brought or made it. */
type Step = UploadCall<Route, z.ZodObject>['step'];
type FileToStore = Pick<Upload<z.ZodObject>['file'], 'name' | 'contentType' | 'bytes' | 'sha256'> &
  Parameters<Storage['put']>[1];

export type NewFileFacts = Pick<StoredFile, 'kind' | 'docType' | 'title'>;

/** Removes an object that no row came to own. What fails here is done by the sweep a day later. */
async function abandon(storage: Storage, storageKey: string, step: Step): Promise<void> {
  try {
    await storage.remove(storageKey);
    await step(({ tx }) => forgetObject(tx, storageKey));
  } catch {
    /* The failure that led here is the one to report. */
  }
}

interface StoreSteps {
  step: Step;
  /** The last step, which may answer what an earlier call of the same key stored. */
  finish: (work: (context: Context) => Promise<{ id: string }>) => Promise<{ id: string }>;
}

/**
 * Stores a file and answers its id. The store and the database cannot change together, so
 * the object is noted before it is written and the note goes with the row that owns it: whatever
 * breaks in between, nothing is left that nobody knows of (contract §6).
 */
async function storeFile(
  storage: Storage,
  file: FileToStore,
  facts: NewFileFacts,
  { step, finish }: StoreSteps,
): Promise<{ id: string }> {
  const id = randomUUID();
  const storageKey = await step(async ({ tx, tenantId }) => {
    const key = `${tenantId}/${id}`;
    await expectObject(tx, key);
    return key;
  });
  try {
    await storage.put(storageKey, file);
    const { name, contentType, bytes, sha256 } = file;
    const stored = await finish(async (context) => {
      const { userId, homeTenantId } = context.viewer;
      const uploader = { uploaderTenantId: homeTenantId, uploaderUserId: userId };
      await insertFile(context.tx, {
        id,
        ...facts,
        name,
        contentType,
        bytes,
        sha256,
        storageKey,
        ...uploader,
      });
      await forgetObject(context.tx, storageKey);
      /* Neither title nor name: people write names of donors into them. */
      const changes = {
        kind: { after: facts.kind },
        docType: { after: facts.docType },
        sha256: { after: sha256.toString('hex') },
      };
      context.audit({ action: 'file.uploaded', entityId: id, changes });
      return { id };
    });
    if (stored.id !== id) await abandon(storage, storageKey, step);
    return stored;
  } catch (error) {
    await abandon(storage, storageKey, step);
    throw error;
  }
}

/** Stores a received file, and answers the call with its id. */
export const storeUpload = <R extends FileRoute, F extends z.ZodObject>(
  storage: Storage,
  { file, step, finish }: UploadCall<R, F>,
  facts: NewFileFacts,
): Promise<{ id: string }> =>
  storeFile(storage, file, facts, {
    step,
    // The answer of such a route is the id, which TypeScript cannot tell of a route that it does not know.
    finish: async (work) => (await finish(work as never)) as { id: string },
  });

/** Stores a file that a call made, for its caller; the call answers something else. */
export const storeMadeFile = (
  storage: Storage,
  { step }: { step: Step },
  file: FileToStore,
  facts: NewFileFacts,
): Promise<{ id: string }> => storeFile(storage, file, facts, { step, finish: step });

/** As much of a context as tells whose file it is. */
type Caller = Pick<Context, 'tx'> & { viewer: Pick<Viewer, 'userId' | 'homeTenantId'> };

const isUploader = ({ viewer }: Caller, file: StoredFile): boolean =>
  file.uploaderUserId === viewer.userId && file.uploaderTenantId === viewer.homeTenantId;

const answerOf = (
  file: StoredFile,
  more: Pick<FileAnswer, 'disposition' | 'isPublic'>,
): FileAnswer => ({ ...file, ...more });

/**
 * A file for its uploader, or for whoever sees a record that refers to it (contract §6).
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export async function readFile(
  context: Context,
  references: readonly FileReference[],
  id: string,
): Promise<FileAnswer> {
  const file = found(await findFile(context.tx, id));
  if (isUploader(context, file)) return answerOf(file, { disposition: 'attachment' });
  for (const reference of references) {
    if (await reference.isVisible(context, id))
      return answerOf(file, { disposition: 'attachment' });
  }
  throw Refusal.notFound();
}

/**
 * Lets a record refer to an uploaded file of one of the kinds, which keeps the file for good. Only
 * the uploader can: else knowing an id would be enough to put somebody's file into an own record.
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export async function referToFile(
  context: Caller,
  id: string,
  kinds: readonly FileKind[],
): Promise<StoredFile> {
  const file = found(await markReferenced(context.tx, id));
  if (!kinds.includes(file.kind) || !isUploader(context, file)) throw Refusal.notFound();
  return file;
}

/** Whether the caller may let a record refer to a file, for calls that only check. */
export async function mayReferToFile(
  context: Caller,
  id: string,
  kinds: readonly FileKind[],
): Promise<boolean> {
  const file = await findFile(context.tx, id);
  return file !== null && kinds.includes(file.kind) && isUploader(context, file);
}

/**
 * A file whose record the caller was found to see, named by the record and by what it is: `Policy.pdf`.
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export async function readKeptFile(
  { tx }: Context,
  id: string,
  title: string,
): Promise<FileAnswer> {
  const file = found(await findFile(tx, id));
  const format = formatOf(file.name);
  /* A slash in a title is no path. */
  const flat = title.replace(/[\\/]/g, '_');
  const name = formatOf(flat) === format ? flat : `${flat}.${format}`;
  return answerOf({ ...file, name }, { disposition: 'attachment' });
}

/**
 * Makes an uploaded logo one that everybody may see; false when the tenant has no such logo.
 * Whoever may set the logo may choose any of the tenant's, also a former one.
 */
export async function publishLogo({ tx }: Context, id: string): Promise<boolean> {
  const file = await findFile(tx, id);
  if (file?.kind !== 'logo' || (await markReferenced(tx, id)) === null) return false;
  await markPublished(tx, id);
  return true;
}

/**
 * The image of a current or former logo of the tenant, for everybody.
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export async function readLogo({ tx }: Context, id: string): Promise<FileAnswer> {
  const file = found(await findFile(tx, id));
  if (file.kind !== 'logo' || !file.isPublished) throw Refusal.notFound();
  return answerOf(file, { disposition: 'inline', isPublic: true });
}
