import { z } from 'zod';
import { appendAudit } from '../../core/audit/audit.ts';
import type { Tx } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { defineJob, defineWorker, type JobRun } from '../../core/jobs/job.ts';
import { ownOrigin } from '../../core/mail/portal-origin.ts';
import { readOwnHost } from '../../core/mail/mail-tenant.repository.ts';
import { notify } from '../notifications/notifications.service.ts';
import {
  applyFile,
  oldestFile,
  type Applied,
  type WaitingFile,
} from './lab-site-files.repository.ts';

/** Applies the files of a tenant that wait. */
export const collectionSitesJob = defineJob({
  name: 'collection-sites.update',
  data: z.object({ tenantId: z.int() }),
});
type Run = JobRun<z.output<typeof collectionSitesJob.data>>;

/** Codes without a site that a notification and the audit log name; all of them are a file. */
const CODES_TOLD = 20;

async function tell(
  tx: Tx,
  { data: { tenantId }, config }: Run,
  { user_id: userId }: WaitingFile,
  { updated, unchanged, unknown, unknownCodes }: Applied,
): Promise<void> {
  if (userId === null) return;
  const options = { updated, unchanged, unknown, unknownCodes: unknownCodes.join(', ') };
  const own = (await readOwnHost(tx)) ?? { id: 1, host: 'localhost' };
  await notify(
    { tx, tenantId },
    { type: 'LAB_SITES_IMPORTED', userIds: [userId], options },
    ownOrigin(own, config),
  );
}

/** Whether there was a file. */
async function applyNext(run: Run, tx: Tx): Promise<boolean> {
  const file = await oldestFile(tx);
  if (file === null) return false;
  const whole = await applyFile(tx, file.id);
  const applied = { ...whole, unknownCodes: whole.unknownCodes.slice(0, CODES_TOLD) };
  await tell(tx, run, file, applied);
  const changes = Object.fromEntries(
    Object.entries({ ...applied, sha256: file.sha256 }).map(([name, after]) => [name, { after }]),
  );
  await appendAudit(tx, [{ action: 'collectionSite.fileApplied', entityId: file.id, changes }], {
    actor: null,
    requestId: run.id,
    clientIp: 'job',
  });
  return true;
}

/**
 * Applies files in the order in which they came in, each in its own transaction, whichever job comes first: what an
 * older file says never replaces what a newer one said. A file that a job failed with goes with the next.
 */
export const collectionSitesWorker = defineWorker({
  kind: collectionSitesJob,
  work: async (run: Run) => {
    const { tenantId } = run.data;
    while (await inTransaction(run.database, { tenantId }, (tx) => applyNext(run, tx)));
  },
});
