import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';

/** A test as notices tell of it: nothing of its outcome is read. */
export type ToldTest = Row<
  'test_results',
  'id' | 'test_type' | 'goes_through_mro' | 'specimen_id' | 'company_id' | 'location_id'
> &
  Row<'test_cases', 'first_name' | 'last_name'> & {
    /** The run that it was ordered for, and its pool; null for none. */
    run_id: number | null;
    pool_name: string | null;
  };

/** A test that is still there; null for one that was taken out. */
export const findToldTest = (tx: Tx, id: number): Promise<ToldTest | null> =>
  tx.row<ToldTest>(sql`
    select t.id, t.test_type, t.goes_through_mro, t.specimen_id, t.company_id, t.location_id, c.first_name, c.last_name,
      p.run_id, o.name as pool_name
    from test_results t join test_cases c on c.id = t.test_case_id
    left join run_participants p on p.id = c.run_participant_id left join test_pools o on o.id = p.test_pool_id
    where t.id = ${id} and t.deleted_at is null`);

/**
 * Who sees a test: staff of the TPA, who see all of them, users of its whole company, and managers of its location or of a
 * unit above it; all but who did it, and without whom the right to see results was taken from.
 */
export async function readersOfTest(
  tx: Tx,
  { company_id: companyId, location_id: locationId }: ToldTest,
  except: number | null,
): Promise<number[]> {
  const rows = await tx.rows<Row<'users', 'id'>>(sql`
    select u.id from users u cross join (
      select array[p.region_id, p.area_id, p.district_id, p.administrative_unit_id] as units
      from locations p where p.id = ${locationId}) place
    where u.deleted_at is null and u.account_status = 'ACTIVE' and u.id is distinct from ${except}::bigint
      and (u.type = 'MD' or (u.company_id = ${companyId} and (u.role in ('COMPANY_ADMIN', 'COMPANY_USER')
        or (u.role = 'LOCATION_MANAGER' and ${locationId} = any (u.authorization_context_ids))
        or (u.role not in ('COMPANY_ADMIN', 'COMPANY_USER', 'LOCATION_MANAGER')
          and u.authorization_context_ids && place.units))))
      and not exists (select 1 from permission_grants g where g.user_id = u.id and g.permission = 'VIEW_TEST_RESULTS'
        and not g.is_granted and g.resource_id is null)
    order by u.id`);
  return rows.map(({ id }) => id);
}
