import { sql, type SQL } from 'drizzle-orm';
import type { ListColumn } from '../../core/lists/list-source.ts';

const members = sql.raw('test_pool_members m where m.test_pool_id = t.id and m.deleted_at is null');

/** Whether the pool `t` draws people from one of some locations: from its own, or from active members there. */
export const drawsFrom = (locations: SQL): SQL =>
  sql`(t.location_id is not null and t.location_id = any(${locations}) or exists (select 1 from ${members} and m.location_id = any(${locations})))`;

/** Locations whose people the pool `t` draws from, each once. */
export const poolLocations: ListColumn = {
  value: sql`array(select t.location_id where t.location_id is not null union select m.location_id from ${members})`,
  form: 'exact',
  has: drawsFrom,
};
