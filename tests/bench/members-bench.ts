import { Client } from 'pg';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { startPostgres } from '../../scripts/test/postgres.mjs';
import { send } from '../support/http.ts';
import { addPool, addUnregulatedPool, fillPool, signIn, type Session } from './pools.ts';
import {
  cpuOf,
  cpuOfServer,
  median,
  memoryOf,
  peakMemory,
  pidOfServer,
  resetPeakMemory,
  startServer,
  timed,
} from './process.ts';

const IMPORTED = Number(process.env['BENCH_IMPORT_ROWS'] ?? 100_000);
const MEMBERS = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
const ROUNDS = 15;

interface DatabaseSession extends Session {
  db: Client;
  /** CPU time of the database so far, ms. */
  databaseCpu: () => number;
}

/** Drivers as a client's file has them. */
function driversCsv(locationId: string): string {
  const lines = Array.from({ length: IMPORTED }, (_, index) =>
    [
      `First${index % 977}`,
      `Last${index % 4_999}`,
      String(900_000_000 + index),
      `${1 + (index % 12)}/${1 + (index % 28)}/${1960 + (index % 40)}`,
      `D${10_000_000 + index}`,
      'TX',
      '',
      index % 30 === 0 ? 'Yes' : 'No',
      'Driver',
      locationId,
    ].join(','),
  );
  return `First Name,Last Name,SSN,Date of Birth,CDL Number,State,Other ID,Observation Required,Employee Category,Location ID\n${lines.join('\n')}\n`;
}

function upload({ api, headers }: Session, poolId: number, csv: string) {
  const boundary = 'assay-bench';
  return send(api.url, {
    method: 'POST',
    path: `/api/testpoolmembers/${poolId}`,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="csv"; filename="m.csv"\r\nContent-Type: text/csv\r\n\r\n${csv}\r\n--${boundary}--\r\n`,
    ),
  });
}

/** The same rows by COPY into a table with the same columns and indexes, nothing else. */
async function copyRaw({ db, databaseCpu }: DatabaseSession, poolId: number) {
  const { rows } = await db.query<{ names: string; file: string }>(`
    select string_agg(quote_ident(attname), ',') as names, current_setting('data_directory') || '/members.copy' as file
    from pg_attribute where attrelid = 'test_pool_members'::regclass and attnum > 0 and attgenerated = '' and not attisdropped`);
  const { names = '', file = '' } = rows[0] ?? {};
  await db.query(
    `copy (select ${names} from test_pool_members where test_pool_id = ${poolId}) to '${file}'`,
  );
  await db.query(
    'create table raw_members (like test_pool_members including defaults including generated including indexes)',
  );
  const before = databaseCpu();
  const { ms } = await timed(() => db.query(`copy raw_members (${names}) from '${file}'`));
  return { ms, cpu: databaseCpu() - before };
}

async function benchImport(session: DatabaseSession): Promise<void> {
  const { api, db, headers, databaseCpu } = session;
  const poolId = await addPool(session, {
    name: 'Bench import',
    isRegulated: true,
    testingAgencyId: 1,
  });
  const place = await send(api.url, { path: '/api/companies/1/locations?limit=1', headers });
  const { results } = place.json() as { results: { locationId: string }[] };
  const csv = driversCsv(results[0]?.locationId ?? '');
  const before = { memory: memoryOf(api.pid), api: cpuOf(api.pid), database: databaseCpu() };
  resetPeakMemory(api.pid);
  const { ms, value } = await timed(() => upload(session, poolId, csv));
  if (value.status !== 201) throw new Error(value.text.slice(0, 500));
  const cpu = { api: cpuOf(api.pid) - before.api, database: databaseCpu() - before.database };
  const extra = peakMemory(api.pid) - before.memory;
  const copied = await copyRaw(session, poolId);
  await db.query('drop table raw_members');
  const again = await timed(() => upload(session, poolId, csv));
  const seconds = (each: number) => `${(each / 1000).toFixed(1)} s`;
  const times = (each: number, of: number) => `${(each / of).toFixed(1)} × COPY`;
  console.log(
    `\nImport of ${IMPORTED.toLocaleString('en-US')} members (${(csv.length / 1e6).toFixed(1)} MB)`,
  );
  console.log(`  clock         ${seconds(ms)}, ${times(ms, copied.ms)}`);
  console.log(
    `  CPU           api ${seconds(cpu.api)}, database ${seconds(cpu.database)}, ${times(cpu.api + cpu.database, copied.cpu)}`,
  );
  console.log(`  raw COPY      clock ${seconds(copied.ms)}, CPU ${seconds(copied.cpu)}`);
  console.log(`  extra memory  ${extra.toFixed(0)} MB`);
  console.log(`  sent again    ${seconds(again.ms)}, status ${again.value.status}`);
}

const lists = {
  'page 1': 'limit=25',
  'page 1 by first name': 'limit=25&sortBy=firstName',
  [`offset ${(MEMBERS * 0.9).toLocaleString('en-US')}`]: `limit=25&offset=${MEMBERS * 0.9}`,
  'not removed': 'limit=25&deleted[EQ]=false',
  'last name starts with': 'limit=25&lastName[SW]=last123',
  'search, some hits': 'limit=25&q=first12%20last12',
  'search, one hit': 'limit=25&q=E-123456',
  'search, no hit': 'limit=25&q=zzqqxx',
};

async function benchLists(session: DatabaseSession): Promise<void> {
  const { api, db, headers } = session;
  const poolId = await addUnregulatedPool(session, 'Bench lists');
  await db.query(fillPool(poolId, MEMBERS));
  await db.query('vacuum (analyze) test_pool_members');
  console.log(
    `\nMembers of a pool of ${MEMBERS.toLocaleString('en-US')}; medians of ${ROUNDS}, ms a call`,
  );
  for (const [name, query] of Object.entries(lists)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const path = `/api/testpoolmembers/${poolId}?${query}`;
      const { ms, value } = await timed(() => send(api.url, { path, headers }));
      if (value.status !== 200) throw new Error(value.text);
      times.push(ms);
    }
    console.log(`  ${name.padEnd(28)}${median(times).toFixed(1).padStart(10)}`);
  }
}

/** Importing members, and lists of a pool of a million, in a real PostgreSQL with row-level security. */
export async function benchMembers(): Promise<void> {
  const server = await startPostgres(['shared_buffers=256MB', 'max_wal_size=4GB']);
  const [port = 0] = await freePorts(1);
  const db = new Client(server.url);
  try {
    const api = await startServer('api/dist/main.js', {
      port,
      env: { API_PORT: `${port}`, DATABASE_URL: server.url, SEED: 'demo', RATE_LIMIT: 'off' },
      readyPath: '/readyz',
    });
    await db.connect();
    const postmaster = await pidOfServer(db);
    const databaseCpu = () => cpuOfServer(postmaster);
    const session = { ...(await signIn(api)), db, databaseCpu };
    await benchImport(session);
    await benchLists(session);
    await api.stop();
  } finally {
    await db.end();
    await server.stop();
  }
}
