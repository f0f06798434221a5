import { freePorts } from '../../scripts/lib/ports.mjs';
import { send } from '../support/http.ts';
import { closeConnections, fire, shoot, type Shot } from './load.ts';
import { benchQueries } from './operations.ts';
import { cpuOf, median, startServer, type Server } from './process.ts';

const WARM_UP = 400;
const SHOTS = 400;
const ROUNDS = 5;

const callsOf = async (upstream: Server) =>
  ((await send(upstream.url, { path: '/calls' })).json() as { calls: number }).calls;

/** Where two answers part. */
function differenceOf(ours: string, floor: string): string {
  let at = 0;
  while (ours[at] === floor[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  return `bff answers …${around(ours)}…, the floor …${around(floor)}…`;
}

/** CPU milliseconds of a server for each of `SHOTS` requests. */
async function cpuPerRequest({ pid }: Server, shot: Shot): Promise<number> {
  const before = cpuOf(pid);
  await fire(shot, SHOTS);
  return (cpuOf(pid) - before) / SHOTS;
}

/** bff's CPU time and upstream calls for each query, beside the floor. */
export async function benchGraphql(): Promise<void> {
  const [upstreamPort = 0, bffPort = 0, floorPort = 0] = await freePorts(3);
  const upstream = await startServer('tests/bench/upstream.ts', {
    port: upstreamPort,
    args: [`${upstreamPort}`],
    readyPath: '/readyz',
  });
  const bff = await startServer('bff/dist/main.js', {
    port: bffPort,
    env: { PORT: `${bffPort}`, API_URL: upstream.url, RATE_LIMIT: 'off' },
    readyPath: '/readyz',
  });
  const floor = await startServer('tests/bench/floor.ts', {
    port: floorPort,
    args: [`${floorPort}`, upstream.url],
    readyPath: '/readyz',
  });
  try {
    console.log(
      `GraphQL, upstream answers in 5 ms; CPU ms of the process for each query, medians of ${ROUNDS} × ${SHOTS}`,
    );
    for (const { name, what, query, variables } of benchQueries()) {
      const viaBff: Shot = {
        url: bff.url,
        path: '/graphql',
        headers: { authorization: 'Bearer 1.bench' },
        body: JSON.stringify({ query, variables }),
      };
      const viaFloor: Shot = { url: floor.url, path: '/', headers: { 'x-query': name }, body: '' };
      const [answer, same] = [await shoot(viaBff), await shoot(viaFloor)];
      if (answer !== same) throw new Error(`${name}: ${differenceOf(answer, same)}`);
      await fire(viaBff, WARM_UP);
      await fire(viaFloor, WARM_UP);
      const rounds: { bff: number; floor: number }[] = [];
      let calls = 0;
      // Alternating, so that a busy moment of the machine hits both.
      for (let round = 0; round < ROUNDS; round += 1) {
        const before = await callsOf(upstream);
        const viaBffCpu = await cpuPerRequest(bff, viaBff);
        calls += (await callsOf(upstream)) - before;
        rounds.push({ bff: viaBffCpu, floor: await cpuPerRequest(floor, viaFloor) });
      }
      const [bffCpu, floorCpu] = [
        median(rounds.map((each) => each.bff)),
        median(rounds.map((each) => each.floor)),
      ];
      console.log(
        `  ${name}  bff ${bffCpu.toFixed(2)} ms, ${(calls / SHOTS / ROUNDS).toFixed(1)} calls; floor ${floorCpu.toFixed(2)} ms; ratio ${(bffCpu / floorCpu).toFixed(2)}  (${what})`,
      );
    }
  } finally {
    closeConnections();
    for (const server of [floor, bff, upstream]) await server.stop();
  }
}
