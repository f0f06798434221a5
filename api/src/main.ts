import { once } from 'node:events';
import { createServer } from 'node:net';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { DatabaseError } from './core/database/database.ts';
import { openDatabase } from './core/database/open-database.ts';
import { startJobs } from './core/jobs/start-jobs.ts';
import { loggerOptions } from './core/logger.ts';
import { sealDemoChains } from './seed/demo/seal-demo-chains.ts';
import { sealDemoSsns } from './seed/demo/seal-demo-ssns.ts';
import { seed } from './seed/seed.ts';
import { workersOf } from './workers.ts';

/** How long requests in flight may take to finish after SIGTERM. */
const DRAIN_MS = 10_000;

/** Fails at once when the address cannot be had, instead of after the database was opened. */
async function reserve({ API_HOST: host, API_PORT: port }: Config): Promise<void> {
  const probe = createServer().listen({ host, port });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

async function start(config: Config): Promise<void> {
  const log = pino(loggerOptions(config));
  const began = performance.now();
  await reserve(config);
  const database = await openDatabase(config, {
    content: config.SEED === 'demo' ? 'demo' : 'empty',
    onError: () => log.warn('an idle database connection was lost'),
  });
  await seed(database, config);
  const app = await buildApp(config, database);
  if (config.SEED === 'demo') {
    await sealDemoSsns(database, app.secrets);
    await sealDemoChains(database, app.secrets);
  }
  const jobs = await startJobs(workersOf(config), { database, config, log });
  try {
    await app.listen({
      host: config.API_HOST,
      port: config.API_PORT,
      listenTextResolver: (address) =>
        `api is ready at ${address} with the ${database.kind} database after ${Math.round(performance.now() - began)} ms`,
    });
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
    await app.close();
    await jobs.stop();
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

/** One clear sentence for what the person who starts the server can change; null for a fault of ours. */
function sentenceOf(error: unknown, config: Config | null): string | null {
  if (error instanceof ConfigError || error instanceof DatabaseError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${config?.API_PORT} is already in use; stop the other server or set API_PORT.`;
    case 'EACCES':
      return `Port ${config?.API_PORT} may not be opened by this user; set API_PORT to one above 1024.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `API_HOST ${config?.API_HOST} is no address of this machine.`;
    default:
      return null;
  }
}

let config: Config | null = null;
try {
  config = readConfig();
  await start(config);
} catch (error) {
  const sentence = sentenceOf(error, config);
  process.stderr.write(
    sentence === null
      ? `api cannot start: ${error instanceof Error ? error.stack : String(error)}\n`
      : `${sentence}\n`,
  );
  process.exit(1);
}
