import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Client } from 'pg';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { startPostgres } from '../../scripts/test/postgres.mjs';
import { send } from '../support/http.ts';
import { evaluate } from './inspector.ts';
import { addUnregulatedPool, fillPool, programStart, signIn, type Session } from './pools.ts';
import {
  cpuOf,
  cpuOfServer,
  peakMemory,
  pidOfServer,
  resetPeakMemory,
  startServer,
  timed,
} from './process.ts';

const MEMBERS = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
/** What a draw of that many members may take. */
const BOUND = { seconds: 5, megabytes: 1_000 };

const delays = {
  start: `(globalThis.benchDelay = process.getBuiltinModule('perf_hooks').monitorEventLoopDelay({ resolution: 5 })).enable()`,
  read: 'globalThis.benchDelay.disable(), globalThis.benchDelay.max / 1e6',
};

interface Inspected extends Session {
  inspectPort: number;
  stop: () => Promise<void>;
}

async function startApi(env: Record<string, string>): Promise<Inspected> {
  const [port = 0, inspectPort = 0] = await freePorts(2);
  const api = await startServer('api/dist/main.js', {
    port,
    env: {
      API_PORT: `${port}`,
      NODE_OPTIONS: `--inspect=${inspectPort}`,
      SEED: 'demo',
      RATE_LIMIT: 'off',
      ...env,
    },
    readyPath: '/readyz',
  });
  return { ...(await signIn(api)), inspectPort, stop: () => api.stop() };
}

/** Asks for a list again and again until `work` is done; answers how often, and the longest wait in ms. */
async function askingMeanwhile(session: Session, work: Promise<unknown>) {
  const seen = { calls: 0, longest: 0, isOver: false };
  const asking = async (): Promise<void> => {
    while (!seen.isOver) {
      const began = performance.now();
      await send(session.api.url, { path: '/api/companies?limit=25', headers: session.headers });
      seen.calls += 1;
      seen.longest = Math.max(seen.longest, performance.now() - began);
      await sleep(20);
    }
  };
  const asked = asking();
  await work;
  seen.isOver = true;
  await asked;
  return seen;
}

interface Drawing {
  what: string;
  body: object;
  /** Whether lists are asked for meanwhile, which takes a core from the draw now and then. */
  isAskedMeanwhile: boolean;
}

/** Draws once and prints what it took. */
async function drawOnce(
  session: Inspected,
  { what, body, isAskedMeanwhile }: Drawing,
  databaseCpu: () => number,
): Promise<void> {
  const { api, headers, inspectPort } = session;
  resetPeakMemory(api.pid);
  await evaluate(inspectPort, delays.start);
  const before = { api: cpuOf(api.pid), database: databaseCpu() };
  const drawing = timed(() =>
    send(api.url, { method: 'POST', path: '/api/selectionrun', headers, body }),
  );
  const meanwhile = isAskedMeanwhile ? await askingMeanwhile(session, drawing) : null;
  const { ms, value: answer } = await drawing;
  if (answer.status !== 201) throw new Error(answer.text.slice(0, 500));
  const delay = await evaluate(inspectPort, delays.read);
  const apiCpu = (cpuOf(api.pid) - before.api) / 1000;
  const database = (databaseCpu() - before.database) / 1000;
  const peak = peakMemory(api.pid);
  console.log(`  ${what}`);
  console.log(`    clock              ${(ms / 1000).toFixed(1)} s, bound ${BOUND.seconds} s`);
  console.log(
    `    CPU                api ${apiCpu.toFixed(1)} s, database ${database.toFixed(1)} s`,
  );
  console.log(`    peak of api        ${peak.toFixed(0)} MB, bound ${BOUND.megabytes} MB`);
  console.log(`    event loop         held for ${delay.toFixed(0)} ms at most`);
  if (meanwhile !== null) {
    const longest = meanwhile.longest.toFixed(0);
    console.log(`    lists meanwhile    ${meanwhile.calls}, longest ${longest} ms`);
  }
  console.log(`    answer             ${(answer.text.length / 1e6).toFixed(1)} MB`);
}

async function drawThrice(
  session: Inspected,
  poolId: number,
  databaseCpu: () => number,
): Promise<void> {
  const draw = (what: string, more: object, isAskedMeanwhile = false) => {
    const body = { testPoolId: poolId, runDate: programStart, ...more };
    return drawOnce(session, { what, body, isAskedMeanwhile }, databaseCpu);
  };
  const few = { override: true, drugOverride: 1_000, alcoholOverride: 100 };
  // What is due may be drawn once in a period, and only before any other.
  await draw('what is due of half of them a year, a quarter', { override: false });
  await draw('1,000 drawn, as a person entered it', few);
  await draw('the same, while lists are asked for', few, true);
}

async function onServer(): Promise<void> {
  const server = await startPostgres(['shared_buffers=256MB', 'max_wal_size=4GB']);
  const db = new Client(server.url);
  try {
    await db.connect();
    const session = await startApi({ DATABASE_URL: server.url });
    try {
      const poolId = await addUnregulatedPool(session, 'Bench draw');
      await db.query(fillPool(poolId, MEMBERS));
      await db.query('vacuum (analyze) test_pool_members');
      const postmaster = await pidOfServer(db);
      await drawThrice(session, poolId, () => cpuOfServer(postmaster));
    } finally {
      await session.stop();
    }
  } finally {
    await db.end();
    await server.stop();
  }
}

/** Puts members into a pool of the embedded database while nothing else has it open. */
async function fillEmbedded(data: string, poolId: number): Promise<void> {
  const lite = await PGlite.create({
    dataDir: path.join(data, 'db'),
    extensions: { btree_gin, pg_trgm },
  });
  await lite.exec(fillPool(poolId, MEMBERS));
  await lite.exec('vacuum (analyze) test_pool_members');
  await lite.close();
}

async function embedded(): Promise<void> {
  const data = mkdtempSync(path.join(tmpdir(), 'assay-draw-'));
  try {
    const empty = await startApi({ ASSAY_DATA: data });
    const poolId = await addUnregulatedPool(empty, 'Bench draw');
    await empty.stop();
    await fillEmbedded(data, poolId);
    const session = await startApi({ ASSAY_DATA: data });
    try {
      await drawThrice(session, poolId, () => 0);
    } finally {
      await session.stop();
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** Draws from a pool of a million, with PostgreSQL on a server and embedded in api. */
export async function benchDraw(): Promise<void> {
  const pool = `a pool of ${MEMBERS.toLocaleString('en-US')}`;
  console.log(`\nA draw from ${pool}, PostgreSQL on a server`);
  await onServer();
  console.log(`\nA draw from ${pool}, PostgreSQL inside api (its CPU is the api's)`);
  await embedded();
}
