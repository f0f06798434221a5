import { z } from 'zod';
import { inTransaction } from '../../core/database/transaction.ts';
import { defineJob, defineWorker } from '../../core/jobs/job.ts';
import { purgeCredentials } from './sessions.repository.ts';

/** Removes sessions, links and counters that nobody can use any more, every night. */
export const purgeWorker = defineWorker({
  kind: defineJob({ name: 'session.purge', data: z.object({}) }),
  cron: '17 3 * * *',
  pollSeconds: 60,
  work: async ({ database }) => {
    await inTransaction(database, {}, purgeCredentials);
  },
});
