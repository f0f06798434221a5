import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config.ts';
import { askPortal } from '../operator/ask-portal.ts';
import { holdsDatabase } from './data-directory.ts';
import { DatabaseError, type Database } from './database.ts';
import { EmbeddedDatabase } from './embedded-database.ts';
import { takePidLock } from './pid-lock.ts';
import { ServerDatabase } from './server-database.ts';

/** Gives something back when the database is closed. */
function closingWith<D extends Database>(database: D, end: () => unknown): D {
  const close = database.close.bind(database);
  database.close = async () => {
    await close();
    await end();
  };
  return database;
}

/** The embedded database of a portal that runs, as a copy of this moment; null when none runs. */
async function openCopy(data: string): Promise<Database | null> {
  const copied = await askPortal(data, 'copy-database');
  if (copied === null) return null;
  const remove = () => rm(copied.directory, { recursive: true, force: true });
  try {
    return closingWith(await EmbeddedDatabase.open({ directory: copied.directory }), remove);
  } catch (error) {
    await remove();
    throw error;
  }
}

async function openStopped(data: string): Promise<Database> {
  const directory = path.join(data, 'db');
  if (!existsSync(data) || !holdsDatabase(directory))
    throw new DatabaseError(`There is no database in ${data}; name its directory in ASSAY_DATA.`);
  const lock = await takePidLock(path.join(data, 'db.lock'));
  try {
    return closingWith(await EmbeddedDatabase.open({ directory }), () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Opens the database of an installation as it is, without migrating it, beside a portal that runs or without
 * one. What is written to it may be lost: the embedded database of a portal that runs is read from a copy.
 * @throws DatabaseError or ConfigError with one sentence
 */
export async function openToRead({
  DATABASE_URL,
  ASSAY_DATA,
}: Pick<Config, 'DATABASE_URL' | 'ASSAY_DATA'>): Promise<Database> {
  if (DATABASE_URL !== undefined) return ServerDatabase.open({ url: DATABASE_URL, size: 2 });
  return (await openCopy(ASSAY_DATA)) ?? openStopped(ASSAY_DATA);
}
