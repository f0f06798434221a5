import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** What every database has, whatever is in it; without one of them PostgreSQL does not start. */
const files = [
  { name: 'PG_VERSION', least: 2 },
  { name: 'postgresql.conf', least: 1 },
  { name: 'global/pg_control', least: 8_192 },
];
const directories = ['base/5', 'global', 'pg_wal', 'pg_xact', 'pg_multixact'];

/**
 * Whether a directory holds a database, or nothing yet. One that has lost files is neither: it is not
 * taken for a new one, whose files would go over what can be saved of it. Damage inside of files is for PostgreSQL to
 * find, which gives up within a second.
 * @throws Error that names what is missing or cut off
 */
export function holdsDatabase(directory: string): boolean {
  const entries = statSync(directory, { throwIfNoEntry: false }) && readdirSync(directory);
  if (entries === undefined || entries.length === 0) return false;
  const stats = (name: string) => statSync(path.join(directory, name), { throwIfNoEntry: false });
  const missing =
    files.find(({ name, least }) => (stats(name)?.size ?? 0) < least)?.name ??
    directories.find((name) => stats(name)?.isDirectory() !== true);
  if (missing !== undefined) throw new Error(`${missing} is missing or cut off`);
  return true;
}
