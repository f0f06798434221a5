import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ConfigError, type Config } from '../../config.ts';
import type { Database } from '../database/database.ts';
import { dumpTables } from '../database/dump-tables.ts';
import { openToRead } from '../database/open-to-read.ts';
import { secretsAtHand } from '../secrets/open-secret-box.ts';
import { holdObjects } from '../storage/object-hold.repository.ts';
import { openStorage } from '../storage/open-storage.ts';
import { ArchiveWriter } from './archive.ts';
import { readStoredFiles } from './stored-files.repository.ts';

/** What a backup holds, and what it could not find. */
export interface BackupSummary {
  rows: number;
  files: number;
  /** Files whose bytes are not in the store. */
  missing: number;
}

/** What lies in the data directory beside the database and is part of the installation. */
export const keptFiles = ['audit-heads.jsonl'] as const;

async function addFiles(archive: ArchiveWriter, config: Config, database: Database) {
  const storage = await openStorage(config);
  let [files, missing] = [0, 0];
  for (const key of await readStoredFiles(database)) {
    const source: Readable | null = await storage.read(key);
    if (source === null) missing += 1;
    else await archive.add(`files/${key}`, await buffer(source));
    files += source === null ? 0 : 1;
  }
  return { files, missing };
}

/** Secrets before and after the rows were read: a rotation in between leaves a database that the second ones open. */
async function secretLines(config: Config): Promise<string[]> {
  const secrets = (await secretsAtHand(config)) ?? [];
  return secrets.map((secret) => Buffer.from(secret).toString('base64url'));
}

async function addAll(archive: ArchiveWriter, config: Config): Promise<BackupSummary> {
  const before = await secretLines(config);
  /* These first: what they say of the audit log has to be in the rows. */
  for (const name of keptFiles) {
    const file = path.join(config.ASSAY_DATA, name);
    if (existsSync(file)) await archive.add(name, await readFile(file));
  }
  const database = await openToRead(config);
  try {
    if (database.kind === 'server') await holdObjects(database);
    let portion = 0;
    const counts = await dumpTables(database, {
      schema: (schema) =>
        archive.add(
          'schema.json',
          Buffer.from(
            JSON.stringify({ product: 'assay', createdAt: new Date().toISOString(), ...schema }),
          ),
        ),
      rows: (table, rows) => {
        portion += 1;
        return archive.add(`rows/${table}-${portion}.json`, Buffer.from(JSON.stringify(rows)));
      },
    });
    const files = await addFiles(archive, config, database);
    const secrets = [...new Set([...(await secretLines(config)), ...before])];
    if (secrets.length > 0) await archive.add('secret.key', Buffer.from(`${secrets.join('\n')}\n`));
    await archive.add('counts.json', Buffer.from(JSON.stringify(counts)));
    return { ...files, rows: counts.reduce((sum, count) => sum + count, 0) };
  } finally {
    await database.close();
  }
}

/**
 * Writes everything that an installation is into one file: rows as they stand at one moment, uploaded files, the
 * key, and the heads of the audit log. The portal may run and write meanwhile. An encrypted archive opens with
 * the passphrase alone.
 * @throws ConfigError or DatabaseError with one sentence; nothing is left of the file then
 */
export async function makeBackup(
  config: Config,
  file: string,
  passphrase: string | undefined,
): Promise<BackupSummary> {
  if (existsSync(file)) throw new ConfigError(`${file} exists already; name another file.`);
  if (!existsSync(path.dirname(path.resolve(file))))
    throw new ConfigError(`There is no directory ${path.dirname(path.resolve(file))}; make it.`);
  const archive = new ArchiveWriter(file, passphrase);
  try {
    const summary = await addAll(archive, config);
    await archive.finish();
    return summary;
  } catch (error) {
    await archive.abandon();
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
      throw new ConfigError(`There is no room for the backup; free some, or name another place.`);
    throw error;
  }
}
