import { sql } from 'drizzle-orm';
import { typeOfRole, type Role } from '@assay/schema/common/roles';
import type { Row, Tx } from '../../core/database/database.ts';
import { found } from '../../core/refusal.ts';

/** A new user of a tenant. */
export interface NewUser {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  companyId?: number;
}

/** Adds a user to the transaction's tenant and answers the id. A taken name violates `email_directory_pkey`. */
export async function insertUser(tx: Tx, user: NewUser): Promise<number> {
  const row = found(
    await tx.row<Row<'users', 'id'>>(sql`
      insert into users (username, first_name, last_name, type, role, company_id)
      values (${user.email.toLowerCase()}, ${user.firstName}, ${user.lastName}, ${typeOfRole(user.role)}, ${user.role},
        ${user.companyId ?? null})
      returning id`),
  );
  return row.id;
}

/** Hides every user of a company. */
export async function hideUsersOfCompany(tx: Tx, companyId: number): Promise<void> {
  await tx.run(
    sql`update users set deleted_at = now(), version = version + 1 where company_id = ${companyId} and deleted_at is null`,
  );
}

/** Whether there is a tenant of an id. */
export const isTenant = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.row(sql`select 1 as found from tenants where id = ${id} and deleted_at is null`)) !==
  null;
