import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPortal } from '../support/portal.ts';
import { refused, startApi } from '../support/programs.ts';
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

/** Milliseconds until an api says that another one holds its directory. */
async function refusalTimes(): Promise<number[]> {
  const data = mkdtempSync(path.join(tmpdir(), 'assay-refused-'));
  const holder = await startApi({ ASSAY_DATA: data });
  const times = Array.of<number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    await refused({ ASSAY_DATA: data });
    times.push(performance.now() - began);
  }
  await holder.stop();
  rmSync(data, { recursive: true, force: true });
  return times;
}

/** Times from `npm start` to ready, without data and with the data of an earlier start, and to a refusal. */
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
  console.log(`  refused (directory in use)    ${median(await refusalTimes()).toFixed(0)}`);
}
