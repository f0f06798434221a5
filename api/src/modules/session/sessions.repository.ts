import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';
import type { Token } from '../../core/http/authenticate.ts';

export type PendingReason = NonNullable<Row<'sessions'>['pending_reason']>;

export interface TimeZone {
  timezone: string;
  timezoneOffset: number;
}

export interface NewSession extends TimeZone {
  tokenHash: Buffer;
  homeTenantId: number;
  userId: number;
  device: string;
  address: string;
  pending: { reason: PendingReason; until: Date } | null;
}

/** Opens a session in the transaction's tenant. */
export const insertSession = (tx: Tx, session: NewSession): Promise<number> =>
  tx.run(sql`
    insert into sessions (token_hash, home_tenant_id, user_id, timezone, timezone_offset, device, address, pending_reason,
      expires_at)
    values (${session.tokenHash}, ${session.homeTenantId}, ${session.userId}, ${session.timezone}, ${session.timezoneOffset},
      ${session.device}, ${session.address}, ${session.pending?.reason ?? null}, ${session.pending?.until.toISOString() ?? null}::timestamptz)`);

export type PendingSession = Row<
  'sessions',
  'user_id' | 'home_tenant_id' | 'timezone' | 'timezone_offset'
> & { pending_reason: PendingReason };

/** A sign-in that is not complete and can still become so: its user is not locked, it is not over. */
export async function findPending(
  tx: Tx,
  { tenantId, hash }: Token,
): Promise<PendingSession | null> {
  return tx.row(sql`
    select user_id, home_tenant_id, timezone, timezone_offset, pending_reason
    from app.session_by_token(${tenantId}, ${hash}, false) where pending`);
}

/** The person whose session ended. */
export interface EndedSession {
  user_id: number;
  home_tenant_id: number;
  company_id: number | null;
  /** What the sign-in still waited for; null for a session that was active. */
  pending_reason: PendingReason | null;
}

/** Ends a session of the transaction's tenant; null when there is none. */
export const deleteSession = (tx: Tx, hash: Buffer): Promise<EndedSession | null> =>
  tx.row(sql`
    delete from sessions s where token_hash = ${hash}
    returning user_id, home_tenant_id, pending_reason, (select company_id from users u
      where u.tenant_id = s.home_tenant_id and u.id = s.user_id)`);

/** Counts a code that is sent for a pending session and answers how many that makes. */
export async function countCode(tx: Tx, hash: Buffer): Promise<number> {
  const row = await tx.row<Row<'sessions', 'codes_sent'>>(
    sql`update sessions set codes_sent = codes_sent + 1 where token_hash = ${hash} returning codes_sent`,
  );
  return row?.codes_sent ?? 0;
}

/** Keeps the code of a pending session; the one before it is no longer valid. */
export const saveCode = (tx: Tx, hash: Buffer, codeHash: Buffer, until: Date): Promise<number> =>
  tx.run(sql`
    insert into verification_codes (token_hash, code_hash, expires_at) values (${hash}, ${codeHash}, ${until.toISOString()})
    on conflict (tenant_id, token_hash) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at`);

/** The code that a pending session waits for; null when none was sent or it is over. */
export async function findCode(tx: Tx, hash: Buffer): Promise<Buffer | null> {
  const row = await tx.row<Row<'verification_codes', 'code_hash'>>(
    sql`select code_hash from verification_codes where token_hash = ${hash} and expires_at > now()`,
  );
  return row?.code_hash ?? null;
}

/** Removes sessions, links and counters that nobody can use any more, of all tenants. */
export const purgeCredentials = (tx: Tx): Promise<unknown> =>
  tx.row(sql`select app.purge_credentials()`);

/** Whether the transaction's tenant is enabled. */
export async function isTenantEnabled(tx: Tx): Promise<boolean> {
  const row = await tx.row<Row<'tenants', 'enabled'>>(
    sql`select enabled from tenants where id = app.tenant_id()`,
  );
  return row?.enabled ?? false;
}
