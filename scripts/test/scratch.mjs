import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';

/** What the tests hold at most, several times over. */
const needed = 4 * 2 ** 30;

const isRoomy = () => {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > needed && freemem() > 2 * needed;
};

/**
 * Lets temporary files of all tests lie in memory, where there is enough of it, and removes them in the end. A database is a
 * thousand files, and hundreds of them are made and dropped: some drives then take a second for each, looking for files to reuse.
 */
export function useScratchMemory() {
  if (process.env['TMPDIR'] !== undefined || !isRoomy()) return;
  const directory = mkdtempSync(path.join(memory, 'assay-test-'));
  // The server runs as another user.
  chmodSync(directory, 0o755);
  process.env['TMPDIR'] = directory;
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
}
