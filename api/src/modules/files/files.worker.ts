import { z } from 'zod';
import type { Database } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { defineJob, defineWorker } from '../../core/jobs/job.ts';
import { openStorage } from '../../core/storage/open-storage.ts';
import type { Storage } from '../../core/storage/storage.ts';
import { dueObjects, forgetObject, releaseUnreferenced } from './files.repository.ts';

/** Removes files that nothing refers to. */
const filesSweep = defineJob({ name: 'files.sweep', data: z.object({}) });

/** How long a form may take from its upload to being saved (contract §6). */
const KEPT = '24 hours';
/** Rows and objects that one round takes. */
const BATCH = 500;

/** Gives up unreferenced files of all tenants; their objects become due. */
async function releaseFiles(database: Database): Promise<number> {
  let released = 0;
  for (;;) {
    const batch = await inTransaction(database, {}, (tx) => releaseUnreferenced(tx, KEPT, BATCH));
    released += batch;
    if (batch < BATCH) return released;
  }
}

/** Removes due objects; one that cannot be removed stays noted for the next time. */
async function removeObjects(database: Database, storage: Storage): Promise<number> {
  const due = await inTransaction(database, {}, (tx) => dueObjects(tx, BATCH));
  for (const { tenant_id: tenantId, storage_key: key } of due) {
    await storage.remove(key);
    await inTransaction(database, { tenantId }, (tx) => forgetObject(tx, key));
  }
  return due.length;
}

/** One sweep: how many files were given up and how many objects removed. */
export async function sweepFiles(
  database: Database,
  storage: Storage,
): Promise<{ released: number; removed: number }> {
  const released = await releaseFiles(database);
  let removed = 0;
  for (;;) {
    const batch = await removeObjects(database, storage);
    removed += batch;
    if (batch < BATCH) return { released, removed };
  }
}

/** Sweeps every hour. */
export const filesWorker = defineWorker({
  kind: filesSweep,
  cron: '47 * * * *',
  pollSeconds: 60,
  work: async ({ database, config, log }) => {
    const swept = await sweepFiles(database, await openStorage(config));
    if (swept.removed > 0) log.info(swept, 'files that nothing refers to were removed');
  },
});
