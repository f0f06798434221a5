import { sql, type SQL } from 'drizzle-orm';
import { todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';

/** Pools that people are drawn from: neither deactivated, frozen nor expired. */
const activePool = (context: Context): SQL => sql`
  p.deleted_at is null and p.deactivated_at is null and p.frozen_at is null
  and p.program_end_date >= ${todayOf(context)}::date`;

const isNamed = async ({ tx }: Context, rows: SQL): Promise<boolean> =>
  (await tx.row(sql`select 1 as found ${rows} limit 1`)) !== null;

/** Whether an active pool uses an instant test panel (decision 34). */
export const usesPanel = (context: Context, testPanelId: number): Promise<boolean> =>
  isNamed(
    context,
    sql`from test_pool_panels t join test_pools p on p.id = t.test_pool_id
      where t.test_panel_id = ${testPanelId} and ${activePool(context)}`,
  );

/** Pairs of panel and location that active pools use, of these panels. */
export const panelsInUse = async (
  context: Context,
  testPanelIds: readonly number[],
): Promise<ReadonlySet<string>> => {
  const rows = await context.tx.rows<{ pair: string }>(sql`
    select distinct t.test_panel_id || ' ' || t.location_id as pair
    from test_pool_panels t join test_pools p on p.id = t.test_pool_id
    where t.test_panel_id = any (${sql.param([...testPanelIds])}::bigint[]) and ${activePool(context)}`);
  return new Set(rows.map(({ pair }) => pair));
};

/** Whether an active pool orders a test code (decision 34). */
export const ordersCode = (context: Context, testCodeId: number): Promise<boolean> =>
  isNamed(
    context,
    sql`from test_pool_test_codes t join test_pools p on p.id = t.test_pool_id
      where t.test_code_id = ${testCodeId} and ${activePool(context)}`,
  );

/** What active pools order at a lab account of a location; null when none does. */
export async function ordersAt(
  context: Context,
  labAccountLocationId: number,
): Promise<ReadonlySet<number> | null> {
  const row = await context.tx.row<{ ids: number[] | null; count: number }>(sql`
    select count(*)::int as count, (
      select jsonb_agg(distinct c.test_code_id) from test_pool_test_codes c join test_pools p on p.id = c.test_pool_id
      where c.lab_account_location_id = ${labAccountLocationId} and ${activePool(context)}) as ids
    from test_pool_lab_accounts t join test_pools p on p.id = t.test_pool_id
    where t.lab_account_location_id = ${labAccountLocationId} and ${activePool(context)}`);
  return row === null || row.count === 0 ? null : new Set(row.ids ?? []);
}
