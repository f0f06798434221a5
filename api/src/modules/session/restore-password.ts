import { z } from 'zod';
import type { Config } from '../../config.ts';
import { appendAudit } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { defineJob, defineWorker, type JobRun } from '../../core/jobs/job.ts';
import { portalOriginOf } from '../../core/mail/portal-origin.ts';
import { findUser, lockAccount } from './accounts.repository.ts';
import { RESETS_PER_HOUR } from './limits.ts';
import { sendLink } from './links.service.ts';
import { recentResets } from './links.repository.ts';

/** Looks at who asked for a new password and mails a link where there is somebody to mail it to. */
const restorePasswordJob = defineJob({
  name: 'session.restore-password',
  data: z.object({
    tenantId: z.int(),
    user: z.object({ tenantId: z.int(), id: z.int() }).nullable(),
    origin: z.url(),
  }),
});
type RestoreData = z.output<typeof restorePasswordJob.data>;

/**
 * Asks for a link that resets the password. The answer, and the time it takes, are the same whether
 * the address is known, locked or neither: what is known is looked at later, by a job (contract §1).
 */
export async function requestPasswordReset(
  context: Context,
  email: string,
  trust: Pick<Config, 'PORTAL_DOMAIN' | 'SPECIAL_HOSTS'>,
): Promise<void> {
  const found = await findUser(context.tx, email);
  const user = found === null ? null : { tenantId: found.tenant_id, id: found.user_id };
  await enqueue(context, restorePasswordJob, {
    user,
    origin: await portalOriginOf(context.tx, context, trust),
  });
}

async function sendResetLink({ id, database, data, log }: JobRun<RestoreData>): Promise<void> {
  const { tenantId, user, origin } = data;
  if (user === null) return;
  await inTransaction(database, { tenantId }, async (tx) => {
    const account = await inTenant(tx, user.tenantId, () => lockAccount(tx, user.id));
    const belongsHere =
      user.tenantId === tenantId || (user.tenantId === 1 && account?.role === 'SUPER_ADMIN');
    /* A locked account is opened by an administrator. */
    if (account?.account_status !== 'ACTIVE' || !belongsHere) return;
    if ((await inTenant(tx, user.tenantId, () => recentResets(tx, user.id))) >= RESETS_PER_HOUR) {
      log.warn('a user asked for too many reset links');
      return;
    }
    const reader = {
      home: user.tenantId,
      userId: user.id,
      email: account.username,
      firstName: account.first_name,
      lastName: account.last_name,
    };
    await sendLink({ tx }, 'RESET', reader, origin);
    const entry = {
      action: 'user.passwordLinkSent',
      entityId: user.id,
      companyId: account.company_id,
    } as const;
    await inTenant(tx, user.tenantId, () =>
      appendAudit(tx, [entry], { actor: null, requestId: id, clientIp: 'job' }),
    );
  });
}

export const restorePasswordWorker = defineWorker({
  kind: restorePasswordJob,
  work: sendResetLink,
});
