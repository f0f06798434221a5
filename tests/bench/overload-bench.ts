import { request, Agent } from 'node:http';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { median, startServer } from './process.ts';

/** Requests at once: what bff serves best, four times as many, and a crowd. */
const CROWDS = [64, 256, 2_000];
const ROUNDS = 5;
/** How long a refusal may take, ms. */
const REFUSED_MS = 1_000;
/** Callers of one slow call, and by how much they may delay others, ms. */
const SLOW = 60;
const DELAY_MS = 100;

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

interface Told {
  status: number;
  ms: number;
  retryAfter: string | undefined;
}

const ask = (url: string, query: string): Promise<Told> =>
  new Promise((resolve, reject) => {
    let began = performance.now();
    const headers = { 'content-type': 'application/json', authorization: 'Bearer 1.bench' };
    const sent = request(`${url}/graphql`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          ms: performance.now() - began,
          retryAfter: answer.headers['retry-after'],
        }),
      );
    });
    /* A crowd takes this process seconds to connect, which is not the time of who answers. */
    sent.on('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => (began = performance.now()));
      else began = performance.now();
    });
    sent.on('error', reject);
    sent.end(JSON.stringify({ query }));
  });

const list =
  '{ companies(limit: 25) { totalCount nodes { id companyName locations(limit: 5) { nodes { id name } } } } }';
const slow = '{ contacts(limit: 5) { totalCount } }';
const quick = '{ companies(limit: 5) { nodes { id } } }';

async function crowd(url: string, size: number) {
  const began = performance.now();
  const told = await Promise.all(Array.from({ length: size }, () => ask(url, list)));
  const took = performance.now() - began;
  const served = told.filter(({ status }) => status === 200);
  const refused = told.filter(({ status }) => status === 503);
  if (served.length + refused.length < size || refused.some(({ retryAfter }) => !retryAfter))
    throw new Error('Answered as something else than 200 or 503 with Retry-After.');
  return {
    goodput: (served.length / took) * 1_000,
    refused: refused.length,
    refusedMs: Math.max(0, ...refused.map(({ ms }) => ms)),
  };
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
    console.log(`\nRequests at once; medians of ${ROUNDS}`);
    for (let each = 0; each < 5; each += 1) await crowd(bff.url, 64);
    let best = 0;
    for (const size of CROWDS) {
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await crowd(bff.url, size));
      const goodput = median(rounds.map((each) => each.goodput));
      const refusedMs = Math.max(...rounds.map((each) => each.refusedMs));
      best = Math.max(best, goodput);
      console.log(
        `  ${String(size).padStart(5)}  served ${goodput.toFixed(0)} a second (${((100 * goodput) / best).toFixed(0)} % of the best), refused ${median(rounds.map((each) => each.refused))}, each within ${refusedMs.toFixed(0)} ms (bound ${REFUSED_MS})`,
      );
      if (refusedMs > REFUSED_MS || goodput < 0.8 * best) process.exitCode = 1;
    }
    const alone: number[] = [];
    const beside: number[] = [];
    for (let each = 0; each < 20; each += 1) alone.push((await ask(bff.url, quick)).ms);
    const others = Array.from({ length: SLOW }, () => ask(bff.url, slow));
    for (let each = 0; each < 20; each += 1) beside.push((await ask(bff.url, quick)).ms);
    await Promise.all(others);
    const delay = median(beside) - median(alone);
    console.log(
      `  a list beside ${SLOW} callers of a slow call: ${delay.toFixed(0)} ms later (bound ${DELAY_MS})`,
    );
    if (delay > DELAY_MS) process.exitCode = 1;
  } finally {
    agent.destroy();
    await bff.stop();
    await upstream.stop();
  }
}
