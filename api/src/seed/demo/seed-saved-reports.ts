import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';

/** Reports that the administrators of the demo look at again and again; one goes out to the administrator of the company. */
export const seedSavedReports = (tx: Tx): Promise<unknown> =>
  tx.run(sql`
    insert into saved_reports (user_tenant_id, user_id, name, report_type, criteria, schedule, recipient_ids)
    select u.tenant_id, u.id, r.name, r.type, jsonb_build_object('company', c.id, 'period', r.period), r.schedule,
      array(select o.id from users o where o.company_id = c.id and o.role = 'COMPANY_ADMIN' and r.schedule <> 'NONE'
        order by o.id limit 1)
    from users u, companies c, (values
      ('Board, each quarter', 'positiverate', 'LAST_QUARTER', 'QUARTERLY'),
      ('Northwind, by month', 'monthlyvolume', 'LAST_12_MONTHS', 'NONE')) r (name, type, period, schedule)
    where u.username in ('super@assay.test', 'admin@assay.test') and c.company_name = 'Northwind Logistics'
    order by u.id, r.name`);
