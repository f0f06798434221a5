import { sql, type SQL } from 'drizzle-orm';
import type { ListQuery } from '@assay/schema/core/list';
import type { TestPoolMember } from '@assay/schema/test-pools/test-pool-member';
import { testPoolMemberList } from '@assay/schema/test-pools/test-pool-member.list';
import type { Context } from '../../core/context.ts';
import type { Row } from '../../core/database/database.ts';
import { entityList } from '../../core/lists/entity-list.ts';
import {
  column,
  keyColumn,
  loweredColumn,
  nameColumns,
  stepped,
} from '../../core/lists/list-source.ts';
import { onlyValue } from '../../core/lists/only-value.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { found } from '../../core/refusal.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { openSsn } from './member-ssn.ts';
import { memberOf, members, type MemberRow } from './test-pool-member.table.ts';

const locationJoin = sql.raw('left join locations location on location.id = t.location_id');
const categoryJoin = sql.raw(
  'left join dot_employee_categories category on category.id = t.employee_category_id',
);

const companyJoin = sql.raw('left join companies company on company.id = t.company_id');

const memberJoined = sql`company.company_name, category.name as employee_category_name,
  case when location.id is not null then jsonb_build_object('id', location.id, 'locationId', location.location_id,
    'name', location.name) end as location`;
const memberJoins = sql.join([companyJoin, locationJoin, categoryJoin], sql` `);

/** Whose members are listed, as far as the query says it. */
interface Part {
  poolId: number | null;
  /** Removed members, the others, or both. */
  deleted: boolean | null;
}

const sourceOf = ({ poolId, deleted }: Part, total: number | undefined, isStepped: boolean) =>
  entityList({
    spec: testPoolMemberList,
    table: members,
    columns: {
      ...nameColumns('first_name_key', 'last_name_key'),
      idNumber: stepped(keyColumn('id_number_key')),
      'location.locationId': stepped(
        {
          ...column('location.location_id', 'location'),
          sort: sql.raw('location.location_number'),
        },
        'location_id',
      ),
      companyName: stepped(keyColumn('company.company_name_key', 'company'), 'company_id'),
      deleted: stepped({
        value: sql.raw('(t.deleted_at is not null)'),
        form: 'exact',
        notNull: true,
      }),
      ssn: stepped(column('ssn_last_digits')),
      dateOfBirth: stepped(column('date_of_birth')),
      cdlNumber: stepped(loweredColumn('cdl_number')),
      state: stepped(loweredColumn('state')),
      otherId: stepped(loweredColumn('other_id')),
      observationRequired: stepped(column('observation_required')),
      employeeCategoryName: stepped(
        loweredColumn('category.name', 'category'),
        'employee_category_id',
      ),
      memberStatusAdjustedAt: stepped(column('member_status_adjusted_at')),
    },
    joins: { company: companyJoin, location: locationJoin, category: categoryJoin },
    joined: memberJoined,
    rowJoins: memberJoins,
    where: whereOf({ poolId, deleted }),
    searchIds: (pattern, most) =>
      sql`app.search_pool_members(${poolId}::bigint, ${pattern}, ${most})`,
    isStepped,
    ...(total === undefined ? {} : { total }),
  });

function whereOf({ poolId, deleted }: Part): SQL {
  const conditions = [
    ...(poolId === null ? [] : [sql`t.test_pool_id = ${poolId}::bigint`]),
    ...(deleted === null
      ? []
      : [deleted ? sql`t.deleted_at is not null` : sql`t.deleted_at is null`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Takes a single pool and the state out of the filters: the indexes and counters are by pool. */
function partOf(query: ListQuery, given: number | null): { part: Part; rest: ListQuery } {
  const named =
    given === null && query.limitPer === undefined ? onlyValue(query.filters, 'testPoolId') : null;
  const deleted = onlyValue(query.filters, 'deleted');
  const rest = query.filters.filter(
    ({ field }) =>
      !(field === 'testPoolId' && named !== null) && !(field === 'deleted' && deleted !== null),
  );
  return {
    part: {
      poolId: given ?? (named === null ? null : Number(named)),
      deleted: deleted === null ? null : deleted === 'true',
    },
    rest: { ...query, filters: rest },
  };
}

/**
 * How many members that are: counting a million rows takes longer than reading a page of them. Only
 * for who sees all of a pool; a manager's part has to be counted.
 */
async function keptTotal({ tx, viewer }: Context, part: Part): Promise<number | undefined> {
  const seesAll = viewer.scope.kind === 'tenant' || viewer.scope.kind === 'company';
  if (part.poolId === null || !seesAll) return undefined;
  const counts = await tx.row<
    Row<'test_pools', 'active_member_count' | 'removed_member_count'>
  >(sql`
    select active_member_count, removed_member_count from test_pools where id = ${part.poolId} and deleted_at is null`);
  /* Out of sight, as a pool of a consortium is for client users, who have members in it all the same. */
  if (counts === null) return undefined;
  return (
    (part.deleted === true ? 0 : counts.active_member_count) +
    (part.deleted === false ? 0 : counts.removed_member_count)
  );
}

/** A page of the members in the caller's scope, of one pool when it is given; SSNs are masked. */
export async function listTestPoolMembers(
  context: Context,
  query: ListQuery,
  poolId: number | null = null,
) {
  const { part, rest } = partOf(query, poolId);
  const total = query.withTotal === false ? undefined : await keptTotal(context, part);
  /* Few of a pool are removed: those who are not are found among all. */
  const isStepped =
    context.viewer.scope.kind === 'tenant' && part.poolId !== null && part.deleted !== true;
  const source = sourceOf(part, total, isStepped);
  return listAnswer(await runList<MemberRow>(context.tx, source, rest), query, memberOf);
}

/** What members are called. */
export const memberNames = sql`select id, first_name || ' ' || last_name as name from test_pool_members`;

/** The row of a member. @throws Refusal RESOURCE_NOT_FOUND */
export const findMember = async ({ tx }: Context, id: number): Promise<MemberRow> =>
  found(
    await tx.row<MemberRow>(
      sql`select t.*, ${memberJoined} from test_pool_members t ${memberJoins} where t.id = ${id}`,
    ),
  );

/** One member; the SSN in full for who may manage members. @throws Refusal RESOURCE_NOT_FOUND */
export async function readTestPoolMember(
  context: Context,
  id: number,
  secrets: SecretBox,
): Promise<TestPoolMember> {
  const row = await findMember(context, id);
  const member = memberOf(row);
  if (!context.viewer.permissions.has('MANAGE_TEST_POOL_MEMBERS')) return member;
  return { ...member, ssn: openSsn(secrets, context.tenantId, id, row.ssn_sealed) };
}

/** Members that a download reads at a time. */
const CHUNK = 2_000;

/** Every member of a pool by name, removed ones included, some thousand at a time. */
export async function* memberPages(
  { tx }: Context,
  poolId: number,
): AsyncGenerator<TestPoolMember[]> {
  let after = sql`true`;
  for (;;) {
    const rows = await tx.rows<MemberRow>(sql`
      select t.*, ${memberJoined} from test_pool_members t ${memberJoins}
      where t.test_pool_id = ${poolId} and ${after} order by t.last_name_key, t.first_name_key, t.id limit ${CHUNK}`);
    if (rows.length > 0) yield rows.map(memberOf);
    const last = rows.at(-1);
    if (last === undefined || rows.length < CHUNK) return;
    after = sql`(t.last_name_key, t.first_name_key, t.id)
      > (${last.last_name_key} collate "C", ${last.first_name_key} collate "C", ${last.id}::bigint)`;
  }
}
