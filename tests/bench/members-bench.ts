import { send } from '../support/http.ts';
import { addPool, addUnregulatedPool, fillPool } from './pools.ts';
import { cpuOf, memoryOf, peakMemory, resetPeakMemory, timed } from './process.ts';
import { onServer, printCalls, sendCsv, type OnServer } from './on-server.ts';

const IMPORTED = Number(process.env['BENCH_IMPORT_ROWS'] ?? 100_000);
const MEMBERS = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
const ROUNDS = 15;

/** A number that somebody may have: neither group nor serial of it are zeros. */
const ssnOf = (index: number): string =>
  `2${String(Math.floor(index / 989_901) + 12)}${String((Math.floor(index / 9_999) % 99) + 1).padStart(2, '0')}${String((index % 9_999) + 1).padStart(4, '0')}`;

/** Drivers as a client's file has them. */
function driversCsv(locationId: string): string {
  const lines = Array.from({ length: IMPORTED }, (_, index) =>
    [
      `First${index % 977}`,
      `Last${index % 4_999}`,
      ssnOf(index),
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

const upload = (session: OnServer, poolId: number, csv: string) =>
  sendCsv(session, `/api/testpoolmembers/${poolId}`, csv);

/** The same rows by COPY into a table with the same columns and indexes, nothing else. */
async function copyRaw({ db, databaseCpu }: OnServer, poolId: number) {
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

async function benchImport(session: OnServer): Promise<void> {
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
  'page 1 by number, down': 'limit=25&sortBy=idNumber&sortOrder=DESC',
  'page 1 by location': 'limit=25&sortBy=location.locationId',
  'page 1 by company, down': 'limit=25&sortBy=companyName&sortOrder=DESC',
  'page 1 by removed, down': 'limit=25&sortBy=deleted&sortOrder=DESC',
  'page 1 by date of status': 'limit=25&sortBy=memberStatusAdjustedAt',
  'page 1 by state, which none has': 'limit=25&sortBy=state',
  'search, some hits': 'limit=25&q=first12%20last12',
  'search, one hit': 'limit=25&q=E-123456',
  'search, no hit': 'limit=25&q=zzqqxx',
};

async function benchLists(session: OnServer): Promise<void> {
  const { db } = session;
  const poolId = await addUnregulatedPool(session, 'Bench lists');
  await db.query(fillPool(poolId, MEMBERS));
  await db.query('vacuum (analyze) test_pool_members');
  console.log(
    `\nMembers of a pool of ${MEMBERS.toLocaleString('en-US')}; medians of ${ROUNDS}, ms a call`,
  );
  const paths = Object.fromEntries(
    Object.entries(lists).map(([name, query]) => [name, `/api/testpoolmembers/${poolId}?${query}`]),
  );
  await printCalls(session, paths, ROUNDS);
}

/** Importing members, and lists of a pool of a million, in a real PostgreSQL with row-level security. */
export const benchMembers = (): Promise<void> =>
  onServer(async (session) => {
    await benchImport(session);
    await benchLists(session);
  });
