import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';
import type { LinkPurpose } from './limits.ts';

/** Keeps links of users of the transaction's tenant. */
export const insertLinks = (
  tx: Tx,
  purpose: LinkPurpose,
  hours: number,
  links: readonly { codeHash: Buffer; userId: number }[],
): Promise<number> =>
  tx.run(sql`
    insert into password_links (code_hash, user_id, purpose, created_at, expires_at)
    select decode(hash, 'hex'), user_id, ${purpose}, now(), now() + make_interval(hours => ${hours})
    from unnest(${sql.param(links.map(({ codeHash }) => codeHash.toString('hex')))}::text[],
      ${sql.param(links.map(({ userId }) => userId))}::bigint[]) as link (hash, user_id)`);

export type PasswordLink = Row<'password_links', 'user_id' | 'purpose'>;

/** A link that was not used and is not over. */
export const findLink = (tx: Tx, codeHash: Buffer): Promise<PasswordLink | null> =>
  tx.row(sql`
    select user_id, purpose from password_links
    where code_hash = ${codeHash} and used_at is null and expires_at > now()`);

/** Uses a link; false when somebody was faster or it is over. */
export async function useLink(tx: Tx, codeHash: Buffer): Promise<boolean> {
  const used = await tx.run(sql`
    update password_links set used_at = now()
    where code_hash = ${codeHash} and used_at is null and expires_at > now()`);
  return used === 1;
}

/** Makes every other link of a user worthless: a new password is set, or the account changed hands. */
export const voidLinks = (tx: Tx, userId: number): Promise<number> =>
  tx.run(
    sql`update password_links set used_at = now() where user_id = ${userId} and used_at is null`,
  );

/** How many reset links a user was sent within the last hour. */
export async function recentResets(tx: Tx, userId: number): Promise<number> {
  const row = await tx.row<{ count: number }>(sql`
    select count(*)::integer as count from password_links
    where user_id = ${userId} and purpose = 'RESET' and created_at > now() - interval '1 hour'`);
  return row?.count ?? 0;
}
