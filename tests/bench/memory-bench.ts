import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { startPostgres } from '../../scripts/test/postgres.mjs';
import { graphqlData } from '../support/graphql.ts';
import { sessionOf } from '../support/sign-in.ts';
import { quietMemory } from './inspector.ts';
import { closeConnections, shoot, type Shot } from './load.ts';
import { benchQueries } from './operations.ts';
import { cpuOf, startServer, type Server } from './process.ts';

const CONCURRENCY = 8;
/** The first of them is the end of the warm-up. */
const STOPS = [2_000, 6_000, 10_000] as const;

interface Inspected extends Server {
  inspectPort: number;
}

async function startInspected(
  main: string,
  portName: string,
  env: Record<string, string>,
): Promise<Inspected> {
  const [port = 0, inspectPort = 0] = await freePorts(2);
  const server = await startServer(main, {
    port,
    env: {
      ...env,
      [portName]: `${port}`,
      NODE_OPTIONS: `--inspect=${inspectPort}`,
      RATE_LIMIT: 'off',
    },
    readyPath: '/readyz',
  });
  return { ...server, inspectPort };
}

/** A day's mixture: mostly lists, some records, few writes, a few callers without a session. */
async function mixture(url: string): Promise<(index: number) => Shot> {
  const token = await sessionOf(url, 'super');
  const { companies } = await graphqlData<{ companies: { nodes: { id: string }[] } }>(
    url,
    token,
    '{ companies(limit: 50) { nodes { id } } }',
  );
  const session = { authorization: `Bearer ${token}` };
  const [q1, q2, list] = benchQueries();
  const shot = (query: string, variables: object, headers: Record<string, string> = session) => ({
    url,
    path: '/graphql',
    headers,
    body: JSON.stringify({ query, variables }),
  });
  const one =
    'query One($id: ID!) { company(id: $id) { id companyName address { city } viewerCanUpdate } }';
  const search = 'query Search($q: String) { companies(q: $q) { totalCount nodes { id } } }';
  const stale =
    'mutation Stale($id: ID!, $input: UpdateCompanyInput!) { updateCompany(id: $id, input: $input) { errors { errorCode } } }';
  const collect =
    'mutation Collect { collectNotifications(active: false) { notifications { id } } }';
  return (index) => {
    const id = companies.nodes[index % companies.nodes.length]?.id ?? '1';
    const kind = index % 20;
    if (kind < 9) return shot(list?.query ?? '', { limit: 15, offset: (index % 4) * 15 });
    if (kind < 11) return shot(q1?.query ?? '', {});
    if (kind < 12) return shot(q2?.query ?? '', {});
    if (kind < 15) return shot(one, { id });
    if (kind < 16) return shot(search, { q: `word ${index}` });
    if (kind < 17) return shot(stale, { id, input: { companyName: 'Stale', version: 0 } });
    if (kind < 18) return shot(collect, {});
    if (kind < 19) return shot('{ viewer { permissions profile { id } } }', {});
    return shot('{ tenantStyle { TENANT_TITLE: tenantTitle } }', {}, {});
  };
}

async function fireMixed(shotOf: (index: number) => Shot, from: number, to: number) {
  let next = from;
  const shooter = async () => {
    while (next < to) {
      const index = next;
      next += 1;
      await shoot(shotOf(index));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, shooter));
}

/** Waits until a process does nothing: what it does of itself after a start is over then. */
async function quiet({ pid }: Server) {
  for (let idle = 0; idle < 3;) {
    const before = cpuOf(pid);
    await sleep(500);
    idle = cpuOf(pid) - before <= 20 ? idle + 1 : 0;
  }
}

async function measure(kind: string, env: Record<string, string>) {
  const api = await startInspected('api/dist/main.js', 'API_PORT', { SEED: 'demo', ...env });
  const bff = await startInspected('bff/dist/main.js', 'PORT', { API_URL: api.url });
  const print = async (what: string) => {
    const columns: string[] = [];
    for (const server of [api, bff]) {
      await quiet(server);
      const { rss, heap } = await quietMemory(server.pid, server.inspectPort);
      columns.push(rss.toFixed(0).padStart(8), heap.toFixed(1).padStart(9));
    }
    console.log(`  ${`${kind}, ${what}`.padEnd(32)}${columns.join('')}`);
  };
  try {
    await print('after start');
    const shotOf = await mixture(bff.url);
    let done = 0;
    for (const stop of STOPS) {
      await fireMixed(shotOf, done, stop);
      done = stop;
      await print(`${stop.toLocaleString('en-US')} requests`);
    }
  } finally {
    closeConnections();
    await bff.stop();
    await api.stop();
  }
}

/** Resident memory and live heap after the start with demo data, and over 10,000 mixed requests. */
export async function benchMemory(): Promise<void> {
  console.log('\nMemory in MB: resident, and live objects after a full collection');
  console.log(`${''.padEnd(34)} api rss api heap bff rss bff heap`);
  const data = mkdtempSync(path.join(tmpdir(), 'assay-memory-'));
  const server = await startPostgres();
  try {
    await measure('embedded', { ASSAY_DATA: path.join(data, 'embedded') });
    await measure('server', { ASSAY_DATA: path.join(data, 'server'), DATABASE_URL: server.url });
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
