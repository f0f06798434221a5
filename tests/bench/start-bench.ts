import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPortal } from '../support/portal.ts';
import { median } from './process.ts';

const ROUNDS = 5;

/** Milliseconds from `npm start` on a built clone to ready. */
async function startTime(data: string): Promise<number> {
  const began = performance.now();
  const portal = await startPortal({ data });
  const took = performance.now() - began;
  process.kill(portal.pid, 'SIGTERM');
  await portal.ended;
  return took;
}

/** Times from `npm start` to ready, without data and with the data of an earlier start. */
export async function benchStart(): Promise<void> {
  console.log(`\nFrom npm start on a built clone to ready; medians of ${ROUNDS}, ms`);
  const times = { first: Array.of<number>(), again: Array.of<number>() };
  for (let round = 0; round < ROUNDS; round += 1) {
    const data = mkdtempSync(path.join(tmpdir(), 'assay-start-'));
    times.first.push(await startTime(data));
    times.again.push(await startTime(data));
    rmSync(data, { recursive: true, force: true });
  }
  console.log(`  first start, with demo data  ${median(times.first).toFixed(0)}`);
  console.log(`  later starts                 ${median(times.again).toFixed(0)}`);
}
