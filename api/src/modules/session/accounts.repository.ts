import { sql, type SQL } from 'drizzle-orm';
import type { Role } from '@assay/schema/common/role-names';
import type { Row, Tx } from '../../core/database/database.ts';
import { PASSWORD_HISTORY } from '../../core/passwords/password-rules.ts';
import { ATTEMPTS } from './limits.ts';

/** What sign-in knows of a user. */
export type Account = Row<
  'users',
  | 'tenant_id'
  | 'id'
  | 'username'
  | 'first_name'
  | 'last_name'
  | 'type'
  | 'company_id'
  | 'account_status'
  | 'mfa_enabled'
> &
  Row<
    'credentials',
    'password_hash' | 'password_changed_at' | 'failed_attempts' | 'failed_codes'
  > & { role: Role | null; has_authenticator: boolean };

const accountOf = (userId: number, lock: SQL): SQL => sql`
  select u.tenant_id, u.id, u.username, u.first_name, u.last_name, u.type, u.role, u.company_id, u.account_status,
    u.mfa_enabled, exists (select from authenticators a where a.tenant_id = u.tenant_id and a.user_id = u.id
      and a.confirmed_at is not null) as has_authenticator, c.password_hash, c.password_changed_at, coalesce(c.failed_attempts, 0) as failed_attempts,
    coalesce(c.failed_codes, 0) as failed_codes
  from users u left join credentials c on c.tenant_id = u.tenant_id and c.user_id = u.id
  where u.id = ${userId} and u.deleted_at is null ${lock}`;

/** Tenant and id of the user who signs in with an address, of whatever tenant. */
export const findUser = (
  tx: Tx,
  email: string,
): Promise<Row<'email_directory', 'tenant_id' | 'user_id'> | null> =>
  tx.row(sql`select tenant_id, user_id from app.user_by_email(${email})`);

/** The account of a user of the transaction's tenant. */
export const readAccount = (tx: Tx, userId: number): Promise<Account | null> =>
  tx.row(accountOf(userId, sql``));

/**
 * The account, with its credentials locked until the commit: whoever counts, unlocks or sets a
 * password comes one after the other. Always lock credentials before sessions.
 */
export async function lockAccount(tx: Tx, userId: number): Promise<Account | null> {
  await tx.row(sql`select 1 as locked from credentials where user_id = ${userId} for update`);
  return readAccount(tx, userId);
}

/** Counts one more wrong password or code, up to those that lock, and answers how many there are now. */
export async function countFailure(
  tx: Tx,
  userId: number,
  of: 'failed_attempts' | 'failed_codes',
): Promise<number> {
  const column = sql.identifier(of);
  const row = await tx.row<{ failures: number }>(
    sql`update credentials set ${column} = least(${column} + 1, ${ATTEMPTS}::integer) where user_id = ${userId} returning ${column} as failures`,
  );
  return row?.failures ?? 0;
}

/** Takes the right to tell a locked user that the account is locked; false where that was done within a day. */
export const noteLockMail = async (tx: Tx, userId: number): Promise<boolean> =>
  (await tx.run(sql`
    update credentials set lock_mailed_at = now()
    where user_id = ${userId} and (lock_mailed_at is null or lock_mailed_at <= now() - interval '1 day')`)) >
  0;

export const clearFailures = (
  tx: Tx,
  userId: number,
  of: 'failed_attempts' | 'failed_codes',
): Promise<number> => {
  const column = sql.identifier(of);
  return tx.run(
    sql`update credentials set ${column} = 0 where user_id = ${userId} and ${column} <> 0`,
  );
};

/** Counts a failure under a name that nobody signs in with here, and answers how many there are. */
export async function countUnknownName(tx: Tx, nameHash: Buffer): Promise<number> {
  const row = await tx.row<{ failures: number }>(sql`
    insert into sign_in_attempts as a (name_hash, failed_attempts, last_failed_at) values (${nameHash}, 1, now())
    on conflict (tenant_id, name_hash) do update
      set failed_attempts = least(a.failed_attempts + 1, 1000), last_failed_at = now()
    returning failed_attempts as failures`);
  return row?.failures ?? 0;
}

export const setStatus = (tx: Tx, userId: number, status: 'ACTIVE' | 'LOCKED'): Promise<number> =>
  tx.run(sql`
    update users set account_status = ${status}, version = version + 1, updated_at = now()
    where id = ${userId} and account_status <> ${status}`);

/** Ends every session of a user, in whatever tenant. */
export const endSessions = (tx: Tx, homeTenantId: number, userId: number): Promise<unknown> =>
  tx.row(sql`select app.end_sessions(${homeTenantId}, ${userId})`);

/** Names of a person, the company and the tenant, which a password must not be made of. */
export async function ownNames(tx: Tx, userId: number): Promise<string[]> {
  const row = await tx.row<{ names: (string | null)[] }>(sql`
    select to_jsonb(array[u.first_name, u.last_name, c.company_name, t.name]) as names
    from users u join tenants t on t.id = u.tenant_id
    left join companies c on c.tenant_id = u.tenant_id and c.id = u.company_id where u.id = ${userId}`);
  return (row?.names ?? []).filter((name) => name !== null);
}

/** Hashes of the last passwords, the current one among them. */
export async function previousHashes(tx: Tx, userId: number): Promise<string[]> {
  const rows = await tx.rows<Row<'password_history', 'password_hash'>>(sql`
    select password_hash from password_history where user_id = ${userId}
    order by set_at desc limit ${PASSWORD_HISTORY}`);
  return rows.map(({ password_hash: hash }) => hash);
}

/**
 * Stores a new password and forgets all failures. `changedAt` null: somebody else chose it, so the
 * user has to change it at the first sign-in.
 */
export async function storePassword(
  tx: Tx,
  userId: number,
  password: { hash: string; setAt: Date; changedAt: Date | null },
): Promise<void> {
  const setAt = password.setAt.toISOString();
  const changedAt = password.changedAt?.toISOString() ?? null;
  await tx.run(sql`
    insert into credentials (user_id, password_hash, password_changed_at) values (${userId}, ${password.hash}, ${changedAt})
    on conflict (tenant_id, user_id) do update set password_hash = excluded.password_hash,
      password_changed_at = excluded.password_changed_at, failed_attempts = 0, failed_codes = 0`);
  await tx.run(sql`
    update users set password_reset_at = null where id = ${userId} and password_reset_at is not null`);
  await tx.run(sql`
    insert into password_history (user_id, set_at, password_hash) values (${userId}, ${setAt}, ${password.hash})`);
  await tx.run(sql`
    delete from password_history where user_id = ${userId} and set_at < (
      select set_at from password_history where user_id = ${userId}
      order by set_at desc offset ${PASSWORD_HISTORY - 1} limit 1)`);
}

/** Takes the password away; the ones before it stay known, so that none of them comes back. */
export async function voidPassword(tx: Tx, userId: number): Promise<void> {
  await tx.run(sql`
    update credentials set password_hash = null, failed_attempts = 0, failed_codes = 0 where user_id = ${userId}`);
  await tx.run(sql`update users set password_reset_at = now() where id = ${userId}`);
}
