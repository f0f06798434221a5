import { Client } from 'pg';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { startPostgres } from '../../scripts/test/postgres.mjs';
import { send } from '../support/http.ts';
import { signIn, type Session } from './pools.ts';
import {
  cpuOfServer,
  median,
  pidOfServer,
  startServer,
  timed,
  type Server,
  type ServerOptions,
} from './process.ts';

/** The api on a real PostgreSQL with the demo data, and somebody signed in who may do everything. */
export interface OnServer extends Session {
  /** The database as its owner, past row-level security. */
  db: Client;
  /** CPU time of the database so far, ms. */
  databaseCpu: () => number;
  /** Starts a bff in front of the api; it ends with the bench. */
  startBff: () => Promise<Server>;
}

/** Runs a bench on a database server of its own. @param settings of PostgreSQL */
export async function onServer(
  work: (world: OnServer) => Promise<void>,
  settings: readonly string[] = [],
): Promise<void> {
  const server = await startPostgres(['shared_buffers=256MB', 'max_wal_size=4GB', ...settings]);
  const db = new Client(server.url);
  const started: Server[] = [];
  const start = async (main: string, options: Omit<ServerOptions, 'readyPath'>) => {
    const each = await startServer(main, { ...options, readyPath: '/readyz' });
    started.unshift(each);
    return each;
  };
  try {
    const [port = 0, bffPort = 0] = await freePorts(2);
    const api = await start('api/dist/main.js', {
      port,
      env: { API_PORT: `${port}`, DATABASE_URL: server.url, SEED: 'demo', RATE_LIMIT: 'off' },
    });
    const startBff = () =>
      start('bff/dist/main.js', {
        port: bffPort,
        env: { PORT: `${bffPort}`, API_URL: api.url, RATE_LIMIT: 'off' },
      });
    await db.connect();
    /* Ids of new rows count per tenant. */
    await db.query("select set_config('app.tenant_id', '1', false)");
    const postmaster = await pidOfServer(db);
    const databaseCpu = () => cpuOfServer(postmaster);
    await work({ ...(await signIn(api)), db, databaseCpu, startBff });
  } finally {
    for (const each of started) await each.stop();
    await db.end();
    await server.stop();
  }
}

/** How long a call of the api takes, ms. @throws Error when it is refused */
export async function timeOf({ api, headers }: Session, path: string): Promise<number> {
  const { ms, value } = await timed(() => send(api.url, { path, headers }));
  if (value.status !== 200) throw new Error(value.text);
  return ms;
}

/** Prints how long calls of the api take: the median of each, in ms. @param paths by what they are called */
export async function printCalls(
  session: Session,
  paths: Readonly<Record<string, string>>,
  rounds: number,
): Promise<void> {
  for (const [name, path] of Object.entries(paths)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await timeOf(session, path));
    console.log(`  ${name.padEnd(36)}${median(times).toFixed(1).padStart(8)}`);
  }
}

/** Sends a CSV to an import call. */
export function sendCsv({ api, headers }: Session, path: string, csv: string) {
  const boundary = 'assay-bench';
  const head = `Content-Disposition: form-data; name="csv"; filename="rows.csv"\r\nContent-Type: text/csv`;
  return send(api.url, {
    method: 'POST',
    path,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.from(`--${boundary}\r\n${head}\r\n\r\n${csv}\r\n--${boundary}--\r\n`),
  });
}
