import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderRequest } from '@assay/schema/order-requests/order-request';
import type { TestPool } from '@assay/schema/test-pools/test-pool';
import { lastProgramDay } from '@assay/schema/test-pools/test-pool-rules';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { send } from '../support/http.ts';
import { onServer, sendCsv } from './on-server.ts';
import { addPool, programStart, signIn, type Session } from './pools.ts';
import { cpuOf, startServer } from './process.ts';

const DRAWN = Number(process.env['BENCH_DRAWN'] ?? 5_000);
const BOUND = 10;

async function call<T>({ api, headers }: Session, url: string, body?: object): Promise<T> {
  const asked = body === undefined ? {} : { method: 'POST', body };
  const answer = await send(api.url, { path: url, headers, ...asked });
  if (answer.status >= 300) throw new Error(answer.text.slice(0, 500));
  return answer.json() as T;
}

/** A run of the demo's first company that selected many, all at one location that orders electronically. */
async function drawnRun(session: Session): Promise<number> {
  const { results } = await call<{ results: TestPool[] }>(session, '/api/testpools?limit=100');
  const model = results.find(
    (pool) => pool.companyId === 1 && pool.testOrderType === 'ELECTRONIC_ORDER',
  );
  const account = model?.labAccounts[0];
  if (account === undefined) throw new Error('The demo has no pool that orders electronically.');
  const id = await addPool(session, {
    name: 'Bench orders',
    isTestPoolForCompany: false,
    locationId: account.locationId,
    targetType: 'percentage',
    drugPercentage: 50,
    alcoholPercentage: 0,
    programEndDate: lastProgramDay(programStart),
    testOrderType: 'ELECTRONIC_ORDER',
    shouldAutoGenerateTests: true,
    labAccounts: [account],
  });
  const rows = Array.from(
    { length: DRAWN },
    (_, index) => `First${index % 977},Last${index % 4_999},B-${index}`,
  );
  const csv = `First Name,Last Name,ID Number\n${rows.join('\n')}\n`;
  const sent = await sendCsv(session, `/api/testpoolmembers/${id}`, csv);
  if (sent.status !== 201) throw new Error(sent.text.slice(0, 500));
  const run = await call<{ id: number }>(session, '/api/selectionrun', {
    testPoolId: id,
    runDate: programStart,
    override: true,
    drugOverride: DRAWN,
    alcoholOverride: 0,
  });
  return run.id;
}

/** Asks for the orders of a run and looks on until they are placed. */
async function generate(session: Session, databaseCpu: () => number): Promise<void> {
  const selectionId = await drawnRun(session);
  const { pid } = session.api;
  const before = { api: cpuOf(pid), database: databaseCpu() };
  const began = performance.now();
  const url = '/api/randomtesting/laborder/request';
  let request = await call<OrderRequest>(session, url, { selectionId });
  const seen = new Set<number>();
  let longest = 0;
  while (request.status === 'OPEN' || request.status === 'IN_PROGRESS') {
    await sleep(100);
    const asked = performance.now();
    request = await call<OrderRequest>(session, `${url}/${request.id}`);
    longest = Math.max(longest, performance.now() - asked);
    if (request.status === 'IN_PROGRESS' && request.done > 0) seen.add(request.done);
  }
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
  const cpu = [cpuOf(pid) - before.api, databaseCpu() - before.database].map(seconds);
  console.log(
    `  ${request.ordered} orders, ${request.failed} without one: ${seconds(performance.now() - began)} (bound ${BOUND} s), CPU of api ${cpu[0]}, of the database ${cpu[1]}`,
  );
  console.log(`  steps that were told: ${[...seen].join(', ')}; longest look ${seconds(longest)}`);
}

async function embedded(): Promise<void> {
  const data = mkdtempSync(path.join(tmpdir(), 'assay-orders-'));
  const [port = 0] = await freePorts(1);
  const api = await startServer('api/dist/main.js', {
    port,
    env: { API_PORT: `${port}`, SEED: 'demo', RATE_LIMIT: 'off', ASSAY_DATA: data },
    readyPath: '/readyz',
  });
  try {
    await generate(await signIn(api), () => 0);
  } finally {
    await api.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Orders of a run of thousands, with PostgreSQL on a server and embedded in api. */
export async function benchOrders(): Promise<void> {
  console.log(`\nOrders of a run that selected ${DRAWN.toLocaleString('en-US')}, on a server`);
  await onServer((session) => generate(session, session.databaseCpu));
  console.log('The same, PostgreSQL inside api (its CPU is the api’s)');
  await embedded();
}
