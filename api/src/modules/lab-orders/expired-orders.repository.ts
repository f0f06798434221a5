import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';

type Expired = Row<'test_results', 'id' | 'company_id'>;

/** Orders whose pass ended and whose specimen was not collected; what is with a laboratory already is none of them. */
export const expiredOrders = (tx: Tx, before: string, most: number): Promise<Expired[]> =>
  tx.rows<Expired>(sql`
    select t.id, t.company_id from test_results t join lab_orders o on o.test_result_id = t.id
    where t.deleted_at is null and t.test_type = 'LAB' and t.received_at is null and t.collected_at is null
      and t.test_status in ('ORDERED', 'PENDING') and o.expire_date < ${before}::timestamptz
    order by t.id limit ${most}`);

/** Tenants that have such orders. */
export const tenantsWithExpiredOrders = (tx: Tx, before: string) =>
  tx.rows<{ id: number }>(
    sql`select id from app.tenants_with_expired_orders(${before}::timestamptz)`,
  );
