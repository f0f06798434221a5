import { addDays } from '@assay/draw/periods';
import { z } from 'zod';
import type { Database } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { defineJob, defineWorker } from '../../core/jobs/job.ts';
import {
  forgetProgress,
  keepProgress,
  tenantsWithProgressToKeep,
} from './kept-progress.repository.ts';

/** Pools that one transaction keeps. */
const CHUNK = 1_000;

/**
 * Keeps how the pools of all tenants stand on each day that it is somewhere on earth now, of those that were written to since
 * it was last kept.
 */
export async function keepAllProgress(
  { database }: { database: Database },
  now = new Date(),
): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const days = [-1, 0, 1].map((off) => addDays(today, off));
  const tenants = await inTransaction(database, {}, (tx) => tenantsWithProgressToKeep(tx, days));
  for (const { id: tenantId } of tenants) {
    for (const day of days)
      while (
        (await inTransaction(database, { tenantId }, (tx) => keepProgress(tx, day, CHUNK))) ===
        CHUNK
      );
    await inTransaction(database, { tenantId }, (tx) => forgetProgress(tx, addDays(today, -1)));
  }
}

/** Every minute: until then what was written is reckoned by whoever looks. */
export const keepProgressWorker = defineWorker({
  kind: defineJob({ name: 'test-pools.keep-progress', data: z.object({}) }),
  cron: '* * * * *',
  atStart: true,
  pollSeconds: 15,
  work: (run) => keepAllProgress(run),
});
