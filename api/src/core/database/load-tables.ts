import { sql } from 'drizzle-orm';
import { DatabaseError, type Tx } from './database.ts';
import { readTables, type DumpedSchema } from './dump-tables.ts';
import { createTables } from './migrate.ts';

/** Something that is taken away while rows are loaded, and how it comes back. */
interface Aside {
  drop: string;
  restore: string;
}

/** Foreign keys, which are checked at the end, and triggers, whose work is in the rows already. */
const readAside = (tx: Tx): Promise<Aside[]> =>
  tx.rows<Aside>(sql`
    select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop,
      format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as restore
    from pg_constraint c
    where c.contype = 'f' and c.conparentid = 0 and c.connamespace in
      ('app'::regnamespace, 'pgboss'::regnamespace, 'public'::regnamespace)
    union all
    select format('alter table %s disable trigger user', t.tgrelid::regclass),
      format('alter table %s enable trigger user', t.tgrelid::regclass)
    from pg_trigger t where not t.tgisinternal and t.tgparentid = 0 group by t.tgrelid`);

/** @throws DatabaseError when the database holds a table */
export async function refuseTables(tx: Tx): Promise<void> {
  const row = await tx.row(sql`
    select 1 from pg_class t join pg_namespace n on n.oid = t.relnamespace
    where t.relkind in ('r', 'p', 'v', 'm') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
      and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e') limit 1`);
  if (row !== null)
    throw new DatabaseError('The database is not empty; restore into an empty one.');
}

/** Columns that can be written: generated ones follow from them. */
async function writableColumns(tx: Tx, table: string): Promise<string> {
  const row = await tx.row<{ columns: string }>(sql`
    select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`);
  return row?.columns ?? '';
}

/** A loader of rows into the tables that a dump was made of. */
export interface Loader {
  /** Rows of a table as `DumpSink.rows` got them. */
  rows(table: number, rows: readonly string[]): Promise<void>;
  /** Puts keys and triggers back, which checks every reference. Answers the rows of each table. */
  finish(): Promise<number[]>;
}

/**
 * Makes the tables of a dump in an empty database, inside the caller's transaction, for their rows to be loaded.
 * @throws DatabaseError when the database is not empty, or this version does not know the tables
 */
export async function openLoader(
  tx: Tx,
  { migrations, tables, sequences }: DumpedSchema,
): Promise<Loader> {
  await refuseTables(tx);
  await createTables(tx, migrations);
  await tx.script('set local search_path = pg_catalog');
  const present = await readTables(tx);
  if (JSON.stringify(present) !== JSON.stringify(tables))
    throw new DatabaseError('The tables of the archive are not those that its migrations make.');
  const aside = await readAside(tx);
  for (const { drop } of aside) await tx.script(drop);
  /* Migrations brought rows of their own. */
  await tx.script(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  const columns: string[] = [];
  for (const { name } of tables) columns.push(await writableColumns(tx, name));

  return {
    rows: async (index, rows) => {
      const into = sql.raw(`${tables[index]?.name} (${columns[index]})`);
      const type = sql.raw(`${tables[index]?.name}[]`);
      await tx.run(sql`insert into ${into} overriding system value
        select ${sql.raw(columns[index] ?? '')} from unnest(${sql.param([...rows])}::text[]::${type})`);
    },
    finish: async () => {
      for (const { restore } of aside) await tx.script(restore);
      for (const { name, value, called } of sequences)
        await tx.row(sql`select setval(${name}::regclass, ${value}, ${called})`);
      const counts: number[] = [];
      for (const { name } of tables) {
        const row = await tx.row<{ count: number }>(
          sql`select count(*)::integer as count from ${sql.raw(name)}`,
        );
        counts.push(row?.count ?? 0);
      }
      return counts;
    },
  };
}
