import { sql } from 'drizzle-orm';
import type { TableName, Tx } from './database.ts';

/** Rows of one statement; larger ones only take more memory. */
const STEP = 1_000;

/** Inserts rows whose fields have the names of the columns, the same in each, `step` at a time. */
export async function insertRows(
  tx: Tx,
  table: TableName,
  rows: readonly object[],
  step = STEP,
): Promise<void> {
  const names = sql.raw(Object.keys(rows[0] ?? {}).join(', '));
  for (let at = 0; at < rows.length; at += step)
    await tx.run(sql`
      insert into ${sql.raw(table)} (${names})
      select ${names} from jsonb_populate_recordset(null::${sql.raw(table)}, ${JSON.stringify(rows.slice(at, at + step))}::jsonb)`);
}

/** The next ids of a table in the transaction's tenant, ascending. */
export const nextIds = async (tx: Tx, table: TableName, count: number): Promise<number[]> =>
  (
    await tx.rows<{ id: number }>(sql`select app.next_ids(${table}, ${count}) as id order by 1`)
  ).map(({ id }) => id);
