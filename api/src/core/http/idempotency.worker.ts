import { z } from 'zod';
import { inTransaction } from '../database/transaction.ts';
import { defineJob, defineWorker } from '../jobs/job.ts';
import { purgeKeys } from './idempotency.repository.ts';

/** Removes the stored answers of creating calls after their 24 hours, every hour. */
export const idempotencyWorker = defineWorker({
  kind: defineJob({ name: 'idempotency.purge', data: z.object({}) }),
  cron: '41 * * * *',
  pollSeconds: 60,
  work: async ({ database }) => {
    await inTransaction(database, {}, purgeKeys);
  },
});
