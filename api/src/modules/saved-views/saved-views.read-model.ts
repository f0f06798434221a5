import { sql, type SQL } from 'drizzle-orm';
import type { ListQuery } from '@assay/schema/core/list';
import type { SavedView } from '@assay/schema/saved-views/saved-view';
import { savedViewList } from '@assay/schema/saved-views/saved-view.list';
import type { Context, Viewer } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import { column, keyColumn, listSource, loweredColumn } from '../../core/lists/list-source.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { found } from '../../core/refusal.ts';
import { savedViews, type SavedViewRow } from './saved-view.table.ts';

type Who = Pick<Viewer, 'userId' | 'homeTenantId' | 'companyId'>;

const isOwn = ({ userId, homeTenantId }: Who): SQL =>
  sql`(t.user_id = ${userId} and t.user_tenant_id = ${homeTenantId})`;

const isDefault = ({ userId, homeTenantId }: Who): SQL => sql`exists (
  select 1 from saved_view_defaults d
  where d.saved_view_id = t.id and d.user_id = ${userId} and d.user_tenant_id = ${homeTenantId})`;

/** The own, and what users of the same company share; internal users share with each other. */
const isSeen = (who: Who): SQL =>
  sql`(${isOwn(who)} or (t.is_shared and t.company_id is not distinct from ${who.companyId}::bigint))`;

const columnsFor = (who: Who): SQL =>
  sql`t.*, ${isOwn(who)} as is_own, ${isDefault(who)} as is_default`;

const sourceFor = (who: Who) =>
  listSource({
    spec: savedViewList,
    table: 'saved_views',
    columns: {
      id: column('id'),
      list: loweredColumn('list'),
      name: keyColumn('name_key'),
      isShared: column('is_shared'),
      isOwn: { value: isOwn(who), form: 'exact' },
      isDefault: { value: isDefault(who), form: 'exact' },
    },
    select: columnsFor(who),
  });

const savedViewOf = (row: SavedViewRow): SavedView => ({
  ...savedViews.fromRow(row),
  isOwn: row.is_own,
  isDefault: row.is_default,
});

/** A page of the views that the caller has. */
export async function listSavedViews({ tx, viewer }: Context, query: ListQuery) {
  const page = await runList<SavedViewRow>(tx, sourceFor(viewer), query, isSeen(viewer));
  return listAnswer(page, query, savedViewOf);
}

const selectSeen = (tx: Tx, id: number, who: Who): Promise<SavedViewRow | null> =>
  tx.row<SavedViewRow>(sql`
    select ${columnsFor(who)} from saved_views t where t.id = ${id} and t.deleted_at is null and ${isSeen(who)}`);

/** Whether the caller has a view; a link to another one looks like one that never was. */
export const isViewSeen = async (tx: Tx, id: number, viewer: Viewer): Promise<boolean> =>
  (await selectSeen(tx, id, viewer)) !== null;

/** @throws Refusal RESOURCE_NOT_FOUND */
export const readSavedView = async ({ tx, viewer }: Context, id: number): Promise<SavedView> =>
  savedViewOf(found(await selectSeen(tx, id, viewer)));
