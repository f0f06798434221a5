import type { Config } from './config.ts';
import type { Worker } from './core/jobs/job.ts';
import { checkAuditWorker } from './core/audit/check-audit.worker.ts';
import { keepHeadsWorker, mailHeadsWorker } from './core/audit/keep-heads.worker.ts';
import { idempotencyWorker } from './core/http/idempotency.worker.ts';
import { mailWorker } from './core/mail/mail.worker.ts';
import { collectionSitesWorker } from './modules/collection-sites/collection-sites.worker.ts';
import { filesWorker } from './modules/files/files.worker.ts';
import { httpsJson } from './modules/laboratories/https-json.ts';
import { checkWorker, sendWorker } from './modules/laboratories/send.worker.ts';
import { takeInWorker, type TakeInTools } from './modules/laboratories/take-in.worker.ts';
import { testNoticesWorker } from './modules/test-results/test-notices.worker.ts';
import { expireOrdersWorker } from './modules/lab-orders/expire-orders.worker.ts';
import { mailPassWorker } from './modules/lab-orders/mail-pass.worker.ts';
import { laboratoryCalls } from './laboratory-calls.ts';
import { orderWorkers } from './modules/order-requests/generate-orders.worker.ts';
import { notificationsWorker } from './modules/notifications/notifications.worker.ts';
import { resealWorker } from './core/secrets/reseal.worker.ts';
import { mailReportsWorker } from './modules/reports/mail-reports.worker.ts';
import { purgeWorker } from './modules/session/purge.worker.ts';
import { restorePasswordWorker } from './modules/session/restore-password.ts';
import { tellLockedWorker } from './modules/session/tell-locked.ts';
import { keepProgressWorker } from './modules/test-pools/keep-progress.worker.ts';
import { poolRemindersWorker } from './modules/test-pools/pool-reminders.worker.ts';
import { sealedColumns } from './sealed-columns.ts';

/** Every worker of the process, one line a kind of job. */
export const workersOf = (config: Config, tools: TakeInTools): readonly Worker[] => {
  const { secrets } = tools;
  const dial = httpsJson(config.LABORATORY_PRIVATE_HOSTS);
  return [
    mailWorker(config),
    checkAuditWorker,
    keepHeadsWorker(secrets),
    mailHeadsWorker(secrets),
    collectionSitesWorker,
    filesWorker,
    checkWorker(secrets, dial),
    sendWorker(secrets, dial),
    takeInWorker(tools),
    idempotencyWorker,
    expireOrdersWorker,
    mailPassWorker,
    mailReportsWorker,
    notificationsWorker,
    testNoticesWorker,
    ...orderWorkers({ secrets, laboratory: laboratoryCalls }),
    keepProgressWorker,
    poolRemindersWorker,
    purgeWorker,
    resealWorker(secrets, sealedColumns),
    restorePasswordWorker,
    tellLockedWorker,
  ];
};
