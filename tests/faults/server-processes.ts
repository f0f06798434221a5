import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { inRoot } from '../../scripts/lib/root.mjs';
import { startPostgres } from '../../scripts/test/postgres.mjs';
import { startServer, type Server } from '../bench/process.ts';
import { startProxy } from '../support/plain-proxy.ts';

export const processNames = ['api 1', 'api 2', 'bff 1', 'bff 2'] as const;
export type ProcessName = (typeof processNames)[number];

/** A portal of two api and two bff processes on one PostgreSQL server, each pair behind a plain proxy. */
export interface ManyProcesses {
  /** Where browsers go, e.g. `http://localhost:26001`. */
  url: string;
  /** Ends a process at once, as a crash does. */
  kill(name: ProcessName): void;
  /** Starts one that was killed. */
  start(name: ProcessName): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The account of the README: it may not create roles.
 * @param serverUrl The server's own superuser.
 */
async function ordinaryAccount(serverUrl: string): Promise<string> {
  const readme = readFileSync(inRoot('README.md'), 'utf8');
  const [, statements = ''] = /```sql\n([\s\S]*?)```/.exec(readme) ?? [];
  const db = new Client(serverUrl);
  await db.connect();
  try {
    for (const each of statements
      .split(';')
      .map((text) => text.trim())
      .filter(Boolean))
      await db.query(each);
  } finally {
    await db.end();
  }
  return `postgres://assay:secret@${new URL(serverUrl).host}/assay`;
}

/** Starts all of them at the same moment on an empty database, which one of them fills with the demo. */
export async function startManyProcesses(): Promise<ManyProcesses> {
  const server = await startPostgres();
  const account = await ordinaryAccount(server.url);
  const data = mkdtempSync(path.join(tmpdir(), 'assay-many-'));
  const ports = await freePorts(processNames.length);
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const inner = await startProxy(urls.slice(0, 2));
  const outer = await startProxy(urls.slice(2));
  const running = new Map<ProcessName, Server>();

  async function start(name: ProcessName): Promise<void> {
    const port = ports[processNames.indexOf(name)] ?? 0;
    const env: Record<string, string> = name.startsWith('api')
      ? {
          API_PORT: `${port}`,
          ASSAY_DATA: data,
          DATABASE_URL: account,
          SEED: 'demo',
          RATE_LIMIT: 'off',
        }
      : { PORT: `${port}`, HOST: '127.0.0.1', API_URL: inner.url, TRUST_PROXY: '1' };
    const main = name.startsWith('api') ? 'api/dist/main.js' : 'bff/dist/main.js';
    running.set(name, await startServer(main, { port, env, readyPath: '/livez' }));
  }

  await Promise.all(processNames.map(start));
  return {
    url: outer.url,
    kill: (name) => void process.kill(running.get(name)?.pid ?? 0, 'SIGKILL'),
    start,
    stop: async () => {
      await Promise.all([...running.values()].map((each) => each.stop()));
      await Promise.all([outer.stop(), inner.stop()]);
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
