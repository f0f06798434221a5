import { sql } from 'drizzle-orm';
import { roles } from '@assay/schema/common/roles';
import { companyFeatures, permissionsOf, type CompanyFeature } from '@assay/schema/permissions';
import { seesTestPools } from '@assay/schema/test-pools/test-pool.routes';
import type { TestPool } from '@assay/schema/test-pools/test-pool';
import type { Config } from '../../config.ts';
import type { Context } from '../../core/context.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import { portalOriginOf } from '../../core/mail/portal-origin.ts';
import { notify } from '../notifications/notifications.service.ts';

type DrawnPool = Pick<TestPool, 'name'> & { companyId: number };

async function featuresOf({ tx }: Context, companyId: number) {
  const rows = await tx.rows<{ key: CompanyFeature }>(sql`
    select key from company_settings where company_id = ${companyId} and value = 'true'
      and key = any (${sql.param([...companyFeatures])}::text[])`);
  return Object.fromEntries(rows.map(({ key }) => [key, true]));
}

/** Users of the tenant who may see a run of the company and are on the side that did not draw it. */
async function otherSide(context: Context, companyId: number): Promise<number[]> {
  const { tx, tenantId, viewer } = context;
  const features = await featuresOf(context, companyId);
  const seeing = roles.filter((role) => {
    const held = permissionsOf({ role, homeTenantId: tenantId, features });
    return seesTestPools.some((permission) => held.has(permission));
  });
  const drawer = viewer.homeTenantId === tenantId ? viewer.userId : null;
  const rows = await tx.rows<{ id: number }>(sql`
    select id from users
    where deleted_at is null and role = any (${sql.param(seeing)}::text[])
      and id is distinct from ${drawer}::bigint
      and (company_id = ${companyId} or (company_id is null and ${viewer.type === 'CLIENT'}))
    order by id`);
  return rows.map(({ id }) => id);
}

/**
 * Tells of a draw: the client's administrators who may see the run, and the staff of the TPA when one of
 * those administrators drew. Who draws for every client every month is not told of each draw of a colleague.
 */
export async function tellOfDraw(
  context: Context,
  { name, companyId }: DrawnPool,
  trust: Pick<Config, 'PORTAL_DOMAIN' | 'SPECIAL_HOSTS'>,
): Promise<void> {
  const { tx, tenantId } = context;
  await inTenant(tx, tenantId, async () => {
    const userIds = await otherSide(context, companyId);
    if (userIds.length === 0) return;
    const news = {
      type: 'RANDOM_RUN_COMPLETED',
      userIds,
      companyId,
      options: { poolName: name },
    } as const;
    await notify(context, news, await portalOriginOf(tx, context, trust));
  });
}
