import { sql } from 'drizzle-orm';
import { typeOfRole, type DataAccessLevel, type Role } from '@assay/schema/common/role-names';
import type { Scope } from '../../core/context.ts';
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

/** Ids for n new users, in order. */
export async function nextUserIds(tx: Tx, n: number): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(
    sql`select app.next_ids('users', ${n}) as id order by 1`,
  );
  return rows.map(({ id }) => id);
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

/** Whether somebody signs in with an address, in whatever tenant. */
export const isUsernameTaken = async (tx: Tx, username: string): Promise<boolean> =>
  (await tx.row(sql`select 1 as taken from app.user_by_email(${username})`)) !== null;

/** Id of the user in sight who signs in with an address; null when there is none. */
export async function findIdByUsername(tx: Tx, username: string): Promise<number | null> {
  const row = await tx.row<Row<'users', 'id'>>(
    sql`select id from users where username_key = ${username.toLowerCase()} and deleted_at is null`,
  );
  return row?.id ?? null;
}

/** Locks every SUPER_ADMIN of the tenant, in one order, so that two of them do not remove each other. */
export const lockSuperAdmins = (tx: Tx): Promise<unknown[]> =>
  tx.rows(sql`
    select id from users where type = 'MD' and role = 'SUPER_ADMIN' and deleted_at is null
    order by id for no key update`);

/**
 * Whether a SUPER_ADMIN beside this one can sign in. Somebody who never came counts beside somebody who never came
 * alone: an address may have been misspelt.
 */
export const hasOtherSuperAdmin = async (
  tx: Tx,
  { id, isInvited }: { id: number; isInvited: boolean },
): Promise<boolean> =>
  (await tx.row(sql`
    select 1 as found from users where type = 'MD' and role = 'SUPER_ADMIN' and deleted_at is null
      and account_status = 'ACTIVE' and id <> ${id} and (${isInvited} or activated_at is not null) limit 1`)) !==
  null;

/** Units of a company, of one level or of any, that somebody may hand on; all of them have to be. */
export async function countUnits(
  tx: Tx,
  ids: readonly number[],
  { companyId, level, scope }: { companyId: number; level: DataAccessLevel | null; scope: Scope },
): Promise<number> {
  const own =
    scope.kind === 'units' ? sql`id = any (${sql.param([...scope.unitIds])}::bigint[])` : sql`true`;
  const row = await tx.row<{ count: number }>(sql`
    select count(*)::integer as count from administrative_units
    where id = any (${sql.param([...ids])}::bigint[]) and company_id = ${companyId} and deleted_at is null
      and (${level}::text is null or level = ${level}) and ${own}`);
  return row?.count ?? 0;
}

/** How many of the ids are locations of a company in sight. */
export async function countLocations(
  tx: Tx,
  ids: readonly number[],
  companyId: number,
): Promise<number> {
  const row = await tx.row<{ count: number }>(sql`
    select count(*)::integer as count from locations
    where id = any (${sql.param([...ids])}::bigint[]) and company_id = ${companyId} and deleted_at is null`);
  return row?.count ?? 0;
}
