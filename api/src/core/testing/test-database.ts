import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { seedFoundation } from '../../seed/foundation.ts';
import type { Database } from '../database/database.ts';
import { EmbeddedDatabase } from '../database/embedded-database.ts';
import { migrate } from '../database/migrate.ts';
import { ServerDatabase } from '../database/server-database.ts';
import { templateFile } from '../database/template.ts';

/** Where test runs keep their migrated database. */
export const testTemplates = path.resolve(
  import.meta.dirname,
  '../../../../node_modules/.cache/assay',
);

const runOn = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** A database of its own on the server of TEST_DATABASE_URL; closing drops it. */
async function onServer(server: string): Promise<Database> {
  const name = `assay_test_${randomBytes(6).toString('hex')}`;
  await runOn(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await ServerDatabase.open({ url: url.href, size: 12 });
  await migrate(database);
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
  (unpacked ??= new Blob([gunzipSync(readFileSync(templateFile(testTemplates)))]));

/** A fresh, migrated database with tenant 1, for one test file. Close it in `afterAll`. */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'];
  const database = server
    ? await onServer(server)
    : await EmbeddedDatabase.open({ contents: contents() });
  await seedFoundation(database);
  return database;
}
