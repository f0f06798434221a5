import { z } from 'zod';
import { inTransaction } from '../../core/database/transaction.ts';
import { defineJob, defineWorker } from '../../core/jobs/job.ts';
import { purgeNotifications } from './notifications.repository.ts';

/** How long notifications wait for somebody to sign in. */
const KEPT = '90 days';

/** Removes old notifications every night, delivered or not. */
export const notificationsWorker = defineWorker({
  kind: defineJob({ name: 'notifications.purge', data: z.object({}) }),
  cron: '37 3 * * *',
  pollSeconds: 60,
  work: async ({ database }) => {
    await inTransaction(database, {}, (tx) => purgeNotifications(tx, KEPT));
  },
});
