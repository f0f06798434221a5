import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';

/** Those of some companies that the caller sees. */
export const visibleCompanies = (
  tx: Tx,
  ids: readonly number[],
): Promise<Row<'companies', 'id'>[]> =>
  tx.rows(
    sql`select id from companies where id = any (${sql.param([...ids])}::bigint[]) and deleted_at is null order by id`,
  );

/** Those of some locations or contacts that the caller sees. */
export const visibleOf = (
  tx: Tx,
  table: 'locations' | 'contacts',
  ids: readonly number[],
): Promise<Row<typeof table, 'id' | 'is_primary'>[]> =>
  tx.rows(
    sql`select id, is_primary from ${sql.identifier(table)} where id = any (${sql.param([...ids])}::bigint[]) and deleted_at is null order by id`,
  );
