import { sql } from 'drizzle-orm';
import type { GrantResource, Permission } from '@assay/schema/permissions';
import type { Row, Tx } from '../../core/database/database.ts';

/** What was granted or taken, with the record's name as it is now. */
export type GrantRow = Row<
  'permission_grants',
  'is_granted' | 'resource_id' | 'reason' | 'changed_by' | 'changed_at'
> & {
  permission: Permission;
  resource_type: GrantResource | null;
  resource_name: string | null;
};

/** Everything that was granted to a user or taken, the latest first. */
export const grantsOf = (tx: Tx, userId: number): Promise<GrantRow[]> =>
  tx.rows(sql`
    select g.permission, g.is_granted, g.resource_type, g.resource_id, g.reason, g.changed_by, g.changed_at,
      coalesce(c.company_name, l.name) as resource_name
    from permission_grants g
    left join companies c on g.resource_type = 'COMPANY' and c.id = g.resource_id and c.deleted_at is null
    left join locations l on g.resource_type = 'LOCATION' and l.id = g.resource_id and l.deleted_at is null
    where g.user_id = ${userId} order by g.changed_at desc, g.permission, g.resource_id`);

interface NewGrant {
  userId: number;
  permission: Permission;
  isGranted: boolean;
  resourceType: GrantResource | null;
  resourceId: number | null;
  reason: string;
  changedBy: string;
}

/** Keeps what is granted or taken, in place of what was said of the same permission and record. */
export const saveGrant = (tx: Tx, grant: NewGrant): Promise<number> =>
  tx.run(sql`
    insert into permission_grants (user_id, permission, is_granted, resource_type, resource_id, reason, changed_by)
    values (${grant.userId}, ${grant.permission}, ${grant.isGranted}, ${grant.resourceType}, ${grant.resourceId},
      ${grant.reason}, ${grant.changedBy})
    on conflict (tenant_id, user_id, permission, coalesce(resource_type, ''), coalesce(resource_id, 0)) do update
      set is_granted = excluded.is_granted, reason = excluded.reason, changed_by = excluded.changed_by, changed_at = now()`);

/** Forgets what was granted or taken, on one record or with null all of a permission; answers what that was. */
export const deleteGrants = (
  tx: Tx,
  userId: number,
  permission: string,
  record: { type: string; id: number } | null,
): Promise<Pick<GrantRow, 'is_granted' | 'resource_type' | 'resource_id'>[]> =>
  tx.rows(sql`
    delete from permission_grants where user_id = ${userId} and permission = ${permission}
      and (${record === null} or (resource_type = ${record?.type ?? null} and resource_id = ${record?.id ?? null}::bigint))
    returning is_granted, resource_type, resource_id`);

/** Company of a company or location in sight; null when there is none. */
export async function companyOfRecord(
  tx: Tx,
  type: GrantResource,
  id: number,
): Promise<number | null> {
  const row = await tx.row<{ company_id: number }>(
    type === 'COMPANY'
      ? sql`select id as company_id from companies where id = ${id} and deleted_at is null`
      : sql`select company_id from locations where id = ${id} and deleted_at is null`,
  );
  return row?.company_id ?? null;
}

/** Features that a company has turned on. */
export async function featuresOfCompany(
  tx: Tx,
  companyId: number | null,
): Promise<Record<string, boolean>> {
  const rows = await tx.rows<{ key: string }>(sql`
    select key from company_settings where company_id = ${companyId}::bigint and value = 'true' and starts_with(key, 'ENABLE_')`);
  return Object.fromEntries(rows.map(({ key }) => [key, true]));
}
