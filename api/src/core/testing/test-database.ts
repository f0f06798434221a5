import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import { seedFoundation } from '../../seed/foundation.ts';
import type { Database } from '../database/database.ts';
import { EmbeddedDatabase } from '../database/embedded-database.ts';
import { fingerprintOf, migrate, readMigrations } from '../database/migrate.ts';
import { ServerDatabase } from '../database/server-database.ts';
import { templateFile } from '../database/template.ts';

/** Where test runs keep their migrated database. */
export const testTemplates = path.resolve(
  import.meta.dirname,
  '../../../../node_modules/.cache/assay',
);

/** Runs a statement on a server and answers how many rows it gave. */
const runOn = async (url: string, statement: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rowCount ?? 0;
  } finally {
    await client.end();
  }
};

const openOn = (server: string, name: string): Promise<ServerDatabase> => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return ServerDatabase.open({ url: url.href, size: 12 });
};

/** Name of the migrated database on a server; it follows from the migrations. */
const serverTemplate = (): string => `assay_template_${fingerprintOf(readMigrations())}`;

/** Makes the migrated database on a server, once per set of migrations. */
export async function prepareServer(server: string): Promise<void> {
  const name = serverTemplate();
  const found = await runOn(server, `select 1 from pg_database where datname = '${name}'`);
  if (found > 0) return;
  const unfinished = `${name}_${process.pid}`;
  await runOn(server, `create database ${unfinished}`);
  const database = await openOn(server, unfinished);
  await migrate(database);
  await database.close();
  await runOn(server, `alter database ${unfinished} rename to ${name}`);
}

/** A database of its own on the server of TEST_DATABASE_URL; closing drops it. */
async function onServer(server: string): Promise<Database> {
  const name = `assay_test_${randomBytes(6).toString('hex')}`;
  await runOn(server, `create database ${name} template ${serverTemplate()}`);
  const database = await openOn(server, name);
  const close = database.close.bind(database);
  database.close = async () => {
    await close();
    await runOn(server, `drop database ${name} with (force)`);
  };
  return database;
}

let unpacked: Blob | undefined;

/** The migrated database, read and unpacked once for all test files of a process. */
const contents = (): Blob =>
  (unpacked ??= new Blob([brotliDecompressSync(readFileSync(templateFile(testTemplates)))]));

/** A fresh, migrated database with tenant 1, for one test file. Close it in `afterAll`. */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'];
  const database = server
    ? await onServer(server)
    : await EmbeddedDatabase.open({ contents: contents() });
  await seedFoundation(database);
  return database;
}
