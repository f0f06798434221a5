import { z } from 'zod';
import { inTransaction } from '../database/transaction.ts';
import { defineJob, defineWorker, type Worker } from '../jobs/job.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import { keepHeads, signHeads } from './keep-heads.ts';

/** Keeps the heads of the audit log outside of the database, every ten minutes and after each start. */
export const keepHeadsWorker = (secrets: SecretBox): Worker =>
  defineWorker({
    kind: defineJob({ name: 'audit.heads', data: z.object({}) }),
    cron: '*/10 * * * *',
    atStart: true,
    pollSeconds: 10,
    work: (run) => keepHeads(run, secrets),
  });

/** Mails them to the people of AUDIT_HEADS_MAIL every morning. */
export const mailHeadsWorker = (secrets: SecretBox): Worker =>
  defineWorker({
    kind: defineJob({ name: 'audit.heads-mail', data: z.object({}) }),
    cron: '11 5 * * *',
    pollSeconds: 60,
    work: async ({ config, database }) => {
      const recipients = config.AUDIT_HEADS_MAIL;
      if (recipients.length === 0) return;
      const lines = (await signHeads(database, secrets)).map((head) => JSON.stringify(head));
      await inTransaction(database, { tenantId: 1 }, async (tx) => {
        for (const email of recipients) {
          await queueMail({ tx }, 'NOTIFICATION', { email, name: '' }, () => ({
            subject: 'Last entries of the audit log',
            firstName: '',
            before: [
              'Keep this mail. Each line names the last entry of a tenant’s audit log of today; whoever changes an earlier entry cannot make these lines again.',
              ...lines,
            ],
            after: [
              'npm run audit:verify -- --against FILE compares the log with a file of these lines.',
            ],
          }));
        }
      });
    },
  });
