import { sql } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { inTenant } from '../../core/database/in-tenant.ts';

/** The caller's name of the day. */
export async function nameOfViewer({
  tx,
  viewer,
}: Pick<Context, 'tx' | 'viewer'>): Promise<string> {
  const row = await inTenant(tx, viewer.homeTenantId, () =>
    tx.row<{ name: string }>(
      sql`select first_name || ' ' || last_name as name from users where id = ${viewer.userId}`,
    ),
  );
  return row?.name ?? 'Unknown user';
}
