import { constants, existsSync } from 'node:fs';
import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config.ts';
import { DatabaseError, type Database } from './database.ts';
import { holdsDatabase } from './data-directory.ts';
import { EmbeddedDatabase } from './embedded-database.ts';
import { migrate } from './migrate.ts';
import { takePidLock } from './pid-lock.ts';
import { ServerDatabase } from './server-database.ts';
import { refuseUnfinishedRestore } from './unfinished-restore.ts';
import { ensureTemplate, type Content } from './template.ts';

/** Makes a directory with its parents. Not `recursive`, which never ends where making one answers ENOENT (/proc). */
async function makeWithParents(directory: string): Promise<void> {
  if (existsSync(directory)) return;
  await makeWithParents(path.dirname(directory));
  await mkdir(directory);
}

async function makeDirectory(directory: string): Promise<void> {
  try {
    await makeWithParents(directory);
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new DatabaseError(
      `The data directory ${directory} of ASSAY_DATA cannot be used (${code}).`,
      { cause: error },
    );
  }
}

/** Opens the directory, making it from the template when it is not there or was left half made. */
async function openDirectory(data: string, content: Content): Promise<EmbeddedDatabase> {
  const directory = path.join(data, 'db');
  /* Stands beside the directory as long as it is being made: a start may be killed at any moment. */
  const unfinished = path.join(data, 'db.unfinished');
  if (existsSync(unfinished)) await rm(directory, { recursive: true, force: true });
  if (holdsDatabase(directory)) return EmbeddedDatabase.open({ directory });
  const template = await ensureTemplate(data, content);
  await writeFile(unfinished, '');
  const database = await EmbeddedDatabase.open({ directory, template });
  await rm(unfinished);
  return database;
}

/** Opens `<ASSAY_DATA>/db`, migrated, for this process alone; closing it gives the lock back. */
async function openEmbedded(data: string, content: Content): Promise<Database> {
  await makeDirectory(data);
  const lock = await takePidLock(path.join(data, 'db.lock'));
  let database: EmbeddedDatabase | undefined;
  try {
    database = await openDirectory(data, content);
    /* What PostgreSQL does not read as it starts, it reads here. */
    await migrate(database);
    const close = database.close.bind(database);
    database.close = async () => {
      await close();
      lock.release();
    };
    return database;
  } catch (error) {
    await database?.close().catch(() => undefined);
    lock.release();
    if (error instanceof DatabaseError) throw error;
    const [why] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new DatabaseError(
      `The database in ${data} cannot be opened (${why}). If it is damaged, restore a backup of the directory.`,
      { cause: error },
    );
  }
}

export interface OpenOptions {
  /** What a new embedded database may start with, when the build brings it; nothing by default. */
  content?: Content;
  /** Told of idle connections that the server closed. */
  onError?: (error: Error) => void;
}

/**
 * Opens the database of the settings and brings it to the newest migration.
 * @throws DatabaseError with one sentence for the person who starts the server.
 */
export async function openDatabase(
  config: Config,
  { content = 'empty', onError }: OpenOptions = {},
): Promise<Database> {
  refuseUnfinishedRestore(config.ASSAY_DATA);
  if (config.DATABASE_URL === undefined) return openEmbedded(config.ASSAY_DATA, content);
  const database = await ServerDatabase.open({
    url: config.DATABASE_URL,
    size: config.DATABASE_POOL,
    ...(onError ? { onError } : {}),
  });
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
