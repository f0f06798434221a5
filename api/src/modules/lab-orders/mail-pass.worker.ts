import { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { defineJob, defineWorker } from '../../core/jobs/job.ts';
import { queueMail } from '../../core/mail/queue-mail.ts';
import { momentIn } from '../../core/clock.ts';
import { donorPassPdf } from './donor-pass-pdf.ts';
import { isWaiting, readDonorPassIfAny } from './donor-pass.read-model.ts';

/** Mails the pass of an order. `timeZone` is that of whoever asked for it: the expiry is told in it. */
const mailPass = defineJob({
  name: 'lab-orders.mail-pass',
  data: z.object({
    tenantId: z.int(),
    testResultId: z.int(),
    timeZone: z.string(),
    looks: z.int(),
  }),
});

/** Lets the pass of an order be mailed, once it has one, with its times as the caller's clock shows them. */
export const askForPass = (context: Context, testResultId: number): Promise<void> =>
  enqueue(context, mailPass, { testResultId, timeZone: context.viewer.timezone, looks: 0 });

/** How often the pass of an electronic order looks whether the laboratory took the order, and how long it waits, s. */
const LOOKS = 120;
const firstPause = 5;
const longestPause = 600;

async function bytesOf(content: AsyncIterable<string | Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(typeof part === 'string' ? Buffer.from(part) : part);
  return Buffer.concat(parts);
}

/** Mails donor passes, those of electronic orders once the laboratory took them; what ended meanwhile is not mailed. */
export const mailPassWorker = defineWorker({
  kind: mailPass,
  work: ({ database, data }) =>
    inTransaction(database, { tenantId: data.tenantId }, async (tx) => {
      const { testResultId, timeZone, looks } = data;
      const pass = await readDonorPassIfAny(tx, testResultId);
      if (pass === null) {
        if (looks < LOOKS && (await isWaiting(tx, testResultId)))
          await enqueue(
            { tx },
            mailPass,
            { testResultId, timeZone, looks: looks + 1 },
            Math.min(firstPause * 2 ** Math.min(looks, 10), longestPause),
          );
        return;
      }
      if (pass.donor_email === null) return;
      const { name, content } = donorPassPdf(pass, timeZone);
      const until =
        pass.expire_date === null ? null : momentIn(new Date(pass.expire_date), timeZone);
      await queueMail(
        { tx },
        'DONOR_PASS',
        { email: pass.donor_email, name: `${pass.first_name} ${pass.last_name}` },
        () => ({
          subject: 'Your donor pass',
          firstName: pass.first_name,
          before: [
            `${pass.company_name} has ordered a test for you. The attached pass says where to go.`,
            `Order number ${pass.order_number}.`,
            ...(until === null ? [] : [`Please come before ${until}.`]),
          ],
          after: ['Bring a government photo ID and the pass, on paper or on your phone.'],
        }),
        { name, content: await bytesOf(content) },
      );
    }),
});
