import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { plainHash } from '@assay/draw/bulk-hash';
import type { Numbers } from '@assay/draw/selection';
import { drawWork, type BegunOutcome, type DrawWork } from './draw-work.ts';

/** What the thread is asked for. */
export type ThreadCall =
  | { kind: 'add'; page: string }
  | { kind: 'freeze' }
  | { kind: 'draw'; seed: string; numbers: Numbers }
  | { kind: 'hashOutcome'; outcome: BegunOutcome };

/** Up to this many characters (some 2,000 members) it is done before a thread would have started. */
const SMALL = 40_000;

/** Without a build, tests and `npm run dev` read TypeScript, which a thread has to learn first. */
function startThread(salt: string): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./draw-thread.js', import.meta.url), { workerData: salt });
  }
  const source = new URL('./draw-thread.ts', import.meta.url).href;
  return new Worker(
    `import('tsx/esm/api').then(({ register }) => { register(); return import('${source}'); });`,
    { eval: true, execArgv: ['--conditions=@assay/source'], workerData: salt },
  );
}

/** Asks a thread, which answers in the order of the questions. A thread that fails or ends fails the call. */
function workOf(thread: Worker): DrawWork {
  const ended = once(thread, 'exit').then(() => {
    throw new Error('The thread of a draw ended before its answer.');
  });
  // It may fail while nobody waits for it; whoever asks next is told.
  ended.catch(() => {});
  const tell = (call: ThreadCall) => thread.postMessage(call, []);
  const asked: ((answer: unknown) => void)[] = [];
  thread.on('message', (answer) => asked.shift()?.(answer));
  const ask = async <T>(call: ThreadCall): Promise<T> => {
    const answered = new Promise<unknown>((resolve) => asked.push(resolve));
    tell(call);
    return (await Promise.race([answered, ended])) as T;
  };
  return {
    add: (page) => tell({ kind: 'add', page }),
    freeze: () => ask({ kind: 'freeze' }),
    draw: (seed, numbers) => ask({ kind: 'draw', seed, numbers }),
    hashOutcome: (outcome) => ask({ kind: 'hashOutcome', outcome }),
  };
}

/**
 * Takes the pages of a snapshot as they come and runs `use` with what computes the draw: in a thread of
 * its own unless the pool is small, so that other calls are answered meanwhile, and the next page is read
 * while the last is hashed. The thread holds the members until `use` ends, and ends with it.
 *
 * @param salt Of the snapshot, 64 hexadecimal digits.
 */
export async function inDrawThread<T>(
  salt: string,
  pages: AsyncGenerator<string, undefined>,
  use: (work: Omit<DrawWork, 'add'>) => Promise<T>,
): Promise<T> {
  const first = (await pages.next()).value ?? '';
  if (first.length <= SMALL) return useWith(drawWork(salt, plainHash()));
  const thread = startThread(salt);
  try {
    return await useWith(workOf(thread));
  } finally {
    await thread.terminate();
  }

  async function useWith(work: DrawWork): Promise<T> {
    if (first !== '') work.add(first);
    for await (const page of pages) work.add(page);
    return use(work);
  }
}
