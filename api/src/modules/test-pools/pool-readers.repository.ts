import { sql } from 'drizzle-orm';
import type { Role } from '@assay/schema/common/role-names';
import {
  companyFeatures,
  type CompanyFeature,
  type PermissionChange,
} from '@assay/schema/permissions';
import type { Row, Tx } from '../../core/database/database.ts';

/** A user of the tenant with what decides what the user may see. */
export type Reader = Row<'users', 'id' | 'type' | 'company_id'> & {
  role: Role;
  /** Units or locations, by the role. */
  context_ids: number[];
  changes: PermissionChange[];
};

/** Features that a company has turned on. */
export async function featuresOf(
  tx: Tx,
  companyId: number | null,
): Promise<Partial<Record<CompanyFeature, boolean>>> {
  const rows = await tx.rows<{ key: CompanyFeature }>(sql`
    select key from company_settings where company_id = ${companyId} and value = 'true'
      and key = any (${sql.param([...companyFeatures])}::text[])`);
  return Object.fromEntries(rows.map(({ key }) => [key, true]));
}

/** Users of the company with a role, and the staff of the TPA; all but one. */
export const usersToNotify = (
  tx: Tx,
  companyId: number | null,
  except: number | null,
): Promise<Reader[]> =>
  tx.rows<Reader>(sql`
    select id, type, role, company_id, authorization_context_ids as context_ids, app.permission_changes(tenant_id, id) as changes
    from users
    where deleted_at is null and role is not null and id is distinct from ${except}::bigint
      and (company_id = ${companyId} or company_id is null)
    order by id`);

/** Units with everything below them, as the user's session has them. */
export async function unitsBelow(
  tx: Tx,
  tenantId: number,
  ids: readonly number[],
): Promise<number[]> {
  const row = await tx.row<{ units: number[] }>(
    sql`select app.units_below(${tenantId}, ${sql.param([...ids])}::bigint[]) as units`,
  );
  return row?.units ?? [];
}
