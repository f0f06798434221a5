import { sql } from 'drizzle-orm';
import type { Role } from '@assay/schema/common/role-names';
import { permissionsOf, type PermissionChange } from '@assay/schema/permissions';
import type { Context } from '../../core/context.ts';
import { inTenant } from '../../core/database/in-tenant.ts';

/** Somebody whom the link to a report is mailed to. */
export interface ReportReader {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
}

interface UserRow {
  id: number;
  role: Role;
  company_id: number | null;
  email: string;
  first_name: string;
  last_name: string;
  changes: PermissionChange[];
}

/**
 * Of some users of the tenant those who may open a report of a company, or of a consortium (null): active ones with
 * VIEW_REPORTS, of the staff of the TPA or of that company. What they see there is theirs to see: their scope narrows it.
 */
export const reportReaders = (
  { tx, tenantId }: Pick<Context, 'tx' | 'tenantId'>,
  companyId: number | null,
  ids: readonly number[],
): Promise<ReportReader[]> =>
  inTenant(tx, tenantId, async () => {
    const rows = await tx.rows<UserRow>(sql`
      select id, role, company_id, username as email, first_name, last_name, app.permission_changes(tenant_id, id) as changes
      from users
      where deleted_at is null and account_status = 'ACTIVE' and role is not null and id = any (${sql.param([...ids])}::bigint[])
        and (company_id is null or company_id = ${companyId}::bigint)
      order by id`);
    return rows.flatMap(({ id, role, email, changes, ...name }) => {
      const held = permissionsOf({ role, homeTenantId: tenantId, features: {}, changes });
      if (!held.has('VIEW_REPORTS')) return [];
      return [{ id, email, firstName: name.first_name, lastName: name.last_name }];
    });
  });
