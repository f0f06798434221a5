import { execFile } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeTemplate } from '../core/database/make-template.ts';
import { shippedTemplates, templateFile } from '../core/database/template.ts';
import { seed } from '../seed/seed.ts';

/** Takes away what earlier builds left. */
async function removeOthers(directory: string, kept: readonly string[]): Promise<void> {
  for (const name of await readdir(directory)) {
    const file = path.join(directory, name);
    if (/^template-.*\.tar\.(gz|br)$/.test(name) && !kept.includes(file)) await rm(file);
  }
}

/*
 * Writes a migrated, empty database to the file given; or, beside the build, that and one with the demo data, so that a
 * first start has nothing to make. Each by a process of its own: making a database from nothing leaves 800 MB with the
 * process that did it.
 */
const [given] = process.argv.slice(2);
if (given !== undefined) await makeTemplate(given);
else {
  const [empty, demo] = [templateFile(shippedTemplates), templateFile(shippedTemplates, 'demo')];
  await promisify(execFile)(process.execPath, [...process.execArgv, import.meta.filename, empty]);
  await makeTemplate(demo, empty, (database) => seed(database, { SEED: 'demo' }));
  await removeOthers(shippedTemplates, [empty, demo]);
}
