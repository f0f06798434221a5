import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { plainHash } from '@assay/draw/bulk-hash';
import { drawWork, type DrawWork, type OutcomeInput } from './draw-work.ts';

/** What the thread is asked for. */
export type ThreadCall =
  | { kind: 'freeze'; salt: string; text: string }
  | { kind: 'draw'; input: OutcomeInput };

/** Up to this many characters (some 2,000 members) it is done before a thread would have started. */
const SMALL = 40_000;

/** Without a build, tests and `npm run dev` read TypeScript, which a thread has to learn first. */
function startThread(): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./draw-thread.js', import.meta.url));
  const source = new URL('./draw-thread.ts', import.meta.url).href;
  return new Worker(
    `import('tsx/esm/api').then(({ register }) => { register(); return import('${source}'); });`,
    { eval: true, execArgv: ['--conditions=@assay/source'] },
  );
}

/** Asks a thread for one thing after the other. A thread that fails or ends fails the call. */
function workOf(thread: Worker): DrawWork {
  const ask = async <T>(call: ThreadCall): Promise<T> => {
    const answered = once(thread, 'message');
    const ended = once(thread, 'exit').then(() => {
      throw new Error('The thread of a draw ended before its answer.');
    });
    thread.postMessage(call, []);
    const [answer] = await Promise.race([answered, ended]);
    return answer as T;
  };
  return {
    freeze: (salt, text) => ask({ kind: 'freeze', salt, text }),
    draw: (input) => ask({ kind: 'draw', input }),
  };
}

/**
 * Runs `use` with what computes a draw: in a thread of its own unless the pool is small, so that other
 * calls are answered meanwhile. The thread holds the members between the two steps and ends with `use`.
 */
export async function inDrawThread<T>(
  text: string,
  use: (work: DrawWork) => Promise<T>,
): Promise<T> {
  if (text.length <= SMALL) return use(drawWork(plainHash()));
  const thread = startThread();
  try {
    return await use(workOf(thread));
  } finally {
    await thread.terminate();
  }
}
