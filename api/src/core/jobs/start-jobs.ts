import { PgBoss, fromPglite, type ConstructorOptions, type JobWithMetadata } from 'pg-boss';
import { EmbeddedDatabase } from '../database/embedded-database.ts';
import { ServerDatabase } from '../database/server-database.ts';
import type { Worker, WorkerTools } from './job.ts';

/** Running workers. */
export interface Jobs {
  /** Takes no new job, waits for the running ones, and gives the connections back. */
  stop(): Promise<void>;
}

/** How long running jobs may take to finish at the end of the process. */
const STOP_MS = 8_000;
/** What is done at each start waits until the first pages are served. */
const AFTER_START_SECONDS = 15;

/** The queue uses the connections of the application; none of its statements takes long. */
function connectionOf({ database }: WorkerTools): ConstructorOptions {
  if (database instanceof EmbeddedDatabase)
    return { db: fromPglite(database.lite), backend: 'pglite' };
  if (database instanceof ServerDatabase) {
    return { db: { executeSql: (text, values) => database.connections.query(text, values) } };
  }
  throw new TypeError('The job queue does not know this database.');
}

/** What may be kept of a failure: its words may repeat addresses or values. */
const nameOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
};

async function startWorker(boss: PgBoss, worker: Worker, tools: WorkerTools): Promise<void> {
  const { kind, cron, atStart = false, concurrency = 1, pollSeconds = 1 } = worker;
  const options = {
    includeMetadata: true as const,
    pollingIntervalSeconds: pollSeconds,
    localConcurrency: concurrency,
  };
  await boss.work(kind.name, options, async (jobs: JobWithMetadata<object>[]) => {
    for (const { id, data, retryCount, retryLimit } of jobs) {
      const log = tools.log.child({ job: kind.name, jobId: id, attempt: retryCount + 1 });
      try {
        const isLast = retryCount >= retryLimit;
        await worker.work({ ...tools, log, id, data: data ?? {}, attempt: retryCount + 1, isLast });
      } catch (error) {
        const fault = nameOf(error);
        log.warn({ fault }, 'a job failed');
        // oxlint-disable-next-line preserve-caught-error -- the queue stores it, with names and addresses
        throw new Error(fault);
      }
    }
  });
  if (cron !== undefined) await boss.schedule(kind.name, cron, {}, { tz: 'UTC' });
  if (atStart) await boss.send(kind.name, {}, { startAfter: AFTER_START_SECONDS });
}

/** Starts the workers of this process. Several processes share the jobs; each job is taken by one. */
export async function startJobs(workers: readonly Worker[], tools: WorkerTools): Promise<Jobs> {
  const boss = new PgBoss({ ...connectionOf(tools), schema: 'pgboss' });
  boss.on('error', (error) => tools.log.error({ fault: nameOf(error) }, 'the job queue failed'));
  await boss.start();
  for (const worker of workers) await startWorker(boss, worker, tools);
  return {
    async stop() {
      await boss.stop({ graceful: true, timeout: STOP_MS, close: true });
      for (const worker of workers) worker.close?.();
    },
  };
}
