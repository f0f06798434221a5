import { sql } from 'drizzle-orm';
import type { ListQuery } from '@assay/schema/core/list';
import type { AccessEntry } from '@assay/schema/history/access-log';
import { accessLogList } from '@assay/schema/history/access-log.list';
import type { Context } from '../../core/context.ts';
import type { Row } from '../../core/database/database.ts';
import { column, keyColumn, listSource } from '../../core/lists/list-source.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';

type AccessRow = Omit<Row<'access_log'>, 'at'> & { created_at: string; is_own_actor: boolean };

/* The log grows by its ids, so they sort by time. */
const source = listSource({
  spec: accessLogList,
  table: 'access_log',
  columns: {
    createdAt: { value: sql`t.at`, sort: sql`t.id`, form: 'exact', notNull: true },
    what: column('what'),
    isDownload: column('is_download'),
    actorUserId: column('actor_user_id'),
    'actor.fullName': keyColumn('actor_name_key'),
    recordIds: column('record_ids'),
  },
  select: sql`t.*, to_char(t.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
    coalesce(t.actor_tenant_id = t.tenant_id, false) as is_own_actor`,
  where: sql`true`,
});

const entryOf = (row: AccessRow): AccessEntry => ({
  id: row.id,
  createdAt: row.created_at,
  actor:
    row.actor_user_id === null
      ? null
      : {
          id: row.is_own_actor ? row.actor_user_id : null,
          fullName: row.actor_name ?? `User ${row.actor_user_id}`,
        },
  what: row.what as AccessEntry['what'],
  isDownload: row.is_download,
  recordIds: row.record_ids,
  asked: row.asked,
  rows: row.row_count,
  calls: row.call_count,
  address: row.address,
  device: row.device,
  requestId: row.request_id,
});

/** A page of the access log of the tenant (ADR 80). Who is looked for by id is a user of this tenant. */
export async function listAccess({ tx }: Context, query: ListQuery) {
  const isOfUser = query.filters.some(({ field }) => field === 'actorUserId');
  const narrowed = isOfUser ? sql`t.actor_tenant_id = t.tenant_id` : sql`true`;
  return listAnswer(await runList<AccessRow>(tx, source, query, narrowed), query, entryOf);
}
