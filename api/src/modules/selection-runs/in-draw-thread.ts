import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { nodeHash } from '@assay/draw/node-hash';
import {
  drawPart,
  shareWork,
  type BegunOutcome,
  type DrawnMembers,
  type DrawPart,
  type DrawWork,
} from './draw-work.ts';

/** What the thread is asked for. */
export type ThreadCall =
  | { kind: 'add'; page: string }
  | { kind: 'freeze' }
  | { kind: 'rank'; seed: string; most: number }
  | { kind: 'hashOutcome'; outcome: BegunOutcome; drawn: DrawnMembers };

/** Up to this many characters (some 2,000 members) it is done before a thread would have started. */
const SMALL = 120_000;

/** Most threads of a draw: while pages are read the database has half of a core, and each of these a whole one. */
const THREADS = Math.min(2, availableParallelism());

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
function partIn(thread: Worker): DrawPart {
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
    rank: (seed, most) => ask({ kind: 'rank', seed, most }),
    hashOutcome: (outcome, drawn) => ask({ kind: 'hashOutcome', outcome, drawn }),
  };
}

/**
 * Takes the pages of a snapshot as they come and runs `use` with what computes the draw: in threads of
 * its own unless the pool is small, so that other calls are answered meanwhile, and the next page is read
 * while the last ones are hashed. The threads hold the members until `use` ends, and end with it.
 *
 * @param salt Of the snapshot, 64 hexadecimal digits.
 */
export async function inDrawThread<T>(
  salt: string,
  pages: AsyncGenerator<string, undefined>,
  use: (work: Omit<DrawWork, 'add'>) => Promise<T>,
): Promise<T> {
  const first = (await pages.next()).value ?? '';
  if (first.length <= SMALL) return useWith(shareWork(() => drawPart(salt, nodeHash()), 1));
  const threads: Worker[] = [];
  const newPart = (): DrawPart => {
    const thread = startThread(salt);
    threads.push(thread);
    return partIn(thread);
  };
  try {
    return await useWith(shareWork(newPart, THREADS));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }

  async function useWith(work: DrawWork): Promise<T> {
    if (first !== '') work.add(first);
    for await (const page of pages) work.add(page);
    return use(work);
  }
}
