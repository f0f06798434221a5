import { sql } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import type { Actor } from './test-cases.repository.ts';

/** The caller as an actor of a test, with the name of the day; a user of another tenant has no id here. */
export async function viewerAsActor({ tx, viewer, tenantId }: Context): Promise<Actor> {
  const read = () =>
    tx.row<{ name: string }>(sql`
      select first_name || ' ' || last_name as name from users where id = ${viewer.userId}`);
  const isAtHome = viewer.homeTenantId === tenantId;
  const row = await (isAtHome ? read() : inTenant(tx, viewer.homeTenantId, read));
  return { userId: isAtHome ? viewer.userId : null, name: row?.name ?? 'Unknown user' };
}
