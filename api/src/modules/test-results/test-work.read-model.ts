import { sql, type SQL } from 'drizzle-orm';
import type { ListFilter } from '@assay/schema/core/list';
import { testWork, type TestWork } from '@assay/schema/test-results/test-work';
import type { Context } from '../../core/context.ts';

/** The order of a laboratory test, for its pass. */
export const orderJoin = sql`left join lab_orders o on o.test_result_id = t.id`;

/** Tests that can need somebody: the predicate of the index `test_results_work`, word by word. */
const mayNeedWork =
  sql.raw(`(t.is_error or t.test_status = 'PENDING_CONFIRMATION' or (t.test_type = 'LAB'
  and t.received_at is null and t.test_status in ('ORDERED', 'PENDING', 'COLLECTION_COMPLETED')))`);

/**
 * What somebody has to do about a test `t` with its order `o`, of those that `mayNeedWork`; null for nothing. It hangs on
 * what everybody may know, and on nothing that a laboratory found.
 */
export function workOf(now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`case
    when t.is_error then 'ORDERS_FAILED'
    when t.test_status = 'PENDING_CONFIRMATION' then 'CONFIRMATION_MISSING'
    when t.test_type <> 'LAB' or t.received_at is not null
      or t.test_status not in ('ORDERED', 'PENDING', 'COLLECTION_COMPLETED') then null
    when t.collected_at <= ${at} - interval '48 hours' then 'NOT_AT_LAB_48H'
    when t.collected_at is not null or t.test_status = 'COLLECTION_COMPLETED' then null
    when o.expire_date < ${at} then 'PASSES_EXPIRED'
    when o.expire_date < ${at} + interval '24 hours' then 'PASSES_EXPIRING' end`;
}

/** What lets a list of such tests use its index. */
export const narrowedToWork = (filters: readonly ListFilter[]): SQL | undefined =>
  filters.some(
    ({ field, operator }) => field === 'workList' && (operator === 'EQ' || operator === 'IN'),
  )
    ? mayNeedWork
    : undefined;

/** How many tests in scope need what, by the query of the list. */
export async function countTestWork({
  tx,
  now,
}: Pick<Context, 'tx' | 'now'>): Promise<ReadonlyMap<TestWork, number>> {
  const rows = await tx.rows<{ work: TestWork; count: number }>(sql`
    select work, count(*)::integer as count from (
      select ${workOf(now)} as work from test_results t ${orderJoin}
      where t.deleted_at is null and ${mayNeedWork}) t
    where work is not null group by work`);
  const counted = new Map(rows.map(({ work, count }) => [work, count]));
  const keys = Object.keys(testWork) as TestWork[];
  return new Map(keys.map((key) => [key, counted.get(key) ?? 0]));
}
