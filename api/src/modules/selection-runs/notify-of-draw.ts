import type { TestPool } from '@assay/schema/test-pools/test-pool';
import type { Config } from '../../config.ts';
import type { Context } from '../../core/context.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import { portalOriginOf } from '../../core/mail/portal-origin.ts';
import { notify } from '../notifications/notifications.service.ts';
import { readersOfDraws } from '../test-pools/pool-readers.service.ts';

type DrawnPool = Pick<TestPool, 'id' | 'name' | 'companyId'>;

/**
 * Notifies of a draw: the client's users who may see the run, and the staff of the TPA when one of those
 * users drew. Who draws for every client every month gets no notification of each draw of a colleague.
 */
export async function notifyOfDraw(
  context: Context,
  pool: DrawnPool,
  trust: Pick<Config, 'PORTAL_DOMAIN' | 'SPECIAL_HOSTS'>,
): Promise<void> {
  const userIds = await readersOfDraws(context, pool);
  if (userIds.length === 0) return;
  const notification = {
    type: 'RANDOM_RUN_COMPLETED',
    userIds,
    companyId: pool.companyId ?? undefined,
    options: { poolName: pool.name },
  } as const;
  await inTenant(context.tx, context.tenantId, async () =>
    notify(context, notification, await portalOriginOf(context.tx, context, trust)),
  );
}
