import { request } from 'node:http';
import type { Session } from './pools.ts';
import { cpuOf, memoryOf, peakMemory, resetPeakMemory, timed } from './process.ts';

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

/** Prints how long a file takes, and how much memory api needs for it at most. @param lines that a CSV has at least */
export async function benchDownload(
  session: Session,
  { name, path, lines = 0 }: { name: string; path: string; lines?: number },
): Promise<void> {
  const { pid } = session.api;
  const before = { memory: memoryOf(pid), cpu: cpuOf(pid) };
  resetPeakMemory(pid);
  const { ms, value } = await timed(() => download(session, path));
  if (value.lineEnds < lines)
    throw new Error(`The file has ${value.lineEnds} lines for ${lines} rows.`);
  const figures = [
    `${(ms / 1000).toFixed(0)} s`,
    `CPU of api ${((cpuOf(pid) - before.cpu) / 1000).toFixed(0)} s`,
    `${(value.bytes / 1e6).toFixed(0)} MB`,
    `api up by ${(peakMemory(pid) - before.memory).toFixed(0)} MB at most`,
  ];
  console.log(`  ${name.padEnd(6)}${figures.join(', ')}`);
}
