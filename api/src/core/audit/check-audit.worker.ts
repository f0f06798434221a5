import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { checkAccessLog, keepAccessChecks } from '../access-log/check-access-log.ts';
import { defineJob, defineWorker } from '../jobs/job.ts';
import { checkAudit } from './check-audit.ts';

/** Between two steps, ms: the check takes half of the time of one connection at most. */
const PAUSE_MS = 20;

/** Checks the audit logs every night and after each start; who may read the history sees the result. */
export const checkAuditWorker = defineWorker({
  kind: defineJob({ name: 'audit.check', data: z.object({}) }),
  cron: '41 2 * * *',
  atStart: true,
  pollSeconds: 10,
  work: async ({ database, log }) => {
    for (const { tenant_id: tenantId, problem_id: entry, problem } of await checkAudit(
      database,
      () => sleep(PAUSE_MS),
    ))
      log.error({ tenantId, entry, problem }, 'the audit log was changed outside of the portal');
    const reads = await checkAccessLog(database, () => sleep(PAUSE_MS));
    await keepAccessChecks(database, reads);
    for (const { tenant_id: tenantId, problem_batch: batch, problem } of reads)
      if (problem !== null)
        log.error({ tenantId, batch, problem }, 'the access log was changed outside of the portal');
  },
});
