import { parentPort, workerData } from 'node:worker_threads';
import { nodeHash } from '@assay/draw/node-hash';
import { drawPart } from './draw-work.ts';
import type { ThreadCall } from './in-draw-thread.ts';

/* A thread for one draw; it ends with it. */
const work = drawPart(String(workerData), nodeHash());

async function answer(call: ThreadCall): Promise<void> {
  if (call.kind === 'add') return work.add(call.page);
  if (call.kind === 'freeze') return parentPort?.postMessage(await work.freeze(), []);
  if (call.kind === 'hashOutcome') {
    return parentPort?.postMessage(await work.hashOutcome(call.outcome, call.drawn), []);
  }
  const ranking = await work.rank(call.seed, call.most);
  parentPort?.postMessage(ranking, [ranking.memberIds.buffer, ranking.tickets.buffer]);
}

/* A failure ends the thread, and with it the call that waits for it. */
parentPort?.on('message', (call: ThreadCall) => void answer(call));
