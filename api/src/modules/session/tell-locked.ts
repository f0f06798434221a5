import { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { defineJob, defineWorker, type JobRun } from '../../core/jobs/job.ts';
import { queueMail } from '../../core/mail/queue-mail.ts';
import { lockAccount, noteLockMail } from './accounts.repository.ts';
import { lockedLetter } from './letters.ts';

/** Looks whether somebody whose sign-in failed is locked, and tells the person who can unlock the account. */
const tellLockedJob = defineJob({
  name: 'session.tell-locked',
  data: z.object({
    tenantId: z.int(),
    user: z.object({ tenantId: z.int(), id: z.int() }).nullable(),
  }),
});
type TellData = z.output<typeof tellLockedJob.data>;

/**
 * Notes that a sign-in failed. It does the same whether the name is known, locked or neither: what is known is
 * looked at later, by a job (decision 18).
 */
export const noteFailedSignIn = (context: Context, user: TellData['user']): Promise<void> =>
  enqueue(context, tellLockedJob, { user });

async function tellLocked({ database, data: { tenantId, user } }: JobRun<TellData>): Promise<void> {
  if (user === null) return;
  await inTransaction(database, { tenantId }, async (tx) => {
    const account = await inTenant(tx, user.tenantId, async () => {
      const locked = await lockAccount(tx, user.id);
      const isToTell = locked?.account_status === 'LOCKED' && (await noteLockMail(tx, user.id));
      return isToTell ? locked : null;
    });
    if (account === null) return;
    const to = { email: account.username, name: `${account.first_name} ${account.last_name}` };
    const letter = lockedLetter(account.first_name, account.company_id !== null);
    await queueMail({ tx }, 'ACCOUNT_LOCKED', to, letter);
  });
}

export const tellLockedWorker = defineWorker({ kind: tellLockedJob, work: tellLocked });
