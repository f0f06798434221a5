import { parentPort, workerData } from 'node:worker_threads';
import { laneHash } from '@assay/draw/lane-hash';
import { drawWork } from './draw-work.ts';
import type { ThreadCall } from './in-draw-thread.ts';

/* A thread for one draw; it ends with it. Several hashes at a time pay for themselves here. */
const work = drawWork(String(workerData), laneHash());

async function answer(call: ThreadCall): Promise<void> {
  if (call.kind === 'add') return work.add(call.page);
  if (call.kind === 'freeze') return parentPort?.postMessage(await work.freeze(), []);
  if (call.kind === 'draw') {
    // A copy: the thread hashes them next.
    return parentPort?.postMessage(await work.draw(call.seed, call.numbers), []);
  }
  parentPort?.postMessage(await work.hashOutcome(call.outcome), []);
}

/* A failure ends the thread, and with it the call that waits for it. */
parentPort?.on('message', (call: ThreadCall) => void answer(call));
