import { z } from 'zod';
import { reportTypes } from '@assay/schema/reports/report-types';
import type { ReportSchedule } from '@assay/schema/reports/saved-report.list';
import { inTransaction } from '../../core/database/transaction.ts';
import { defineJob, defineWorker, type WorkerTools } from '../../core/jobs/job.ts';
import { ownOrigin } from '../../core/mail/portal-origin.ts';
import { queueMail } from '../../core/mail/queue-mail.ts';
import { takeDueReports, tenantsWithReports } from './mail-reports.repository.ts';
import { reportReaders } from './report-readers.repository.ts';
import { searchOf } from './saved-reports.read-model.ts';

/** The schedules that a day, UTC, is one of. */
export function schedulesOf(day: string): ReportSchedule[] {
  const at = new Date(`${day}T00:00:00Z`);
  const isFirst = at.getUTCDate() === 1;
  return [
    ...(at.getUTCDay() === 1 ? ['WEEKLY' as const] : []),
    ...(isFirst ? ['MONTHLY' as const] : []),
    ...(isFirst && at.getUTCMonth() % 3 === 0 ? ['QUARTERLY' as const] : []),
  ];
}

/**
 * Mails the links of saved reports that are due, to those who may still open them: never a figure. Repeating it on a day
 * does nothing.
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

/** Every day at noon UTC, before offices of the United States open. */
export const mailReportsWorker = defineWorker({
  kind: defineJob({ name: 'reports.mail', data: z.object({}) }),
  cron: '0 12 * * *',
  pollSeconds: 60,
  work: (run) => mailReports(run),
});
