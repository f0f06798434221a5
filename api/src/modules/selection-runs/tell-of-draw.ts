import { sql } from 'drizzle-orm';
import type { Role, UserType } from '@assay/schema/common/roles';
import {
  companyFeatures,
  permissionsOf,
  type CompanyFeature,
  type Permission,
} from '@assay/schema/permissions';
import { selectionRunRoutes } from '@assay/schema/selection-runs/selection-run.routes';
import type { TestPool } from '@assay/schema/test-pools/test-pool';
import type { Config } from '../../config.ts';
import type { Context } from '../../core/context.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import { applyScope, scopeOf } from '../../core/http/authenticate.ts';
import { mayCall } from '../../core/http/serve.ts';
import { portalOriginOf } from '../../core/mail/portal-origin.ts';
import { notify } from '../notifications/notifications.service.ts';

interface Draw extends Pick<TestPool, 'name'> {
  runId: number;
  companyId: number;
}

/** A user of the tenant with what decides what the user may see. */
interface Reader {
  id: number;
  type: UserType;
  role: Role;
  company_id: number | null;
  /** Units or locations, by the role. */
  context_ids: number[];
  granted: Permission[];
}

async function featuresOf({ tx }: Context, companyId: number) {
  const rows = await tx.rows<{ key: CompanyFeature }>(sql`
    select key from company_settings where company_id = ${companyId} and value = 'true'
      and key = any (${sql.param([...companyFeatures])}::text[])`);
  return Object.fromEntries(rows.map(({ key }) => [key, true]));
}

/** Users of the company, and the staff of the TPA when one of those drew; not who drew. */
function usersToTell({ tx, tenantId, viewer }: Context, companyId: number): Promise<Reader[]> {
  const drawer = viewer.homeTenantId === tenantId ? viewer.userId : null;
  return tx.rows<Reader>(sql`
    select id, type, role, company_id, authorization_context_ids as context_ids, granted_permissions as granted
    from users
    where deleted_at is null and role is not null and id is distinct from ${drawer}::bigint
      and (company_id = ${companyId} or (company_id is null and ${viewer.type === 'CLIENT'}))
    order by id`);
}

/** Units with everything below them, as the user's session has them. */
async function unitsBelow({ tx, tenantId }: Context, ids: readonly number[]): Promise<number[]> {
  const row = await tx.row<{ units: number[] }>(
    sql`select app.units_below(${tenantId}, ${sql.param([...ids])}::bigint[]) as units`,
  );
  return row?.units ?? [];
}

/** Whether a run is in a user's scope: the database is asked as it would be for the user. */
async function isInScope(context: Context, runId: number, user: Reader): Promise<boolean> {
  const { tx, tenantId } = context;
  const scope = scopeOf({
    ...user,
    unit_ids: await unitsBelow(context, user.context_ids),
    location_ids: user.context_ids,
  });
  return inTenant(tx, tenantId, async () => {
    await applyScope(tx, { scope, companyId: user.company_id });
    return (await tx.row(sql`select 1 as seen from selection_runs where id = ${runId}`)) !== null;
  });
}

/** Of the users to tell those who may read the run, by the rules of the call that reads it. */
async function readersOf(context: Context, { runId, companyId }: Draw): Promise<number[]> {
  const features = await featuresOf(context, companyId);
  const { access } = selectionRunRoutes.get.config;
  const readers: number[] = [];
  /* Users of one role who manage the same see the same. */
  const seen = new Map<string, boolean>();
  for (const user of await usersToTell(context, companyId)) {
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
 * Tells of a draw: the client's users who may see the run, and the staff of the TPA when one of those
 * users drew. Who draws for every client every month is not told of each draw of a colleague.
 */
export async function tellOfDraw(
  context: Context,
  draw: Draw,
  trust: Pick<Config, 'PORTAL_DOMAIN' | 'SPECIAL_HOSTS'>,
): Promise<void> {
  const { tx, tenantId } = context;
  await inTenant(tx, tenantId, async () => {
    const userIds = await readersOf(context, draw);
    if (userIds.length === 0) return;
    const news = {
      type: 'RANDOM_RUN_COMPLETED',
      userIds,
      companyId: draw.companyId,
      options: { poolName: draw.name },
    } as const;
    await notify(context, news, await portalOriginOf(tx, context, trust));
  });
}
