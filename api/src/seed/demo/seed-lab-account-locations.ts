import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';

/**
 * Lets every location order: DOT and non-DOT urine tests from LabCorp with breath tests besides, and non-DOT urine tests
 * from each other laboratory of the tenant at the first location of a company, which has one MRO for all. Each code costs
 * there what it costs in the catalogue and somewhat more.
 */
export async function seedLabAccountLocations(tx: Tx): Promise<void> {
  await tx.run(sql`
    insert into lab_account_locations (company_id, location_id, lab_account_id, sub_account_id, site_id, mro_id, mro_pricing,
      program, master_account_type, supports_combo_orders)
    select p.company_id, p.id, a.id, p.location_id || case o.program when 'DOT' then '-DOT' else '' end, 'NA', m.id,
      m.pricing + 2, o.program, 1, a.provider = 'LabCorp'
    from locations p
    join lab_accounts a on p.is_primary or a.provider = 'LabCorp'
    cross join (values ('DOT'), ('NON_DOT')) as o (program)
    join lateral (
      select r.id, r.pricing from lab_account_mros l join mros r on r.id = l.mro_id
      where l.lab_account_id = a.id order by (r.id + p.company_id) % 3, r.id limit 1) m on true
    where p.deleted_at is null and (o.program = 'NON_DOT' or a.provider = 'LabCorp')
      and a.id = (select min(s.id) from lab_accounts s where s.provider = a.provider)`);
  await tx.run(sql`
    insert into lab_account_location_test_codes (lab_account_location_id, test_code_id, is_combo_breath, pricing)
    select l.id, c.id, c.specimen_type = 4, case c.specimen_type when 4 then null else c.pricing * 1.25 end
    from lab_account_locations l
    join lab_account_test_codes o on o.lab_account_id = l.lab_account_id
    join test_codes c on c.id = o.test_code_id and c.type = l.program
    where c.specimen_type = 1 or (c.specimen_type = 4 and l.supports_combo_orders)`);
}
