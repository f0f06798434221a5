import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { fingerprintOf, readMigrations } from './migrate.ts';

const run = promisify(execFile);

/** What a template holds beside the tables: nothing, or the demo data. */
export type Content = 'empty' | 'demo';

const seedDirectory = path.resolve(import.meta.dirname, '../../seed');

/** One value for the code that makes the demo data, so that a template never outlives a change of it. */
function seedFingerprint(): string {
  const hash = createHash('sha256');
  const files = readdirSync(seedDirectory, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /(?<!\.test)\.[jt]s$/.test(name)).sort())
    hash.update(file).update(readFileSync(path.join(seedDirectory, file)));
  return hash.digest('hex').slice(0, 16);
}

/** A migrated database as one file; its name follows from the migrations, and the seed, in it. */
export function templateFile(directory: string, content: Content = 'empty'): string {
  const seeded = content === 'demo' ? `-demo-${seedFingerprint()}` : '';
  return path.join(directory, `template-${fingerprintOf(readMigrations())}${seeded}.tar.br`);
}

/** Where a build puts its templates. */
export const shippedTemplates = path.resolve(import.meta.dirname, '../../../dist');

/**
 * The template of this build, made first when there is none. Another process makes it, because
 * creating a database from nothing leaves 800 MB with the process that did it. One with demo data
 * is only ever shipped; without it the empty one is given, and the start seeds it.
 */
export async function ensureTemplate(directory: string, content: Content): Promise<string> {
  const shipped = templateFile(shippedTemplates, content);
  if (existsSync(shipped)) return shipped;
  for (const place of [shippedTemplates, directory]) {
    const file = templateFile(place);
    if (existsSync(file)) return file;
  }
  const extension = path.extname(import.meta.filename);
  const tool = path.resolve(import.meta.dirname, `../../tools/build-template${extension}`);
  const file = templateFile(directory);
  await run(process.execPath, [...process.execArgv, tool, file], { maxBuffer: 1024 * 1024 });
  return file;
}
