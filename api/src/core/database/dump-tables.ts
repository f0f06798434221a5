import { sql } from 'drizzle-orm';
import type { Database, Tx } from './database.ts';

/** A table as a dump knows it: its columns in their order, generated ones included. */
export interface DumpedTable {
  /** With its schema, quoted where it has to be. */
  name: string;
  columns: string[];
}

/** What has to be there before rows can be loaded: the migrations in the order in which they were applied. */
export interface DumpedSchema {
  migrations: { name: string; checksum: string }[];
  tables: DumpedTable[];
  /** How far each sequence has counted, as arguments of setval. */
  sequences: { name: string; value: number; called: boolean }[];
}

/** Where a dump goes, in order. */
export interface DumpSink {
  schema(schema: DumpedSchema): Promise<void>;
  /** Some rows of a table as PostgreSQL writes them: `(1,"Ann Lee",…)`. */
  rows(table: number, rows: readonly string[]): Promise<void>;
}

/** So much text at a time, bytes. */
const PORTION = 1024 * 1024;
const MOST_ROWS = 10_000;

/** Values look the same whatever the server is set to, and no number of theirs limits how long it takes. */
export const dumpSettings = `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  set local lock_timeout = '60s'; set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres'; set local bytea_output = 'hex'; set local extra_float_digits = 1;`;

/** Every table of this product, with those of its job queue; a partitioned one stands for its parts. */
export const readTables = (tx: Tx): Promise<DumpedTable[]> =>
  tx.rows<DumpedTable>(sql`
    select format('%I.%I', n.nspname, t.relname) as name, array(
      select a.attname::text from pg_attribute a
      where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped order by a.attnum) as columns
    from pg_class t join pg_namespace n on n.oid = t.relnamespace
    where t.relkind in ('r', 'p') and not t.relispartition and n.nspname in ('app', 'pgboss', 'public')
      and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
    order by 1`);

/** Sequences count outside of transactions: they may be further than the rows, never behind them. */
async function readSequences(tx: Tx): Promise<DumpedSchema['sequences']> {
  const names = await tx.rows<{ name: string }>(sql`
    select format('%I.%I', schemaname, sequencename) as name from pg_sequences
    where schemaname in ('app', 'pgboss', 'public') order by 1`);
  const sequences: DumpedSchema['sequences'] = [];
  for (const { name } of names) {
    const row = await tx.row<{ value: number; called: boolean }>(
      sql`select last_value as value, is_called as called from ${sql.raw(name)}`,
    );
    if (row !== null) sequences.push({ name, ...row });
  }
  return sequences;
}

const ROWS = sql.raw('dumped_row');

async function dumpTable(tx: Tx, index: number, name: string, sink: DumpSink): Promise<number> {
  await tx.run(
    sql`declare dumped no scroll cursor for select ${ROWS}::text as row from ${sql.raw(name)} as ${ROWS}`,
  );
  let count = 0;
  let next = 100;
  for (;;) {
    const found = await tx.rows<{ row: string }>(sql`fetch ${sql.raw(String(next))} from dumped`);
    if (found.length > 0)
      await sink.rows(
        index,
        found.map(({ row }) => row),
      );
    count += found.length;
    if (found.length < next) break;
    const bytes = found.reduce((sum, { row }) => sum + row.length, 0);
    next = Math.min(MOST_ROWS, Math.max(1, Math.round((next * PORTION) / bytes)));
  }
  await tx.run(sql`close dumped`);
  return count;
}

/**
 * Reads every row of the database as it stands at one moment; others go on writing. Answers the rows
 * of each table.
 */
export async function dumpTables(database: Database, sink: DumpSink): Promise<number[]> {
  const opening = `set transaction isolation level repeatable read, read only; ${dumpSettings}`;
  return database.transaction(opening, async (tx) => {
    const tables = await readTables(tx);
    const migrations = await tx.rows<DumpedSchema['migrations'][number]>(
      sql`select name, checksum from app.migrations order by applied_at, name`,
    );
    await sink.schema({ migrations, tables, sequences: await readSequences(tx) });
    const counts: number[] = [];
    for (const [index, { name }] of tables.entries())
      counts.push(await dumpTable(tx, index, name, sink));
    return counts;
  });
}
