import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EmbeddedDatabase } from '../core/database/embedded-database.ts';
import { migrate } from '../core/database/migrate.ts';
import { shippedTemplates, templateFile } from '../core/database/template.ts';
import { seed } from '../seed/seed.ts';

/** Renamed into place, so that a reader never meets half a file. */
async function writeTemplate(file: string, database: EmbeddedDatabase): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.${process.pid}`, await database.dump());
  await rename(`${file}.${process.pid}`, file);
}

/** Takes away what earlier builds left. */
async function removeOthers(directory: string, kept: readonly string[]): Promise<void> {
  for (const name of await readdir(directory)) {
    const file = path.join(directory, name);
    if (/^template-.*\.tar\.gz$/.test(name) && !kept.includes(file)) await rm(file);
  }
}

/*
 * Writes a migrated, empty database to the file given; or, beside the build, that and one with the
 * demo data, so that a first start has nothing to make.
 */
const [given] = process.argv.slice(2);
const database = await EmbeddedDatabase.open({});
await migrate(database);
await writeTemplate(given ?? templateFile(shippedTemplates), database);
if (given === undefined) {
  await seed(database, { SEED: 'demo' });
  await writeTemplate(templateFile(shippedTemplates, 'demo'), database);
  await removeOthers(shippedTemplates, [
    templateFile(shippedTemplates),
    templateFile(shippedTemplates, 'demo'),
  ]);
}
await database.close();
