import { once } from 'node:events';
import { createServer } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { pino } from 'pino';
import { ConfigError, readConfig, type Config } from './config.ts';
import { DatabaseError } from './core/database/database.ts';
import { openDatabase } from './core/database/open-database.ts';
import { loggerOptions } from './core/logger.ts';

/*
 * V8 lets its heap grow to four times what lives in it before it looks what is garbage: an export of a million rows
 * took 260 MB of which 47 lived. At one and a half times, the same export takes as long, and 50 MB.
 */
setFlagsFromString('--heap-growing-percent=50');

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
  // Other threads do half of the work of opening; this one loads the rest of the program meanwhile.
  const [database, { serve }] = await Promise.all([
    openDatabase(config, {
      content: config.SEED === 'demo' ? 'demo' : 'empty',
      onError: () => log.warn('an idle database connection was lost'),
    }),
    import('./serve.ts'),
  ]);
  await serve(config, { database, log, began });
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
