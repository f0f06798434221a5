import { sql, type SQL } from 'drizzle-orm';
import { dataAccessLevelOf, roleLabels, roles, type Role } from '@assay/schema/common/role-names';
import type { ListQuery } from '@assay/schema/core/list';
import { canRoleHold } from '@assay/schema/permissions';
import { isNoWiderRole } from '@assay/schema/users/role-assignment';
import type { User } from '@assay/schema/users/user';
import { userList } from '@assay/schema/users/user.list';
import type { Context, Viewer } from '../../core/context.ts';
import { entityList } from '../../core/lists/entity-list.ts';
import {
  column,
  keyColumn,
  nameColumns,
  stepped,
  type ListColumn,
} from '../../core/lists/list-source.ts';
import { onlyValue } from '../../core/lists/only-value.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { found, Refusal } from '../../core/refusal.ts';
import { roleOf, users, type UserRow } from './user.table.ts';

const companyJoin = sql.raw('left join companies company on company.id = t.company_id');

/** What a manager is in charge of, by name; what is deleted meanwhile is left out. */
const contexts = sql.raw(`coalesce((
  select jsonb_agg(jsonb_build_object('id', place.id, 'name', place.name) order by place.name_key, place.id)
  from (
    select u.id, u.name, u.name_key from administrative_units u where u.id = any (t.unit_ids) and u.deleted_at is null
    union all
    select l.id, l.name, l.name_key from locations l where l.id = any (t.location_ids) and l.deleted_at is null
  ) place), '[]') as contexts`);

const joined = sql`case when company.id is not null then jsonb_build_object('id', company.id, 'name', company.company_name)
  end as company, ${contexts}`;

/** Whether an account may open reports, by its role and what was granted or taken. */
const readsReports = sql`t.account_status = 'ACTIVE' and coalesce((
  select g.is_granted from permission_grants g
  where g.tenant_id = t.tenant_id and g.user_id = t.id and g.permission = 'VIEW_REPORTS' and g.resource_id is null),
  t.role = any (${sql.param(roles.filter((role) => canRoleHold(role, 'VIEW_REPORTS')))}::text[]))`;

/** Companies whose reports an account may open: its own, and all for the staff of the TPA. */
const reportsOf: ListColumn = {
  value: sql`case when not (${readsReports}) then '{}'
    when t.company_id is null then array(select c.id from companies c where c.deleted_at is null)
    else array[t.company_id] end`,
  form: 'exact',
  has: (ids) =>
    sql`(t.company_id is null or t.company_id = any (${ids})) and coalesce(${readsReports}, false)`,
};

const source = entityList({
  spec: userList,
  table: users,
  isCounted: true,
  columns: {
    ...nameColumns('first_name_key', 'last_name_key'),
    username: { ...keyColumn('username_key'), notNull: true },
    'company.id': column('company_id'),
    'company.name': stepped(keyColumn('company.company_name_key', 'company'), 'company_id'),
    jobTitle: stepped(keyColumn('job_title_key')),
    role: stepped(column('role')),
    accountStatus: stepped(column('account_status')),
    isInvitationPending: { value: sql.raw('(t.activated_at is null)'), form: 'exact' },
    reportsOf,
  },
  joins: { company: companyJoin },
  joined,
  rowJoins: companyJoin,
});

/** A user as everybody who sees the account reads it. */
export type UserRecord = Omit<User, 'isSelf' | 'isManageAllowed'>;

function roleAssignmentOf(role: Role | null, { contexts: places, company }: UserRow) {
  if (role === null) return null;
  /* With data access level Corporate the company is the context (O s4). */
  const held = dataAccessLevelOf(role) === 'CORPORATE' && company !== null ? [company] : places;
  return {
    role,
    name: roleLabels[role],
    authorizationContextId: held[0]?.id ?? null,
    authorizationContextIds: held.map(({ id }) => id),
    authorizationContextNames: held.map(({ name }) => name),
  };
}

function recordOf(row: UserRow): UserRecord {
  const role = roleOf(row);
  return {
    ...users.fromRow(row),
    roleAssignment: roleAssignmentOf(role, row),
    dataAccessLevel: role === null ? null : dataAccessLevelOf(role),
    isInvitationPending: row.activated_at === null,
    isPasswordReset: row.password_reset_at !== null,
  };
}

/** Whether an account is the caller's own: a SUPER_ADMIN of tenant 1 has no account in other tenants. */
export const isSelf = (
  { tenantId, viewer: { userId, homeTenantId } }: Pick<Context, 'tenantId' | 'viewer'>,
  id: number,
): boolean => userId === id && homeTenantId === tenantId;

/** Whether somebody stands high enough to manage an account; who has no role yet is managed by everybody who may. */
export const isManageable = (viewer: Pick<Viewer, 'role'>, role: Role | null): boolean =>
  role === null || isNoWiderRole(role, viewer.role);

/** A user as the caller gets it. */
export const userOf = (context: Context, record: UserRecord): User => ({
  ...record,
  isSelf: isSelf(context, record.id),
  isManageAllowed: isManageable(context.viewer, record.roleAssignment?.role ?? null),
});

/** The part of all users that a list call is about, as far as companies or type say it. */
interface Part {
  type: string | null;
  companyIds: readonly number[];
}

/** Takes type and company out of the filters: of such parts companies know how many there are. */
function partOf(query: ListQuery, companyId: number | undefined): { part: Part; rest: ListQuery } {
  const type = onlyValue(query.filters, 'type')?.toUpperCase() ?? null;
  const named = onlyValue(query.filters, 'company.id');
  const rest = query.filters.filter(
    ({ field }) =>
      !(field === 'type' && type !== null) && !(field === 'company.id' && named !== null),
  );
  const companyIds = [companyId, named === null ? undefined : Number(named)];
  return {
    part: { type, companyIds: companyIds.filter((id) => id !== undefined) },
    rest: { ...query, filters: rest },
  };
}

const narrowedTo = ({ companyIds }: Part): SQL | undefined =>
  companyIds.length === 0
    ? undefined
    : sql.join(
        companyIds.map((id) => sql`t.company_id = ${id}::bigint`),
        sql` and `,
      );

/** The list of the users of a type, by which their indexes are; of all types unless one is given. */
const sourceOf = ({ type }: Part, { viewer }: Context, total: number | undefined) => ({
  ...source,
  ...(total === undefined ? {} : { total }),
  ...(type === null
    ? {}
    : {
        where: sql`t.deleted_at is null and t.type = ${type}`,
        /* What is kept is the number of all types. */
        isCounted: false,
        isStepped: viewer.scope.kind === 'tenant',
      }),
});

/**
 * How many client users there are: companies keep their number, so that a hundred thousand need not be counted. Not for
 * internal users, who are few, and not for managers, whose part nobody counts.
 */
async function keptTotal(
  { tx, viewer: { scope } }: Context,
  { type, companyIds }: Part,
): Promise<number | undefined> {
  const isNarrow = scope.kind === 'units' || scope.kind === 'locations';
  const isOfClients = type === 'CLIENT' || (type === null && companyIds.length > 0);
  if (isNarrow || !isOfClients) return undefined;
  const row = await tx.row<{ total: number }>(sql`
    select coalesce(sum(number_of_users), 0)::integer as total from companies
    where deleted_at is null and id = all (${sql.param([...companyIds])}::bigint[])`);
  return row?.total;
}

/** What users are called. */
export const userNames = sql`select id, first_name || ' ' || last_name as name from users`;

/** A page of the users in the caller's scope, of one company when it is given. */
export async function listUsers(context: Context, query: ListQuery, companyId?: number) {
  const { part, rest } = partOf(query, companyId);
  const total = query.withTotal === false ? undefined : await keptTotal(context, part);
  const listed = sourceOf(part, context, total);
  const page = await runList<UserRow>(context.tx, listed, rest, narrowedTo(part));
  return listAnswer(page, query, (row) => userOf(context, recordOf(row)));
}

/** @throws Refusal RESOURCE_NOT_FOUND */
export async function findUserRecord({ tx }: Context, id: number): Promise<UserRecord> {
  const row = await tx.row<UserRow>(
    sql`select t.*, ${joined} from users t ${companyJoin} where t.id = ${id} and t.deleted_at is null`,
  );
  return recordOf(found(row));
}

/**
 * One user; everybody may read the own account.
 * @throws Refusal RESOURCE_NOT_FOUND, ACCESS_DENIED
 */
export async function readUser(context: Context, id: number): Promise<User> {
  const { permissions } = context.viewer;
  const mayRead = permissions.has('READ_ALL_USERS') || permissions.has('READ_COMPANY_USER');
  if (!mayRead && !isSelf(context, id)) throw new Refusal('ACCESS_DENIED');
  return userOf(context, await findUserRecord(context, id));
}
