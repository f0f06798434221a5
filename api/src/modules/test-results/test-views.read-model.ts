import { sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';

const byViewer = ({ viewer }: Context): SQL =>
  sql`v.user_id = ${viewer.userId} and v.user_tenant_id = ${viewer.homeTenantId}`;

/** Whether the caller has opened the test `t` since its result was last released. */
export const viewedBy = (context: Context): SQL =>
  sql`exists (select 1 from test_result_views v where v.test_result_id = t.id and not v.is_outdated and ${byViewer(context)})`;

/** How many tests of the whole tenant the caller has viewed: from their views alone, as most have viewed few of many. */
export const viewCount = (
  context: Context,
): SQL => sql`(select count(*) from test_result_views v where not v.is_outdated and ${byViewer(context)}
  and not exists (select from test_results gone where gone.id = v.test_result_id and gone.deleted_at is not null))`;
