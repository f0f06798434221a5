import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';

/** What users are called, by their ids. */
export async function namesOfUsers(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await tx.rows<{ id: number; name: string }>(sql`
    select id, first_name || ' ' || last_name as name from users where id = any (${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Which of the ids are users of a company; the caller sees no others. */
export async function usersOfCompany(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await tx.rows<{ id: number }>(sql`
    select id from users
    where company_id = ${companyId} and id = any (${sql.param([...ids])}::bigint[]) and deleted_at is null`);
  return new Set(rows.map(({ id }) => id));
}
