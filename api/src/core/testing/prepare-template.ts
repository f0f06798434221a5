import { existsSync, mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { EmbeddedDatabase } from '../database/embedded-database.ts';
import { migrate } from '../database/migrate.ts';
import { templateFile } from '../database/template.ts';
import { prepareServer, testTemplates } from './test-database.ts';

/** Vitest global setup: makes the migrated database that every test file starts from, once per set of migrations. */
export async function setup(): Promise<void> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server) return prepareServer(server);
  const file = templateFile(testTemplates);
  if (existsSync(file)) return;
  const database = await EmbeddedDatabase.open({});
  await migrate(database);
  mkdirSync(testTemplates, { recursive: true });
  await writeFile(`${file}.${process.pid}`, await database.dump());
  await rename(`${file}.${process.pid}`, file);
  await database.close();
}
