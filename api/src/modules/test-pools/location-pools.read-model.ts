import { sql } from 'drizzle-orm';
import { todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';

/** Whether people are drawn from a location by itself: a pool of its own that is neither deactivated, frozen nor expired. */
export async function hasActivePool(context: Context, locationId: number): Promise<boolean> {
  const row = await context.tx.row(sql`
    select 1 as found from test_pools
    where location_id = ${locationId} and deleted_at is null and deactivated_at is null and frozen_at is null
      and program_end_date >= ${todayOf(context)}::date limit 1`);
  return row !== null;
}
