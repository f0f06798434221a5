import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';

/** Where somebody works whom a run selected, with the company of that location. */
interface DrawnPlace {
  locationId: number;
  companyId: number;
}

/**
 * Locations of the people whom a run selected, without those of alternates, who may never hear of it. Members are looked
 * up one by one: a planner that has no figures of a new run would rather read the whole pool.
 */
export const drawnPlaces = (tx: Tx, runId: number): Promise<DrawnPlace[]> =>
  tx.rows<DrawnPlace>(sql`
    select distinct m.location_id as "locationId", m.company_id as "companyId"
    from run_participants p
    join lateral (select location_id, company_id from test_pool_members where id = p.member_id limit 1) m on true
    where p.run_id = ${runId} and p.selection_status <> 'ALTERNATE_SELECTION'`);

/** Who answers for a place where somebody was drawn. */
export interface PlaceReader {
  id: number;
  isAdministrator: boolean;
  /** Whether the company's administrators see its draws. */
  seesRuns: boolean;
}

/** Managers of locations, and administrators of companies; all but one. */
export const readersOfPlaces = (
  tx: Tx,
  { locationIds, companyIds }: { locationIds: readonly number[]; companyIds: readonly number[] },
  except: number | null,
): Promise<PlaceReader[]> =>
  tx.rows<PlaceReader>(sql`
    select id, role = 'COMPANY_ADMIN' as "isAdministrator", exists (
        select 1 from company_settings s where s.company_id = users.company_id and s.value = 'true'
          and s.key = 'ENABLE_RANDOM_SELECTION_FOR_ADMIN') as "seesRuns"
    from users
    where deleted_at is null and id is distinct from ${except}::bigint
      and ((role = 'LOCATION_MANAGER' and authorization_context_ids && ${sql.param([...locationIds])}::bigint[])
        or (role = 'COMPANY_ADMIN' and company_id = any (${sql.param([...companyIds])}::bigint[])))
    order by id`);
