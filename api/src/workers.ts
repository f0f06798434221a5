import type { Config } from './config.ts';
import type { Worker } from './core/jobs/job.ts';
import { idempotencyWorker } from './core/http/idempotency.worker.ts';
import { mailWorker } from './core/mail/mail.worker.ts';
import { filesWorker } from './modules/files/files.worker.ts';
import { notificationsWorker } from './modules/notifications/notifications.worker.ts';
import { purgeWorker } from './modules/session/purge.worker.ts';
import { restorePasswordWorker } from './modules/session/restore-password.ts';

/** Every worker of the process, one line a kind of job. */
export const workersOf = (config: Config): readonly Worker[] => [
  mailWorker(config),
  filesWorker,
  idempotencyWorker,
  notificationsWorker,
  purgeWorker,
  restorePasswordWorker,
];
