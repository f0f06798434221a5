import { z } from 'zod';
import { reportTypes } from '@assay/schema/reports/report-types';
import { inTransaction } from '../../core/database/transaction.ts';
import { defineJob, defineWorker, type WorkerTools } from '../../core/jobs/job.ts';
import { ownOrigin } from '../../core/mail/portal-origin.ts';
import { queueMail } from '../../core/mail/queue-mail.ts';
import type { Tx } from '../../core/database/database.ts';
import { takeDueReports, tenantsWithReports, type DueReport } from './mail-reports.repository.ts';
import { reportReaders } from './report-readers.repository.ts';
import { SENDING_HOUR, schedulesOf } from './report-schedule.ts';
import { searchOf } from './saved-reports.read-model.ts';

/** Whether the owner may still open what is mailed; one of another tenant is its administrator and not known here. */
async function isOwnersStill(
  tx: Tx,
  tenantId: number,
  { criteria, user_id: userId, user_tenant_id: home }: DueReport,
): Promise<boolean> {
  if (home !== tenantId) return true;
  return (await reportReaders({ tx, tenantId }, criteria.company, [userId])).length > 0;
}

/**
 * Mails the links of saved reports that are due, to those who may still open them: never a figure. Repeating it on a day
 * does nothing. Nothing is sent for an owner who may not open it any more, since nobody else could switch it off.
 */
export async function mailReports(
  { database, config }: Pick<WorkerTools, 'database' | 'config'>,
  now = new Date(),
): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const schedules = schedulesOf(today);
  if (schedules.length === 0) return;
  for (const { id: tenantId, host } of await inTransaction(database, {}, tenantsWithReports)) {
    const origin = ownOrigin({ id: tenantId, host }, config);
    await inTransaction(database, { tenantId }, async (tx) => {
      for (const report of await takeDueReports(tx, schedules, today)) {
        if (!(await isOwnersStill(tx, tenantId, report))) continue;
        const { name, report_type: type, criteria, recipient_ids: ids } = report;
        const link = `${origin}/dashboard/reports/${type}/show?${searchOf(criteria)}`;
        for (const reader of await reportReaders({ tx, tenantId }, criteria.company, ids))
          await queueMail(
            { tx },
            'NOTIFICATION',
            { email: reader.email, name: `${reader.firstName} ${reader.lastName}` },
            () => ({
              subject: `Report: ${name}`,
              firstName: reader.firstName,
              before: [`Your report “${name}” (${reportTypes[type]}) is ready to be opened.`],
              button: { label: 'Open report', link },
              after: ['It shows what you may see when you are signed in.'],
            }),
          );
      }
    });
  }
}

/** Every day before offices of the United States open. */
export const mailReportsWorker = defineWorker({
  kind: defineJob({ name: 'reports.mail', data: z.object({}) }),
  cron: `0 ${SENDING_HOUR} * * *`,
  pollSeconds: 60,
  work: (run) => mailReports(run),
});
