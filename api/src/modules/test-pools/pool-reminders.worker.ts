import { z } from 'zod';
import { inTransaction } from '../../core/database/transaction.ts';
import { defineJob, defineWorker, type WorkerTools } from '../../core/jobs/job.ts';
import { ownOrigin } from '../../core/mail/portal-origin.ts';
import { remindOfPools } from './pool-reminders.ts';
import { tenantsToRemind } from './pool-reminders.repository.ts';

/** Reminds of due draws and of the progress of the year, tenant by tenant. Repeating it on a day does nothing. */
export async function remindOfAllPools(
  { database, config }: Pick<WorkerTools, 'database' | 'config'>,
  now = new Date(),
): Promise<void> {
  for (const tenant of await inTransaction(database, {}, tenantsToRemind)) {
    const origin = ownOrigin(tenant, config);
    for (const kind of ['RUN', 'PROGRESS'] as const) {
      await inTransaction(database, { tenantId: tenant.id }, (tx) =>
        remindOfPools({ tx, tenantId: tenant.id, now }, kind, origin),
      );
    }
  }
}

/** Every day at noon UTC, before offices of the United States open. */
export const poolRemindersWorker = defineWorker({
  kind: defineJob({ name: 'test-pools.remind', data: z.object({}) }),
  cron: '0 12 * * *',
  pollSeconds: 60,
  work: (run) => remindOfAllPools(run),
});
