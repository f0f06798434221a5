import type { Config } from '../../config.ts';
import type { Context } from '../../core/context.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import { portalOriginOf } from '../../core/mail/portal-origin.ts';
import { mailUsers } from '../notifications/notifications.service.ts';
import { readersOfDraws } from './pool-readers.service.ts';

interface NewPool {
  id: number;
  companyId: number | null;
  name: string;
  firstLink: string;
}

const wordsOf = ({ name, firstLink }: NewPool) => ({
  subject: 'First link of a new random test pool',
  words: [
    `The random test pool ${name} was created. This is the first link of its draws:`,
    firstLink,
    'Keep this email. A draw is proved only to whoever had the first link before it.',
  ],
});

/**
 * Mails the first link of a new pool to those who get the mail of its draws: a copy that nobody can change
 * any more is what makes a later certificate a proof.
 */
export async function mailFirstLink(
  context: Context,
  pool: NewPool,
  trust: Pick<Config, 'PORTAL_DOMAIN' | 'SPECIAL_HOSTS'>,
): Promise<void> {
  const userIds = await readersOfDraws(context, pool);
  if (userIds.length === 0) return;
  await inTenant(context.tx, context.tenantId, async () => {
    const origin = await portalOriginOf(context.tx, context, trust);
    const companyId = pool.companyId ?? undefined;
    const readers = { type: 'RANDOM_RUN_COMPLETED', userIds, companyId } as const;
    await mailUsers(context, readers, origin, wordsOf(pool));
  });
}
