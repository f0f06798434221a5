import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';

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
