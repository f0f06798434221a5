import { sql, type SQL } from 'drizzle-orm';
import type { ListQuery } from '@assay/schema/core/list';
import type { HistoryEntry } from '@assay/schema/history/history';
import { historyList } from '@assay/schema/history/history.list';
import type { Changes } from '../../core/audit/audit.ts';
import { subjectOf, type Histories } from '../../core/audit/history-subject.ts';
import type { Context } from '../../core/context.ts';
import type { Row, Tx } from '../../core/database/database.ts';
import { column, keyColumn, listSource, type Page } from '../../core/lists/list-source.ts';
import { runList } from '../../core/lists/run-list.ts';

/** Names of actions that were written before the catalogue was (ADR 61). */
const earlierNames: Readonly<Record<string, string>> = {
  'session.started': 'user.signedIn',
  'user.password-changed': 'user.passwordChanged',
  'user.profile-updated': 'user.profileUpdated',
  'tenant-settings.updated': 'tenant.settingsUpdated',
  'tenant.first-user-invited': 'tenant.firstUserInvited',
  'tenant.first-user-not-invited': 'tenant.firstUserNotInvited',
  'location.imported': 'company.locationsImported',
};

/** An action that is asked for is found under its earlier names, too. */
function withEarlierNames(query: ListQuery): ListQuery {
  const filters = query.filters.map((filter) => {
    if (filter.field !== 'action' || filter.operator === 'IS_NULL') return filter;
    const asked = new Set(filter.values.map((value) => value.toLowerCase()));
    const earlier = Object.entries(earlierNames).flatMap(([before, now]) =>
      asked.has(now.toLowerCase()) ? [before] : [],
    );
    const isWithout = filter.operator === 'NEQ' || filter.operator === 'NOT_IN';
    const operator = isWithout ? ('NOT_IN' as const) : ('IN' as const);
    return { ...filter, operator, values: [...filter.values, ...earlier] };
  });
  return { ...query, filters };
}

/** One record, by the names that the audit log has for it. */
export interface RecordOfLog {
  entity: string;
  entityId: string;
}

type Kept = Row<
  'audit_log',
  'action' | 'entity' | 'entity_id' | 'company_id' | 'actor_name' | 'actor_user_id'
>;

interface HistoryRow extends Kept {
  /** Number in the log; it is never told. */
  id: number;
  at: string;
  entry_id: string;
  is_own_actor: boolean;
  changes: Changes;
}

/** An entry as it is told, with what the log keeps of it. */
type Told = Omit<HistoryEntry, 'changes'> & { kept: Changes };

/* The hash of an entry says nothing of how many there are before it. The log grows by its ids, so they sort by time. */
const source = listSource({
  spec: historyList,
  table: 'audit_log',
  columns: {
    createdAt: { value: sql`t.at`, sort: sql`t.id`, form: 'exact', notNull: true },
    entity: column('entity'),
    entityId: column('entity_id'),
    companyId: column('company_id'),
    actorUserId: column('actor_user_id'),
    'actor.fullName': keyColumn('actor_name_key'),
    action: column('action'),
  },
  select: sql`t.id, to_char(t.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
    substring(encode(t.hash, 'hex') for 32)::uuid::text as entry_id, t.action, t.entity, t.entity_id, t.company_id,
    t.changes, t.actor_user_id, coalesce(t.actor_tenant_id = t.tenant_id, false) as is_own_actor,
    coalesce(t.actor_name, person.first_name || ' ' || person.last_name) as actor_name`,
  /* For entries that were written before they had the name of the person. */
  rowJoins: sql`left join users person on t.actor_name is null and t.actor_tenant_id = t.tenant_id
    and person.id = t.actor_user_id`,
  where: sql`true`,
});

/** Which entries: those of the record, and users by the ids of this tenant. */
function narrowed({ filters }: ListQuery, record: RecordOfLog | null): SQL {
  return sql.join(
    [
      sql`true`,
      ...(record === null
        ? []
        : [sql`t.entity = ${record.entity} and t.entity_id = ${record.entityId}`]),
      ...(filters.some(({ field }) => field === 'actorUserId')
        ? [sql`t.actor_tenant_id = t.tenant_id`]
        : []),
    ],
    sql` and `,
  );
}

const nameOfActor = ({ actor_user_id: id, actor_name: name }: HistoryRow): string =>
  id === null ? 'System' : (name ?? `User ${id}`);

/** What records are called now, as far as the caller sees them: `company 5` → its name. */
async function namesOf(
  { tx }: Context,
  histories: Histories,
  rows: readonly HistoryRow[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const entity of new Set(rows.map((row) => row.entity))) {
    const named = subjectOf(histories, entity)?.named;
    const ids = rows.filter((row) => row.entity === entity).map((row) => Number(row.entity_id));
    if (named === undefined) continue;
    const found = await tx.rows<{ id: number; name: string }>(sql`
      select id, ${sql.raw(named.name)} as name from ${sql.raw(named.table)}
      where id = any (${sql.param([...new Set(ids)])}::bigint[])`);
    for (const { id, name } of found) names.set(`${entity} ${id}`, name);
  }
  return names;
}

async function toldOf(
  context: Context,
  histories: Histories,
  rows: readonly HistoryRow[],
): Promise<Told[]> {
  const names = await namesOf(context, histories, rows);
  return rows.map((row) => ({
    id: row.entry_id,
    createdAt: row.at,
    actor: { id: row.is_own_actor ? row.actor_user_id : null, fullName: nameOfActor(row) },
    action: earlierNames[row.action] ?? row.action,
    entity: row.entity,
    entityId: row.entity_id,
    recordName: names.get(`${row.entity} ${row.entity_id}`) ?? null,
    companyId: row.company_id,
    kept: row.changes,
  }));
}

/**
 * Opens the log to a client user for one record, whose change has been found to be allowed; row-level security leaves
 * everything else out, whatever is asked. Internal users read the log of their tenant.
 */
const open = ({ tx }: Context, record: RecordOfLog | null): Promise<unknown> =>
  tx.row(sql`select set_config('app.history_entity', ${record?.entity ?? ''}, true),
    set_config('app.history_id', ${record?.entityId ?? ''}, true)`);

/** How many entries the log of the tenant has: its numbers have no gaps. */
const countOf = async (tx: Tx): Promise<number> =>
  (await tx.row<{ last: number | null }>(sql`select max(id) as last from audit_log`))?.last ?? 0;

/** A page of the history of a record, or of the whole tenant where none is given. */
export async function readHistory(
  context: Context,
  histories: Histories,
  query: ListQuery,
  record: RecordOfLog | null,
): Promise<Page<Told>> {
  await open(context, record);
  const isWhole = record === null && query.filters.length === 0;
  const all = isWhole ? { total: await countOf(context.tx) } : {};
  const page = await runList<HistoryRow>(
    context.tx,
    { ...source, ...all },
    withEarlierNames(query),
    narrowed(query, record),
  );
  return { rows: await toldOf(context, histories, page.rows), total: page.total };
}

interface State {
  checked_at: string | null;
  entries: number;
  problem: string | null;
  problem_id: number | null;
  problem_at: string | null;
}

/** What the last check of the tenant's log found (`app.audit_checks`); null before the first. */
export const readAuditState = ({ tx }: Context): Promise<State | null> =>
  tx.row<State>(sql`select * from app.audit_state()`);

/** The same of the tenant's access log (`app.access_checks`). */
export const readAccessState = ({ tx }: Context): Promise<State | null> =>
  tx.row<State>(
    sql`select checked_at, entries, problem, problem_entry as problem_id, problem_at from app.access_state()`,
  );
