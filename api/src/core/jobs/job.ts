import type { z } from 'zod';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Database } from '../database/database.ts';

/**
 * One kind of job. Its queue, with retries and back-off, is made in a migration:
 * `select pgboss.create_queue('mail.send', '{"policy": "standard", "retryLimit": 8, …}')`.
 */
export interface JobKind<T extends object> {
  name: string;
  /** What a job carries; never a secret and nothing about a person. */
  data: z.ZodType<T>;
}

export const defineJob = <T extends object>(kind: JobKind<T>): JobKind<T> => kind;

/** What every worker may use. */
export interface WorkerTools {
  database: Database;
  config: Config;
  log: Logger;
}

/** One attempt at a job. */
export interface JobRun<T extends object> extends WorkerTools {
  id: string;
  data: T;
  /** Counts from 1. */
  attempt: number;
  /** Nobody tries again after this attempt. */
  isLast: boolean;
}

/**
 * Does the jobs of one kind. A job runs at least once: again after a failure, and again when the
 * process ended before its success was saved, so its work has to be repeatable.
 */
export interface Worker<T extends object = object> {
  kind: JobKind<T>;
  /** Starts one job without data at these times (cron, UTC), once in the whole installation. */
  cron?: string;
  /** Starts one as well, without data, each time that a process starts. */
  atStart?: boolean;
  /** Seconds between two looks at the queue; 1 unless said otherwise, because somebody may be waiting. */
  pollSeconds?: number;
  /** Jobs of this kind at the same time in one process. */
  concurrency?: number;
  work(run: JobRun<T>): Promise<void>;
  /** Gives back what the worker holds, once no job of it runs any more. */
  close?(): void;
}

/** Keeps the type of the data inside the worker, so that workers of all kinds fit into one list. */
export const defineWorker = <T extends object>(worker: Worker<T>): Worker => ({
  ...worker,
  work: (run) => worker.work({ ...run, data: worker.kind.data.parse(run.data) }),
});
