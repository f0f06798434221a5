import { sql, type SQL } from 'drizzle-orm';
import type { ListFilter, ListQuery } from '@assay/schema/core/list';
import { testPoolMemberList, type TestPoolMember } from '@assay/schema/test-pools/test-pool-member';
import type { Context } from '../../core/context.ts';
import { column, keyColumn, listSource, type ListColumn } from '../../core/lists/list-source.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { found } from '../../core/refusal.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { openSsn } from './member-ssn.ts';
import { memberOf, type MemberRow } from './test-pool-member.table.ts';

const locationJoin = sql.raw('left join locations location on location.id = t.location_id');
const categoryJoin = sql.raw(
  'left join dot_employee_categories category on category.id = t.employee_category_id',
);

export const memberSelect = sql`t.*, category.name as employee_category_name,
  case when location.id is not null then jsonb_build_object('id', location.id, 'locationId', location.location_id,
    'name', location.name) end as place`;
export const memberJoins = sql.join([locationJoin, categoryJoin], sql` `);

/** Sorts regardless of case, without an index. */
const lowered = (name: string): ListColumn => ({
  value: sql.raw(`lower(t.${name}) collate "C"`),
  form: 'exact',
});

/** Whose members are listed, as far as the query says it. */
interface Part {
  poolId: number | null;
  /** Removed members, the others, or both. */
  deleted: boolean | null;
}

const sourceOf = ({ poolId, deleted }: Part, total: number | undefined) =>
  listSource({
    spec: testPoolMemberList,
    table: 'test_pool_members',
    columns: {
      id: column('id'),
      testPoolId: column('test_pool_id'),
      lastName: { ...keyColumn('last_name_key'), notNull: true },
      firstName: { ...keyColumn('first_name_key'), notNull: true },
      idNumber: keyColumn('id_number_key'),
      'location.locationId': {
        ...column('location.location_id', 'location'),
        sort: sql.raw('location.location_number'),
      },
      deleted: { value: sql.raw('(t.deleted_at is not null)'), form: 'exact' },
      ssn: column('ssn_last_digits'),
      dateOfBirth: column('date_of_birth'),
      cdlNumber: lowered('cdl_number'),
      state: column('state'),
      otherId: lowered('other_id'),
      observationRequired: column('observation_required'),
      employeeCategoryName: column('category.name', 'category'),
      memberStatusAdjustedAt: column('member_status_adjusted_at'),
    },
    joins: { location: locationJoin, category: categoryJoin },
    select: memberSelect,
    rowJoins: memberJoins,
    where: whereOf({ poolId, deleted }),
    searchIds: (pattern, most) =>
      sql`app.search_pool_members(${poolId}::bigint, ${pattern}, ${most})`,
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

const onlyValue = (filters: readonly ListFilter[], field: string): string | null => {
  const [first, ...others] = filters.filter((each) => each.field === field);
  return first?.values.length === 1 && others.length === 0 ? (first.values[0] ?? null) : null;
};

/** Takes a single pool and the state out of the filters: the indexes and counters are by pool. */
function partOf(query: ListQuery, given: number | null): { part: Part; rest: ListQuery } {
  const named = given === null ? onlyValue(query.filters, 'testPoolId') : null;
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
  const counts = await tx.row<{ active: number; removed: number }>(sql`
    select active_member_count as active, removed_member_count as removed
    from test_pools where id = ${part.poolId} and deleted_at is null`);
  if (counts === null) return 0;
  return (
    (part.deleted === true ? 0 : counts.active) + (part.deleted === false ? 0 : counts.removed)
  );
}

/** A page of the members in the caller's scope, of one pool when it is given; SSNs are masked. */
export async function listTestPoolMembers(
  context: Context,
  query: ListQuery,
  poolId: number | null = null,
) {
  const { part, rest } = partOf(query, poolId);
  const source = sourceOf(part, await keptTotal(context, part));
  return listAnswer(await runList<MemberRow>(context.tx, source, rest), query, memberOf);
}

/** The row of a member. @throws Refusal RESOURCE_NOT_FOUND */
export const findMember = async ({ tx }: Context, id: number): Promise<MemberRow> =>
  found(
    await tx.row<MemberRow>(
      sql`select ${memberSelect} from test_pool_members t ${memberJoins} where t.id = ${id}`,
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
