import { sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import type { Resealable, SealedColumn, SealedRow } from './sealed-column.ts';

/** A sealed text, and what names its place. */
export interface SealedText {
  place_of: SealedRow;
  at: string;
  sealed: string;
}

const isOlder = ({ sealed }: SealedColumn, keyId: string) =>
  sql`${sql.raw(`(${sealed})`)} like 'v1.%' and ${sql.raw(`(${sealed})`)} not like ${`v1.${keyId}.%`}`;

/** Texts that another key sealed, on pages of the table from the first up to the second; the rows are locked. */
export function lockOlderTexts(
  tx: Tx,
  column: Resealable,
  keyId: string,
  [first, end]: readonly [number, number],
): Promise<SealedText[]> {
  const placeOf = column.anew.columns.map((name) => `'${name}', ${name}`).join(', ');
  return tx.rows<SealedText>(sql`
    select ctid::text as at, ${sql.raw(column.sealed)} as sealed,
      jsonb_build_object(${sql.raw(placeOf)}) as place_of
    from ${sql.raw(column.table)}
    where ctid >= ${`(${first},0)`}::tid and ctid < ${`(${end},0)`}::tid and ${isOlder(column, keyId)}
    for update`);
}

/** Writes texts anew that this transaction locked. */
export const replaceTexts = (
  tx: Tx,
  { table, anew: { set } }: Resealable,
  texts: readonly Pick<SealedText, 'at' | 'sealed'>[],
): Promise<number> =>
  tx.run(sql`
    update ${sql.raw(table)} t set ${sql.raw(set.replaceAll('$new', 'n.sealed'))}
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as n (at text, sealed text)
    where t.ctid = n.at::tid`);

/** How many pages a table has. */
export async function pagesOf(tx: Tx, { table }: SealedColumn): Promise<number> {
  const size = await tx.row<{ pages: number }>(sql`
    select (pg_relation_size(${table}::regclass) / current_setting('block_size')::integer)::integer as pages`);
  return size?.pages ?? 0;
}

/** Whether a table holds anything that a key sealed. */
export async function hasTextsOf(
  tx: Tx,
  { table, sealed }: SealedColumn,
  keyId: string,
): Promise<boolean> {
  const row = await tx.row(sql`
    select 1 as found from ${sql.raw(table)}
    where ${sql.raw(`(${sealed})`)} like ${`v1.${keyId}.%`} limit 1`);
  return row !== null;
}
