import { ConfigError, readConfig, type Config } from './config.ts';

const startFailures: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use; set PORT to another one.`,
  EACCES: ({ port }) => `This user may not listen on port ${port}; set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host}; correct HOST.`,
  ENOTFOUND: ({ host }) => `The host ${host} is not known; correct HOST.`,
};

/** Connections that may wait to be accepted; with fewer a crowd is told nothing and tries again after seconds. */
const BACKLOG = 4_096;

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function configOrStop(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (error instanceof ConfigError) stop(error.message);
    throw error;
  }
}

const config = configOrStop();
try {
  // Only now: a wrong setting is told before seconds go into loading the rest of the program.
  const { createApp } = await import('./app.ts');
  const app = await createApp(config);
  await app.listen({ host: config.host, port: config.port, backlog: BACKLOG });
  let closing = false;
  const close = (): void => {
    if (closing) return;
    closing = true;
    // Requests under way get 10 s; after that the process ends with them.
    setTimeout(() => process.exit(1), 10_000).unref();
    void app.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
} catch (error) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const sentence = startFailures[code]?.(config);
  stop(
    sentence ??
      `The portal server could not start: ${error instanceof Error ? error.message : 'unknown failure'}`,
  );
}
