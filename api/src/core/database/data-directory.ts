import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import { findDamage } from './find-damage.ts';

/** What every database has, whatever is in it; without one of them PostgreSQL does not start. */
const files = [
  { name: 'PG_VERSION', least: 2 },
  { name: 'postgresql.conf', least: 1 },
  { name: 'global/pg_control', least: 8_192 },
];
const directories = ['base/5', 'global', 'pg_wal', 'pg_xact', 'pg_multixact'];

/** Versions of PostgreSQL's control file and catalogue, whatever its release: 1800 and 202506291, say. */
function isControlFile(file: string): boolean {
  const head = Buffer.alloc(16);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, head);
  closeSync(descriptor);
  const year = Math.floor(head.readUInt32LE(12) / 100_000);
  return head.readUInt32LE(8) < 10_000 && year > 2_000 && year < 2_200;
}

/**
 * Whether a directory holds a database, or nothing yet. One that has lost files is neither: it is not
 * taken for a new one, whose files would go over what can be saved of it.
 * @throws Error that names what is missing or damaged
 */
export function holdsDatabase(directory: string): boolean {
  const entries = statSync(directory, { throwIfNoEntry: false }) && readdirSync(directory);
  if (entries === undefined || entries.length === 0) return false;
  const stats = (name: string) => statSync(path.join(directory, name), { throwIfNoEntry: false });
  const missing =
    files.find(({ name, least }) => (stats(name)?.size ?? 0) < least)?.name ??
    directories.find((name) => stats(name)?.isDirectory() !== true);
  if (missing !== undefined) throw new Error(`${missing} is missing or cut off`);
  // PostgreSQL finds out as well, but only after a start of seconds and not in words.
  if (!isControlFile(path.join(directory, 'global/pg_control')))
    throw new Error('global/pg_control is damaged');
  const damaged = findDamage(directory);
  if (damaged !== undefined) throw new Error(`${damaged} is damaged`);
  return true;
}
