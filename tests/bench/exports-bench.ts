import { request } from 'node:http';
import { addUnregulatedPool, fillPool, type Session } from './pools.ts';
import { cpuOf, memoryOf, peakMemory, resetPeakMemory, timed } from './process.ts';
import { onServer } from './on-server.ts';

const ROWS = Number(process.env['BENCH_ROWS'] ?? 1_000_000);

interface Taken {
  bytes: number;
  lineEnds: number;
}

/** Reads a download to its end and keeps nothing of it. */
const download = ({ api, headers }: Session, path: string): Promise<Taken> =>
  new Promise((resolve, reject) => {
    const taken = { bytes: 0, lineEnds: 0 };
    request(new URL(path, api.url), { headers }, (answer) => {
      answer
        .on('data', (chunk: Buffer) => {
          taken.bytes += chunk.length;
          for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1))
            taken.lineEnds += 1;
        })
        .on('end', () => resolve(taken))
        .on('error', reject);
      if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode}`));
    })
      .on('error', reject)
      .end();
  });

async function benchExport(session: Session, poolId: number, format: 'csv' | 'xlsx') {
  const { pid } = session.api;
  const before = { memory: memoryOf(pid), cpu: cpuOf(pid) };
  resetPeakMemory(pid);
  const path = `/api/testpoolmembers/${poolId}/report?format=${format}`;
  const { ms, value } = await timed(() => download(session, path));
  if (format === 'csv' && value.lineEnds < ROWS)
    throw new Error(`The file has ${value.lineEnds} lines for ${ROWS} rows.`);
  const figures = [
    `${(ms / 1000).toFixed(0)} s`,
    `CPU of api ${((cpuOf(pid) - before.cpu) / 1000).toFixed(0)} s`,
    `${(value.bytes / 1e6).toFixed(0)} MB`,
    `api up by ${(peakMemory(pid) - before.memory).toFixed(0)} MB at most`,
  ];
  console.log(`  ${format.padEnd(6)}${figures.join(', ')}`);
}

/** The members of a pool of a million as CSV and XLSX, from a real PostgreSQL with row-level security. */
export const benchExports = (): Promise<void> =>
  onServer(async (session) => {
    const { db } = session;
    const poolId = await addUnregulatedPool(session, 'Bench export');
    await db.query(fillPool(poolId, ROWS));
    await db.query('vacuum (analyze) test_pool_members');
    console.log(`\nExport of ${ROWS.toLocaleString('en-US')} members`);
    await benchExport(session, poolId, 'csv');
    await benchExport(session, poolId, 'xlsx');
  });
