import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';

/** A location as checks look at it; null where the caller sees none. */
export const findPlace = (
  tx: Tx,
  locationId: number,
): Promise<Row<'locations', 'id' | 'company_id' | 'name' | 'address_state'> | null> =>
  tx.row(sql`
    select id, company_id, name, address_state from locations where id = ${locationId} and deleted_at is null`);

export type NewAlert = Omit<Row<'compliance_alerts'>, 'tenant_id'>;

/** Notes that an alert is told; false when it was told on that day already. */
export const noteAlert = async (tx: Tx, alert: NewAlert): Promise<boolean> =>
  (await tx.run(sql`
    insert into compliance_alerts (location_id, company_id, day, user_tenant_id, user_id, planned)
    values (${alert.location_id}, ${alert.company_id}, ${alert.day}, ${alert.user_tenant_id}, ${alert.user_id}, ${alert.planned})
    on conflict do nothing`)) === 1;

/** Those of some users of a company who can sign in. */
export const receiversAmong = (
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<Row<'users', 'username' | 'first_name' | 'last_name'>[]> =>
  tx.rows(sql`
    select username, first_name, last_name from users
    where company_id = ${companyId} and id = any (${sql.param([...ids])}::bigint[]) and deleted_at is null
      and account_status = 'ACTIVE' order by id`);
