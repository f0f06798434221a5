import type { Context } from '../../core/context.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import { configuredOriginOf, type ConfiguredTrust } from '../../core/mail/portal-origin.ts';
import { mailUsers } from '../notifications/notifications.service.ts';
import { concernedByDraws } from './pool-readers.service.ts';

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
  trust: ConfiguredTrust,
): Promise<void> {
  const { readers: told, administrators } = await concernedByDraws(context, pool);
  const userIds = [...told, ...administrators];
  if (userIds.length === 0) return;
  await inTenant(context.tx, context.tenantId, async () => {
    const origin = await configuredOriginOf(context, trust);
    const companyId = pool.companyId ?? undefined;
    const readers = { type: 'RANDOM_RUN_COMPLETED', userIds, companyId } as const;
    await mailUsers(context, readers, origin, wordsOf(pool));
  });
}
