import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';
import type { Token } from '../../core/http/authenticate.ts';

export type PendingReason = 'MFA_REQUIRED' | 'PASSWORD_EXPIRED' | 'FIRST_LOGIN';

export interface TimeZone {
  timezone: string;
  timezoneOffset: number;
}

export interface NewSession extends TimeZone {
  tokenHash: Buffer;
  homeTenantId: number;
  userId: number;
  pending: { reason: PendingReason; until: Date } | null;
}

/** Opens a session in the transaction's tenant. */
export const insertSession = (tx: Tx, session: NewSession): Promise<number> =>
  tx.run(sql`
    insert into sessions (token_hash, home_tenant_id, user_id, timezone, timezone_offset, pending_reason, expires_at)
    values (${session.tokenHash}, ${session.homeTenantId}, ${session.userId}, ${session.timezone}, ${session.timezoneOffset},
      ${session.pending?.reason ?? null}, ${session.pending?.until.toISOString() ?? null}::timestamptz)`);

export interface PendingSession {
  user_id: number;
  home_tenant_id: number;
  timezone: string;
  timezone_offset: number;
  pending_reason: PendingReason;
}

/** A sign-in that is not complete and can still become so: its user is not locked, it is not over. */
export async function findPending(
  tx: Tx,
  { tenantId, hash }: Token,
): Promise<PendingSession | null> {
  return tx.row(sql`
    select user_id, home_tenant_id, timezone, timezone_offset, pending_reason
    from app.session_by_token(${tenantId}, ${hash}, false) where pending`);
}

export const deleteSession = (tx: Tx, hash: Buffer): Promise<number> =>
  tx.run(sql`delete from sessions where token_hash = ${hash}`);

/** Counts a code that is sent for a pending session and answers how many that makes. */
export async function countCode(tx: Tx, hash: Buffer): Promise<number> {
  const row = await tx.row<{ codes_sent: number }>(
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
  const row = await tx.row<{ code_hash: Buffer }>(
    sql`select code_hash from verification_codes where token_hash = ${hash} and expires_at > now()`,
  );
  return row?.code_hash ?? null;
}
