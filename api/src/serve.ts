import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { keepHeads } from './core/audit/keep-heads.ts';
import type { Database } from './core/database/database.ts';
import { oneStarterAtATime } from './core/database/one-starter.ts';
import { removeOperatorFile, writeOperatorFile } from './core/operator/operator-file.ts';
import { startJobs } from './core/jobs/start-jobs.ts';
import { unknownMailHosts } from './core/mail/unknown-hosts.ts';
import { addDemoDocuments } from './seed/demo/add-demo-documents.ts';
import { sealDemoChains } from './seed/demo/seal-demo-chains.ts';
import { sealDemoLaboratories } from './seed/demo/seal-demo-laboratories.ts';
import { sealDemoSsns } from './seed/demo/seal-demo-ssns.ts';
import { seed } from './seed/seed.ts';
import { workersOf } from './workers.ts';

/** How long requests in flight may take to finish after SIGTERM. */
const DRAIN_MS = 10_000;

/** Connections that may wait to be accepted; with fewer a crowd is told nothing and tries again after seconds. */
const BACKLOG = 4_096;

/** Says at the start when people could not follow the links of mails. */
async function warnOfUnknownHosts(config: Config, database: Database, log: Logger): Promise<void> {
  const hosts = await unknownMailHosts(database, config).catch(() => []);
  if (hosts.length > 0)
    log.warn(
      { hosts },
      'links in mails would lead to hosts that nobody knows; set PORTAL_URL, or the hosts of tenants',
    );
}

/** Seeds the database and serves it until SIGTERM or SIGINT; `began` is when the process did, by `performance.now()`. */
export async function serve(
  config: Config,
  { database, log, began }: { database: Database; log: Logger; began: number },
): Promise<void> {
  const app = await buildApp(config, database);
  await oneStarterAtATime(database, config.DATABASE_POOL, async () => {
    await seed(database, config);
    if (config.SEED !== 'demo') return;
    await sealDemoSsns(database, app.secrets);
    await sealDemoChains(database, app.secrets);
    await sealDemoLaboratories(database, app.secrets, config.SIMULATOR_URL);
    await addDemoDocuments(database, app);
  });
  const jobs = await startJobs(workersOf(config, app), { database, config, log });
  const access = {
    url: `http://${config.API_HOST === '0.0.0.0' ? '127.0.0.1' : config.API_HOST}:${config.API_PORT}`,
    token: app.operatorToken,
  };
  try {
    await app.listen({
      host: config.API_HOST,
      port: config.API_PORT,
      backlog: BACKLOG,
      listenTextResolver: (address) =>
        `api is ready at ${address} with the ${database.kind} database after ${Math.round(performance.now() - began)} ms`,
    });
    await writeOperatorFile(config.ASSAY_DATA, access);
    void warnOfUnknownHosts(config, database, log);
  } catch (error) {
    await jobs.stop();
    await database.close();
    throw error;
  }

  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, 'api is stopping');
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    await removeOperatorFile(config.ASSAY_DATA, access);
    await app.close();
    await jobs.stop();
    await keepHeads({ config, database, log }, app.secrets).catch((error: unknown) =>
      log.error({ fault: String(error) }, 'the heads of the audit log could not be kept'),
    );
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}
