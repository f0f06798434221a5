import { sql } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';

/**
 * Marks a test as opened by the caller.
 * @returns whether it was the first time of the day, UTC, or since what everybody may know of it was last released
 */
export async function markViewed({ tx, viewer, now }: Context, id: number): Promise<boolean> {
  const row = await tx.row<{ is_first: boolean }>(sql`
    with before as (
      select viewed_at from test_result_views
      where test_result_id = ${id} and user_id = ${viewer.userId} and user_tenant_id = ${viewer.homeTenantId})
    insert into test_result_views as v (test_result_id, user_id, user_tenant_id, viewed_at)
    values (${id}, ${viewer.userId}, ${viewer.homeTenantId}, ${now.toISOString()}::timestamptz)
    on conflict (tenant_id, user_tenant_id, user_id, test_result_id) do update set viewed_at = excluded.viewed_at, is_outdated = false
    returning coalesce((select b.viewed_at::date < excluded_day.day or coalesce(b.viewed_at < (
        select max(r.released_at) from test_reports r where r.test_result_id = ${id}), false) from before b,
      (select (${now.toISOString()}::timestamptz)::date as day) excluded_day), true) as is_first`);
  return row?.is_first ?? false;
}

/** Keeps the mark of whoever released a result, which they know: a release takes it from all who opened the test before. */
export const keepOwnView = ({ tx, viewer }: Context, id: number): Promise<number> =>
  tx.run(sql`
    update test_result_views set is_outdated = false
    where test_result_id = ${id} and user_id = ${viewer.userId} and user_tenant_id = ${viewer.homeTenantId}`);

/** Hides a test from lists; its record and its case stay (decision 14). */
export const hideTest = ({ tx }: Context, id: number): Promise<number> =>
  tx.run(sql`
    update test_results set deleted_at = now(), version = version + 1, updated_at = now()
    where id = ${id} and deleted_at is null`);
