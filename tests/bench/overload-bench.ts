import { freePorts } from '../../scripts/lib/ports.mjs';
import { Crowd, type Told } from './crowd.ts';
import { cpuOf, median, startServer } from './process.ts';

/** Clients that ask again and again: what bff serves well, four times as many, and four times more than it admits. */
const SIEGES = [64, 256, 1_024];
const SIEGE_MS = 4_000;
/** What may be lost of the best rate of answers under too much load. */
const LOST = 0.2;
/** So many at once, and how long a refusal of them may take, ms. */
const BURST = 2_000;
const REFUSED_MS = 1_000;
const BURSTS = 5;
/** Callers of one slow call, and by how much they may delay others, ms. */
const SLOW = 60;
const DELAY_MS = 100;

const list =
  '{ companies(limit: 25) { totalCount nodes { id companyName locations(limit: 5) { nodes { id name } } } } }';
const slow = '{ contacts(limit: 5) { totalCount } }';
const quick = '{ companies(limit: 5) { nodes { id } } }';

const highest = (values: readonly number[]): number => Math.max(0, ...values);

function sorted(told: readonly Told[]) {
  const served = told.filter(({ status }) => status === 200);
  const refused = told.filter(({ status, retryAfter }) => status === 503 && retryAfter);
  if (served.length + refused.length < told.length)
    throw new Error('Answered as something else than 200 or 503 with Retry-After.');
  return { served, refused };
}

/** Answers of a second, and of a second of bff's CPU, under ever more clients that come again. */
async function benchSieges(crowd: Crowd, pid: number): Promise<void> {
  console.log(`\nClients that ask again and again, ${SIEGE_MS / 1_000} s each`);
  await crowd.siege(SIEGES[0] ?? 1, SIEGE_MS);
  let [best, bestOfCpu] = [0, 0];
  for (const size of SIEGES) {
    const before = cpuOf(pid);
    const { served, refused } = sorted(await crowd.siege(size, SIEGE_MS));
    const rate = served.length / (SIEGE_MS / 1_000);
    const ofCpu = served.length / ((cpuOf(pid) - before) / 1_000);
    [best, bestOfCpu] = [Math.max(best, rate), Math.max(bestOfCpu, ofCpu)];
    const percent = (part: number) => `${(100 * part).toFixed(0)} %`;
    console.log(
      `  ${String(size).padStart(5)}  served ${rate.toFixed(0)} a second (${percent(rate / best)} of the best; of CPU ${percent(ofCpu / bestOfCpu)}), refused ${refused.length}, each within ${highest(refused.map(({ ms }) => ms)).toFixed(0)} ms (bound ${REFUSED_MS})`,
    );
    if (highest(refused.map(({ ms }) => ms)) > REFUSED_MS) process.exitCode = 1;
    if (ofCpu < (1 - LOST) * bestOfCpu) process.exitCode = 1;
  }
}

async function benchBursts(crowd: Crowd): Promise<void> {
  const rounds = [];
  for (let each = 0; each < BURSTS; each += 1) rounds.push(sorted(await crowd.burst(BURST)));
  const took = rounds.map(({ refused }) => highest(refused.map(({ ms }) => ms)));
  console.log(
    `${BURST} at once, ${BURSTS} times: served ${median(rounds.map(({ served }) => served.length))}, refused ${median(rounds.map(({ refused }) => refused.length))}, the last after ${median(took).toFixed(0)} ms, at most ${highest(took).toFixed(0)} (bound ${REFUSED_MS})`,
  );
  if (median(took) > REFUSED_MS) process.exitCode = 1;
}

async function benchBulkheads(url: string): Promise<void> {
  const asked = async () => (await new Crowd(url, quick).burst(1))[0]?.ms ?? 0;
  const alone: number[] = [];
  const beside: number[] = [];
  for (let each = 0; each < 20; each += 1) alone.push(await asked());
  const others = new Crowd(url, slow).burst(SLOW);
  for (let each = 0; each < 20; each += 1) beside.push(await asked());
  sorted(await others);
  const delay = median(beside) - median(alone);
  console.log(
    `A list beside ${SLOW} callers of a slow call: ${delay.toFixed(0)} ms later (bound ${DELAY_MS})`,
  );
  if (delay > DELAY_MS) process.exitCode = 1;
}

/** What bff serves and refuses under too much load, and whether one slow call delays the others. */
export async function benchOverload(): Promise<void> {
  const [upstreamPort = 0, port = 0] = await freePorts(2);
  const upstream = await startServer('tests/bench/upstream.ts', {
    port: upstreamPort,
    args: [`${upstreamPort}`],
    readyPath: '/readyz',
  });
  const bff = await startServer('bff/dist/main.js', {
    port,
    env: { PORT: `${port}`, API_URL: upstream.url },
    readyPath: '/readyz',
  });
  try {
    const crowd = new Crowd(bff.url, list);
    await benchSieges(crowd, bff.pid);
    await benchBursts(crowd);
    await benchBulkheads(bff.url);
  } finally {
    await bff.stop();
    await upstream.stop();
  }
}
