import { sql } from 'drizzle-orm';
import { roleLabels, type Role } from '@assay/schema/common/role-names';
import type { UserProfile } from '@assay/schema/profile/profile';
import type { Row, Tx } from '../../core/database/database.ts';
import { found } from '../../core/refusal.ts';
import { userProfiles } from './user-profile.table.ts';

interface ProfileRow extends Row<'users'> {
  role: Role;
  company_name: string | null;
}

/** A user with the names of company and role, as sign-in and profile answer it. The user must have a role. */
export async function readUserProfile(tx: Tx, userId: number): Promise<UserProfile> {
  const row = found(
    await tx.row<ProfileRow>(sql`
      select u.*, c.company_name from users u
      left join companies c on c.tenant_id = u.tenant_id and c.id = u.company_id
      where u.id = ${userId} and u.deleted_at is null`),
  );
  const contextIds = row.authorization_context_ids;
  return {
    ...userProfiles.fromRow(row),
    company: row.company_id === null ? null : { id: row.company_id, name: row.company_name ?? '' },
    roleAssignment: {
      role: row.role,
      name: roleLabels[row.role],
      authorizationContextId: contextIds[0] ?? null,
      authorizationContextIds: contextIds,
    },
  };
}
