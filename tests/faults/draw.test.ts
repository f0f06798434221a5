import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lastProgramDay } from '@assay/schema/test-pools/test-pool-rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inRoot } from '../../scripts/lib/root.mjs';
import { verifiedAudit } from '../support/audit.ts';
import { send, type Call } from '../support/http.ts';
import { csvForm } from '../support/multipart.ts';
import { seedPool } from '../support/pool-seed.ts';
import { startPortal, type Portal } from '../support/portal.ts';
import { Seed } from '../support/seed.ts';
import { sessionOf, todayThere } from '../support/sign-in.ts';
import { lettingGo, portsOf, processOf } from './portal-processes.ts';

/** So many that the draw is computed in a thread (ADR 55). */
const MEMBERS = 4_000;
/** Half of them a year for drugs, a tenth for alcohol out of these, a quarter of it each time. */
const DRAWN = { drugs: 500, alcohol: 100 };

/** Seconds on a quiet machine. */
const PATIENCE = 180_000;

const today = todayThere();
const env = { RATE_LIMIT: 'off' };

let data: string;
let portal: Portal;
let token: string;
let poolId: string;
/** Participants that the demo data has, and those of each run that was found whole since. */
let participants: number;
/** Seeds of the runs that were found whole, in order: each draw opens the link after the last one. */
const seeds: string[] = [];

const call = (what: Call) =>
  send(portal.apiUrl, {
    ...what,
    headers: { authorization: `Bearer ${token}`, 'x-tenant-host': 'localhost', ...what.headers },
  });
const read = async <T>(url: string): Promise<T> => (await call({ path: url })).json() as T;
const draw = (runDate: string) =>
  call({
    method: 'POST',
    path: '/api/selectionrun',
    body: { testPoolId: Number(poolId), runDate },
  });
const totalOf = async (url: string) => (await read<{ total: number }>(url)).total;

beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'assay-draw-'));
  portal = await startPortal({ data, env });
  token = await sessionOf(portal.url, 'admin');
  /* Its first period is the one that runs. */
  const program = { programStartDate: today, programEndDate: lastProgramDay(today) };
  const pool = await seedPool(new Seed(portal.url, token), false, program);
  poolId = pool.id;
  const rows = Array.from(
    { length: MEMBERS },
    (_, at) => `Ann,Lee,E-${at},${pool.location.locationId}`,
  );
  const file = ['First Name,Last Name,ID Number,Location ID', ...rows].join('\n');
  const { headers, body } = csvForm(file);
  const imported = await call({
    method: 'POST',
    path: `/api/testpoolmembers/${poolId}`,
    headers,
    body,
  });
  expect(imported.json()).toEqual({ created: MEMBERS });
  participants = await totalOf('/api/runparticipants?limit=1');
}, PATIENCE);
afterAll(async () => {
  await portal.stop();
  rmSync(data, { recursive: true, force: true });
});

/** Threads that api waits for an answer of. */
async function threadsAtWork(): Promise<number> {
  const { text } = await call({ path: '/metrics' });
  return Number(/nodejs_active_resources\{type="MessagePort"\} (\d+)/.exec(text)?.[1] ?? 0);
}

/** Draws, kills api at a moment that its metrics show, and starts again; answers whether the draw was acknowledged. */
async function killedDuring(runDate: string, moment: string): Promise<boolean> {
  const idle = await threadsAtWork();
  const seen = { isOver: false };
  const answered = draw(runDate)
    .then(({ status }) => status === 201)
    .catch(() => false)
    .finally(() => {
      seen.isOver = true;
    });
  while (!seen.isOver && (await threadsAtWork()) === idle);
  if (moment === 'saved') while (!seen.isOver && (await threadsAtWork()) > idle);
  process.kill(processOf(portal, 'api'), 'SIGKILL');
  const isAcknowledged = await answered;
  await portal.ended;
  expect(await lettingGo(portal)).toBe(true);
  portal = await startPortal({ data, env: { ...env, ...portsOf(portal) } });
  return isAcknowledged;
}

interface Run {
  id: number;
  runDate: string;
  isInvalidated: boolean;
}

const runsOn = async (day: string) =>
  (
    await read<{ results: Run[] }>(`/api/selectionrun/fortestpool/${poolId}?limit=100`)
  ).results.filter(({ runDate, isInvalidated }) => runDate === day && !isInvalidated);

/** That of the first certificate: no later draw may come from another chain. */
let firstLink = '';

/** The certificate of a run holds its snapshot and opens the next link of the chain; it proves the draw. */
async function expectWhole({ id }: Run): Promise<void> {
  const { text } = await call({ path: `/api/selectionrun/${id}/certificate` });
  const file = path.join(data, 'certificate.json');
  writeFileSync(file, text);
  const { snapshot, commitment, outcome } = JSON.parse(text);
  firstLink ||= commitment.firstLink;
  const verified = execFileSync(process.execPath, [
    inRoot('draw/bin/verify-draw.mjs'),
    file,
    '--first-link',
    firstLink,
  ]);
  expect(verified.toString()).toContain('The draw is proved.');
  expect(snapshot).toHaveLength(MEMBERS);
  expect(commitment).toMatchObject({ chain: 1, link: seeds.length + 1 });
  expect(commitment.previousLink).toBe(seeds.at(-1) ?? commitment.firstLink);
  seeds.push(outcome.seed);
  participants += DRAWN.drugs;
  expect(await totalOf(`/api/runparticipants?selectionRunId[EQ]=${id}&limit=1`)).toBe(DRAWN.drugs);
  expect(await read(`/api/selectionrun/${id}`)).toMatchObject({
    memberCount: MEMBERS,
    selectedForDrugTesting: DRAWN.drugs,
    selectedForAlcoholTesting: DRAWN.alcohol,
  });
}

it.each(['computed', 'saved'])(
  'kill -9 while a draw is %s leaves all of it or nothing',
  async (moment) => {
    const runDate = today;
    const isAcknowledged = await killedDuring(runDate, moment);

    const [run, ...more] = await runsOn(runDate);
    expect(more).toEqual([]);
    if (run !== undefined) await expectWhole(run);
    else expect(isAcknowledged).toBe(false);
    expect(await totalOf('/api/runparticipants?limit=1')).toBe(participants);

    const again = await draw(runDate);

    expect(again.status, again.text).toBe(run === undefined ? 201 : 400);
    if (run === undefined) await expectWhole(again.json() as Run);
    const runs = await runsOn(runDate);
    expect(runs).toHaveLength(1);
    expect(await totalOf('/api/runparticipants?limit=1')).toBe(participants);
    /* Its period is free for the next draw. */
    await call({
      method: 'POST',
      path: `/api/selectionrun/${runs[0]?.id}/invalidate`,
      body: { invalidationReason: 'The next one follows.' },
    });
  },
  PATIENCE,
);

it('the audit log is an unbroken chain afterwards', async () => {
  process.kill(portal.pid, 'SIGTERM');
  await portal.ended;

  expect(verifiedAudit(data)).toMatch(/tenant 1: \d+ rows/);
});
