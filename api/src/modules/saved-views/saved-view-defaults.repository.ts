import { sql } from 'drizzle-orm';
import type { SavedView } from '@assay/schema/saved-views/saved-view';
import type { Viewer } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';

type Who = Pick<Viewer, 'userId' | 'homeTenantId'>;
type Which = Pick<SavedView, 'id' | 'list'>;

/** Lets a list open with a view for somebody, in the place of another one. */
export const chooseView = (
  tx: Tx,
  { userId, homeTenantId }: Who,
  { id, list }: Which,
): Promise<number> =>
  tx.run(sql`
    insert into saved_view_defaults (user_tenant_id, user_id, list, saved_view_id)
    values (${homeTenantId}, ${userId}, ${list}, ${id})
    on conflict (tenant_id, user_tenant_id, user_id, list) do update set saved_view_id = excluded.saved_view_id`);

/** Lets it open as it is again. */
export const leaveView = (
  tx: Tx,
  { userId, homeTenantId }: Who,
  { id, list }: Which,
): Promise<number> =>
  tx.run(sql`
    delete from saved_view_defaults
    where user_tenant_id = ${homeTenantId} and user_id = ${userId} and list = ${list} and saved_view_id = ${id}`);

/** Nobody's list opens with a view any more. */
export const forgetView = (tx: Tx, id: number): Promise<number> =>
  tx.run(sql`delete from saved_view_defaults where saved_view_id = ${id}`);
