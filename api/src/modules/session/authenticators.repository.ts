import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';

export type AuthenticatorRow = Row<
  'authenticators',
  'secret_sealed' | 'confirmed_at' | 'last_step'
>;

/** The authenticator of a user of the transaction's tenant, confirmed or not. */
export const findAuthenticator = (tx: Tx, userId: number): Promise<AuthenticatorRow | null> =>
  tx.row(
    sql`select secret_sealed, confirmed_at, last_step from authenticators where user_id = ${userId}`,
  );

/** Keeps a key that waits for its first code; one that was begun before is forgotten. */
export const saveKey = (tx: Tx, userId: number, sealed: string): Promise<number> =>
  tx.run(sql`
    insert into authenticators (user_id, secret_sealed) values (${userId}, ${sealed})
    on conflict (tenant_id, user_id) do update set secret_sealed = excluded.secret_sealed, last_step = 0`);

export const confirmKey = (tx: Tx, userId: number): Promise<number> =>
  tx.run(sql`update authenticators set confirmed_at = now() where user_id = ${userId}`);

/** Takes the code of a period; false where that or a later one was taken before. */
export const takeStep = async (tx: Tx, userId: number, step: number): Promise<boolean> =>
  (await tx.run(sql`
    update authenticators set last_step = ${step} where user_id = ${userId} and last_step < ${step}`)) >
  0;

/** Forgets key and recovery codes; false where there is no authenticator that is on. */
export const deleteAuthenticator = async (tx: Tx, userId: number): Promise<boolean> =>
  (await tx.run(
    sql`delete from authenticators where user_id = ${userId} and confirmed_at is not null`,
  )) > 0;

export const saveRecoveryCodes = (
  tx: Tx,
  userId: number,
  hashes: readonly Buffer[],
): Promise<number> =>
  tx.run(sql`
    insert into recovery_codes (user_id, code_hash)
    values ${sql.join(
      hashes.map((hash) => sql`(${userId}, ${hash})`),
      sql`, `,
    )}`);

export const deleteRecoveryCodes = (tx: Tx, userId: number): Promise<number> =>
  tx.run(sql`delete from recovery_codes where user_id = ${userId}`);

/** Takes a recovery code; false where nobody has it, any more or ever. */
export const takeRecoveryCode = async (tx: Tx, userId: number, hash: Buffer): Promise<boolean> =>
  (await tx.run(
    sql`delete from recovery_codes where user_id = ${userId} and code_hash = ${hash}`,
  )) > 0;

export async function countRecoveryCodes(tx: Tx, userId: number): Promise<number> {
  const row = await tx.row<{ count: number }>(
    sql`select count(*)::integer as count from recovery_codes where user_id = ${userId}`,
  );
  return row?.count ?? 0;
}

/** What the portal of a tenant is called in the list of an app. */
export async function nameOfTenant(tx: Tx): Promise<string> {
  const row = await tx.row<Row<'tenants', 'name'>>(
    sql`select name from tenants where id = app.tenant_id()`,
  );
  return row?.name ?? '';
}
