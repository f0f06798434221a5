import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { DatabaseError, type Database, type Tx } from './database.ts';

export interface Migration {
  name: string;
  text: string;
  checksum: string;
}

/** Directory of the migrations that belong to this build. */
export const migrationsDirectory = path.resolve(import.meta.dirname, '../../../migrations');

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The migrations of a directory in the order of their numbers. */
export function readMigrations(directory: string = migrationsDirectory): Migration[] {
  return readdirSync(directory)
    .filter((file) => /^\d{4}_\w+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(directory, file), 'utf8');
      return { name: file.replace(/\.sql$/, ''), text, checksum: sha256(text) };
    });
}

/** One value for a whole set of migrations; names the template that was made of them. */
export const fingerprintOf = (migrations: readonly Migration[]): string =>
  sha256(migrations.map(({ name, checksum }) => `${name} ${checksum}`).join('\n')).slice(0, 16);

/** Any constant will do; it is the same for every starter of this product. */
const LOCK = 4_217_001;

/** Each role is a member of the one before: it may do the same on fewer rows. */
const rolePrelude = `
do $$
declare
  wider text;
  each text;
  membership text := case when current_setting('server_version_num')::integer >= 160000 then 'SET' else 'MEMBER' end;
begin
  foreach each in array array['assay_app', 'assay_client', 'assay_manager'] loop
    if not exists (select from pg_roles where rolname = each) then
      begin
        execute format('create role %I nologin', each);
      exception when duplicate_object or unique_violation then
        null; -- another database of this server was faster
      end;
    end if;
    if wider is not null and not pg_has_role(each, wider, 'MEMBER') then
      execute format('grant %I to %I', wider, each);
    end if;
    if not pg_has_role(current_user, each, membership) then
      execute format('grant %I to %I', each, current_user);
    end if;
    wider := each;
  end loop;
  -- MRO staff: the whole tenant, and what is not released yet (ADR 101).
  if not exists (select from pg_roles where rolname = 'assay_mro') then
    begin
      create role assay_mro nologin;
    exception when duplicate_object or unique_violation then
      null;
    end;
  end if;
  if not pg_has_role('assay_mro', 'assay_app', 'MEMBER') then
    grant assay_app to assay_mro;
  end if;
  if not pg_has_role(current_user, 'assay_mro', membership) then
    execute format('grant assay_mro to %I', current_user);
  end if;
end
$$;`;

const schemaPrelude = `
create schema if not exists app;
create table if not exists app.migrations (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
);`;

const isDenied = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '42501';

async function ensureRole(tx: Tx): Promise<void> {
  try {
    await tx.script(rolePrelude);
  } catch (error) {
    if (!isDenied(error)) throw error;
    throw new DatabaseError(
      'The account of DATABASE_URL may not create roles; let an administrator run once: CREATE ROLE assay_app NOLOGIN; CREATE ROLE assay_client NOLOGIN IN ROLE assay_app; CREATE ROLE assay_manager NOLOGIN IN ROLE assay_client; CREATE ROLE assay_mro NOLOGIN IN ROLE assay_app; GRANT assay_app, assay_client, assay_manager, assay_mro TO the account.',
      { cause: error },
    );
  }
}

async function prepare(tx: Tx): Promise<Map<string, string>> {
  await ensureRole(tx);
  const present = await tx.row<{ found: boolean }>(
    sql`select to_regclass('app.migrations') is not null as found`,
  );
  if (!present?.found) {
    await tx.script(schemaPrelude);
  }
  const rows = await tx.rows<{ name: string; checksum: string }>(
    sql`select name, checksum from app.migrations`,
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function refuseDifferences(
  applied: ReadonlyMap<string, string>,
  migrations: readonly Migration[],
): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of applied) {
    if (!known.has(name)) {
      throw new DatabaseError(
        `The database holds migration ${name}, which this version does not know; start the version that wrote it or a newer one.`,
      );
    }
    if (known.get(name) !== checksum) {
      throw new DatabaseError(
        `Migration ${name} was changed after it was applied to this database; restore the file and put the change into a new migration.`,
      );
    }
  }
}

async function apply(tx: Tx, { name, text }: Migration): Promise<void> {
  try {
    await tx.script(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new DatabaseError(`Migration ${name} failed: ${why}.`, { cause: error });
  }
}

/** @throws DatabaseError when this version does not know one of the migrations as it is in another database */
export function refuseUnknown(applied: readonly Pick<Migration, 'name' | 'checksum'>[]): void {
  const known = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  refuseDifferences(known, readMigrations());
}

/**
 * Makes the tables as another database has them, inside the caller's transaction: by its migrations, in the order in
 * which they were applied there. They are not recorded; the rows that say so are to be loaded.
 * @throws DatabaseError when this version does not know one of them as it is there
 */
export async function createTables(
  tx: Tx,
  applied: readonly Pick<Migration, 'name' | 'checksum'>[],
): Promise<void> {
  refuseUnknown(applied);
  const migrations = readMigrations();
  await ensureRole(tx);
  await tx.script(schemaPrelude);
  for (const { name } of applied) {
    const migration = migrations.find((each) => each.name === name);
    if (migration !== undefined) await apply(tx, migration);
  }
}

/**
 * Brings the database to the newest migration: each file in one transaction, recorded with its
 * checksum. Starters that come at the same time wait for each other.
 * @throws DatabaseError when an applied file was changed or is unknown, or a right is missing.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = readMigrations(),
): Promise<void> {
  const lock = `set local lock_timeout = '60s'; set local statement_timeout = 0; select pg_advisory_xact_lock(${LOCK});`;
  const next = async (): Promise<boolean> =>
    database.transaction(database.kind === 'server' ? lock : '', async (tx) => {
      const applied = await prepare(tx);
      refuseDifferences(applied, migrations);
      const migration = migrations.find(({ name }) => !applied.has(name));
      if (migration === undefined) return false;
      await apply(tx, migration);
      await tx.run(
        sql`insert into app.migrations (name, checksum) values (${migration.name}, ${migration.checksum})`,
      );
      return true;
    });
  while (await next());
}
