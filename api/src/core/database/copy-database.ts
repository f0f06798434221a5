import { randomBytes } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '../../config.ts';
import type { Database } from './database.ts';
import { EmbeddedDatabase } from './embedded-database.ts';

const PREFIX = 'db.copy.';
/** Copies that are older were left behind by a tool that was killed. */
const STALE_MS = 24 * 60 * 60 * 1000;

async function removeStale(data: string): Promise<void> {
  const names = (await readdir(data)).filter((name) => name.startsWith(PREFIX));
  for (const name of names) {
    const copy = path.join(data, name);
    const found = await stat(copy).catch(() => null);
    if (found !== null && found.mtimeMs < Date.now() - STALE_MS)
      await rm(copy, { recursive: true, force: true });
  }
}

/**
 * Copies the embedded database into a directory beside it, which another process can open: all changes up to
 * one moment and none after it. Calls wait as long as the files are copied. Whoever asked removes the copy.
 * @returns the directory
 */
export async function copyDatabase(data: string, database: Database): Promise<string> {
  if (!(database instanceof EmbeddedDatabase))
    throw new ConfigError('The database is on a server; it is read there.');
  await removeStale(data);
  const directory = path.join(data, `${PREFIX}${randomBytes(6).toString('hex')}`);
  try {
    await database.copyTo(directory);
  } catch (error) {
    await rm(directory, { recursive: true, force: true });
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
      throw new ConfigError(`There is no room for a copy of the database in ${data}; free some.`);
    throw error;
  }
  return directory;
}
