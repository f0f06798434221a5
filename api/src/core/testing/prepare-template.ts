import { existsSync } from 'node:fs';
import { makeTemplate } from '../database/make-template.ts';
import { templateFile } from '../database/template.ts';
import { prepareServer, testTemplates } from './test-database.ts';

/** Vitest global setup: makes the migrated database that every test file starts from, once per set of migrations. */
export async function setup(): Promise<void> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server) return prepareServer(server);
  const file = templateFile(testTemplates);
  if (existsSync(file)) return;
  await makeTemplate(file);
}
