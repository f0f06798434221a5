import { permissionsOf } from '@assay/schema/permissions';
import { selectionRunRoutes } from '@assay/schema/selection-runs/selection-run.routes';
import type { TestPool } from '@assay/schema/test-pools/test-pool';
import type { Config } from '../../config.ts';
import type { Context } from '../../core/context.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import { scopeOf } from '../../core/http/authenticate.ts';
import { mayCall } from '../../core/http/serve.ts';
import { applyScope } from '../../core/http/session.repository.ts';
import { portalOriginOf } from '../../core/mail/portal-origin.ts';
import { notify } from '../notifications/notifications.service.ts';
import { selectionRuns } from './selection-run.table.ts';
import { featuresOf, unitsBelow, usersToNotify, type Reader } from './draw-readers.repository.ts';

interface Draw extends Pick<TestPool, 'name'> {
  runId: number;
  companyId: number;
}

/** Whether a run is in a user's scope: the database is asked as it would be for the user. */
async function isInScope(context: Context, runId: number, user: Reader): Promise<boolean> {
  const { tx, tenantId } = context;
  const scope = scopeOf({
    ...user,
    unit_ids: await unitsBelow(tx, tenantId, user.context_ids),
    location_ids: user.context_ids,
  });
  return inTenant(tx, tenantId, async () => {
    await applyScope(tx, { scope, companyId: user.company_id });
    return selectionRuns.isVisible(tx, runId);
  });
}

/** Of the users to notify, those who may read the run, by the rules of the call that reads it. */
async function readersOf(context: Context, { runId, companyId }: Draw): Promise<number[]> {
  const features = await featuresOf(context.tx, companyId);
  const { access } = selectionRunRoutes.get.config;
  const readers: number[] = [];
  /* Users of one role who manage the same see the same. */
  const seen = new Map<string, boolean>();
  for (const user of await usersToNotify(context, companyId)) {
    const { role, granted, context_ids: contextIds } = user;
    const held = permissionsOf({ role, homeTenantId: context.tenantId, features, granted });
    if (!mayCall(access, user, held)) continue;
    const key = `${role} ${contextIds.join()}`;
    const isSeen = seen.get(key) ?? (await isInScope(context, runId, user));
    seen.set(key, isSeen);
    if (isSeen) readers.push(user.id);
  }
  return readers;
}

/**
 * Notifies of a draw: the client's users who may see the run, and the staff of the TPA when one of those
 * users drew. Who draws for every client every month gets no notification of each draw of a colleague.
 */
export async function notifyOfDraw(
  context: Context,
  draw: Draw,
  trust: Pick<Config, 'PORTAL_DOMAIN' | 'SPECIAL_HOSTS'>,
): Promise<void> {
  const { tx, tenantId } = context;
  await inTenant(tx, tenantId, async () => {
    const userIds = await readersOf(context, draw);
    if (userIds.length === 0) return;
    const notification = {
      type: 'RANDOM_RUN_COMPLETED',
      userIds,
      companyId: draw.companyId,
      options: { poolName: draw.name },
    } as const;
    await notify(context, notification, await portalOriginOf(tx, context, trust));
  });
}
