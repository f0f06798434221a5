import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { getConstructionPlans } from 'pg-boss';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../../config.ts';
import type { Database } from '../database/database.ts';
import { migrationsDirectory } from '../database/migrate.ts';
import { inTransaction } from '../database/transaction.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { enqueue } from './enqueue.ts';
import { defineJob, defineWorker, type JobRun } from './job.ts';
import { startJobs, type Jobs } from './start-jobs.ts';

let database: Database;
let jobs: Jobs | null = null;
let lines: string[] = [];

const config = readConfig({ NODE_ENV: 'test', SEED: 'none' });
const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
const greet = defineJob({
  name: 'test.greet',
  data: z.object({ tenantId: z.int(), word: z.string() }),
});

beforeAll(async () => {
  database = await openTestDatabase();
  await inTransaction(database, { role: 'owner' }, (tx) =>
    tx.row(sql`select pgboss.create_queue('test.greet',
      '{"policy": "standard", "retryLimit": 1, "retryDelay": 1, "retryBackoff": true}'::jsonb)`),
  );
});
afterEach(async () => {
  await jobs?.stop();
  jobs = null;
  lines = [];
  await inTransaction(database, { role: 'owner' }, (tx) => tx.run(sql`delete from pgboss.job`));
});
afterAll(() => database.close());

type Run = JobRun<z.output<typeof greet.data>>;

/** Starts a worker that hands its runs over as events. */
async function work(handler: (run: Run) => Promise<void> = async () => {}): Promise<EventEmitter> {
  const runs = new EventEmitter();
  const worker = defineWorker({
    kind: greet,
    work: async (run) => {
      try {
        await handler(run);
      } finally {
        runs.emit('run', run);
      }
    },
  });
  jobs = await startJobs([worker], { database, config, log });
  return runs;
}

const add = (word: string, tenantId = 1) =>
  inTransaction(database, { tenantId }, (tx) => enqueue({ tx }, greet, { word }));
const waiting = async (): Promise<number> => {
  const row = await inTransaction(database, { role: 'owner' }, (tx) =>
    tx.row<{ count: number }>(
      sql`select count(*)::integer as count from pgboss.job where name = 'test.greet' and state < 'active'`,
    ),
  );
  return row?.count ?? -1;
};

test('a job that was saved with its change is done', async () => {
  await add('hello');

  const [run]: Run[] = await once(await work(), 'run');

  expect(run).toMatchObject({ data: { tenantId: 1, word: 'hello' }, attempt: 1, isLast: false });
});

test('a rollback leaves no job', async () => {
  await expect(
    inTransaction(database, { tenantId: 1 }, async (tx) => {
      await enqueue({ tx }, greet, { word: 'never' });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');

  expect(await waiting()).toBe(0);
});

test('the tenant of a job is the one of the transaction, whatever the data says', async () => {
  await inTransaction(database, { tenantId: 7 }, (tx) =>
    enqueue({ tx }, greet, { word: 'mine', tenantId: 1 } as { word: string }),
  );

  const [run]: Run[] = await once(await work(), 'run');

  expect(run?.data.tenantId).toBe(7);
});

test('a job without a tenant, or for a queue that is not there, is refused', async () => {
  const nowhere = defineJob({ name: 'test.nowhere', data: greet.data });

  await expect(
    inTransaction(database, {}, (tx) => enqueue({ tx }, greet, { word: 'x' })),
  ).rejects.toThrow('needs a tenant');
  await expect(
    inTransaction(database, { tenantId: 1 }, (tx) => enqueue({ tx }, nowhere, { word: 'x' })),
  ).rejects.toThrow('no queue');
});

test('the application can neither read nor change the queue', async () => {
  const reading = inTransaction(database, { tenantId: 1 }, (tx) =>
    tx.rows(sql`select * from pgboss.job`),
  );

  await expect(reading).rejects.toThrow(/permission denied/);
});

test('a failed job is tried again, and knows its last attempt', async () => {
  const attempts: [number, boolean][] = [];
  const runs = await work(async ({ attempt, isLast }) => {
    attempts.push([attempt, isLast]);
    throw new Error('not now');
  });
  await add('again');

  while (attempts.length < 2) await once(runs, 'run');

  expect(attempts).toEqual([
    [1, false],
    [2, true],
  ]);
}, 30_000);

test('neither the queue nor the log keeps the words of a failure', async () => {
  const runs = await work(async () => {
    throw Object.assign(new Error('550 ann@secret.test is unknown'), { code: 'EENVELOPE' });
  });
  await add('private');
  await once(runs, 'run');
  await sleep(300);

  const rows = await inTransaction(database, { role: 'owner' }, (tx) =>
    tx.rows(sql`select output::text from pgboss.job`),
  );
  expect(JSON.stringify(rows)).toContain('EENVELOPE');
  expect(JSON.stringify(rows) + lines.join()).not.toContain('ann@secret.test');
});

test('stopping waits for the job that runs, and takes no other', async () => {
  let finished = 0;
  const started = new EventEmitter();
  await work(async () => {
    started.emit('start');
    await sleep(500);
    finished += 1;
  });
  await add('first');
  await once(started, 'start');
  await add('second');

  await jobs?.stop();
  jobs = null;

  expect(finished).toBe(1);
  expect(await waiting()).toBe(1);
});

test('the tables are those of the installed pg-boss', () => {
  const migration = readFileSync(path.join(migrationsDirectory, '0014_job_queue.sql'), 'utf8');
  const statements = (text: string): string =>
    text
      .replace(/^--.*$/gm, '')
      .replace(/^\s*(BEGIN;|COMMIT;|SET LOCAL .*;|SELECT pg_advisory_xact_lock.*;)\s*$/gm, '')
      .replace(/\s+/g, ' ')
      .trim();

  expect(statements(migration)).toBe(statements(getConstructionPlans('pgboss')));
});
