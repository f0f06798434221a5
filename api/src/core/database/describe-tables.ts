import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { readMigrations } from './migrate.ts';
import { inTransaction } from './transaction.ts';

/** What values of a type of PostgreSQL are in a row, as `valueParsers` and the drivers read them. */
const typesOfValues: Readonly<Record<string, string>> = {
  bigint: 'number',
  'bigint[]': 'number[]',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  'double precision': 'number',
  integer: 'number',
  jsonb: 'unknown',
  numeric: 'string',
  smallint: 'number',
  'smallint[]': 'number[]',
  text: 'string',
  'text[]': 'string[]',
  'timestamp with time zone': 'string',
  uuid: 'string',
};

interface ColumnFacts {
  table: string;
  column: string;
  type: string;
  not_null: boolean;
  /** The condition of a check on this column alone, of which a list of words is a type. */
  checks: string[];
}

/** `CHECK ((level = ANY (ARRAY['REGION'::text, 'AREA'::text])))` → `'REGION' | 'AREA'`. */
function wordsOf(check: string, column: string): string | undefined {
  const list = new RegExp(`^CHECK \\(\\(${column} = ANY \\(ARRAY\\[(.*)\\]\\)\\)\\)$`).exec(check);
  return list?.[1]
    ?.split(', ')
    .map((word) => word.replace(/::text$/, ''))
    .join(' | ');
}

function typeOf({ table, column, type, not_null: notNull, checks }: ColumnFacts): string {
  const plain = typesOfValues[type.replace(/\(.*\)/, '')];
  if (plain === undefined)
    throw new TypeError(
      `${table}.${column} is of type ${type}, which typesOfValues does not know.`,
    );
  const words = checks.map((check) => wordsOf(check, column)).find((each) => each !== undefined);
  return `${words ?? plain}${notNull || plain === 'unknown' ? '' : ' | null'}`;
}

const readColumns = (database: Database): Promise<ColumnFacts[]> =>
  inTransaction(database, { role: 'owner' }, (tx) =>
    tx.rows<ColumnFacts>(sql`
      select t.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
        a.attnotnull as not_null, array(
          select pg_get_constraintdef(c.oid) from pg_constraint c
          where c.conrelid = t.oid and c.contype = 'c' and c.conkey = array[a.attnum] order by c.conname) as checks
      from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')
      order by t.relname, a.attnum`),
  );

/** The tables of a migrated database as a file of TypeScript. */
export async function describeTables(database: Database): Promise<string> {
  const columns = await readColumns(database);
  const names = [...new Set(columns.map(({ table }) => table))];
  const columnsOf = (name: string) => columns.filter(({ table }) => table === name);
  const migrations = readMigrations();
  return [
    `// The tables as migrations ${migrations[0]?.name} to ${migrations.at(-1)?.name} leave them. Written by \`npm run generate\`.`,
    '',
    '/** Columns of each table with the types of their values in a row; jsonb is typed where it is read. */',
    'export interface Tables {',
    ...names.flatMap((name) => [
      `  ${name}: {`,
      ...columnsOf(name).map((facts) => `    ${facts.column}: ${typeOf(facts)};`),
      '  };',
    ]),
    '}',
    '',
    '/** The same columns with their types in PostgreSQL, for statements that take many rows at once. */',
    'export const columnTypes: { readonly [T in keyof Tables]: Readonly<Record<keyof Tables[T], string>> } = {',
    ...names.map(
      (name) =>
        `  ${name}: { ${columnsOf(name)
          .map(({ column, type }) => `${column}: '${type}'`)
          .join(', ')} },`,
    ),
    '};',
    '',
  ].join('\n');
}
