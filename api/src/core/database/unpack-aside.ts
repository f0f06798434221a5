import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { unpack } from './unpack.ts';

/**
 * Unpacks an archive that `pack` made in a thread of its own, while this one loads the rest of the program; what that takes
 * of memory goes with the thread. Without a build, for tests, in this thread.
 * @throws Error when the archive is damaged or ends too early.
 */
export async function unpackAside(archive: string, directory: string): Promise<void> {
  if (import.meta.url.endsWith('.ts')) return unpack(archive, directory);
  const thread = new Worker(new URL('./unpack-thread.js', import.meta.url), {
    workerData: { archive, directory },
  });
  // An error of the thread comes first, and is thrown.
  await once(thread, 'exit');
}
