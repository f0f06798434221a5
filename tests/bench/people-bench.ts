import { send } from '../support/http.ts';
import { type Session } from './pools.ts';
import { memoryOf, peakMemory, resetPeakMemory, timed } from './process.ts';
import { onServer, printCalls, sendCsv } from './on-server.ts';

const IMPORTED = Number(process.env['BENCH_IMPORT_USERS'] ?? 10_000);
const USERS = Number(process.env['BENCH_USERS'] ?? 100_000);
const CHANGES = 10_000;
const ROUNDS = 15;

/** Users as a TPA's file has them: staff of one company, each tenth in charge of a location. */
function usersCsv(locationId: string): string {
  const lines = Array.from({ length: IMPORTED }, (_, index) => {
    const [role, place] =
      index % 10 === 0 ? ['Location Manager', locationId] : ['Corporate User', ''];
    return `import-${index}@bench.test,First${index % 977},Last${index % 4_999},Clerk,${role},1,${place}`;
  });
  return `Email,First Name,Last Name,Job Title,Role,Company,Data Access\n${lines.join('\n')}\n`;
}

async function benchImport(session: Session): Promise<void> {
  const { api, headers } = session;
  const place = await send(api.url, { path: '/api/companies/1/locations?limit=1', headers });
  const { results } = place.json() as { results: { locationId: string }[] };
  const csv = usersCsv(results[0]?.locationId ?? '');
  const before = memoryOf(api.pid);
  resetPeakMemory(api.pid);
  const { ms, value } = await timed(() => sendCsv(session, '/api/users/createFromCSV', csv));
  if (value.status !== 201) throw new Error(value.text.slice(0, 500));
  console.log(
    `\nImport of ${IMPORTED.toLocaleString('en-US')} users with their invitations: ${(ms / 1000).toFixed(1)} s, extra memory ${(peakMemory(api.pid) - before).toFixed(0)} MB`,
  );
}

/** Client users of tenant 1, of one company. */
const fillUsers = `
  insert into users (tenant_id, id, username, first_name, last_name, job_title, type, role, company_id)
  select 1, 1000000 + g, 'bench-' || g || '@bench.test', 'First' || g % 977, 'Last' || g % 4999, 'Clerk', 'CLIENT',
    'COMPANY_USER', 1 from generate_series(1, ${USERS}) g`;

/** Changes of one company, in the chain of the log. */
const fillHistory = `
  select set_config('app.tenant_id', '1', false), app.audit_append((
    select jsonb_agg(jsonb_build_object('action', 'company.updated', 'entity', 'company', 'entityId', '2', 'companyId', 2,
      'actorUserId', 1, 'actorTenantId', 1,
      'changes', jsonb_build_object('companyName', jsonb_build_object('before', 'Name ' || g, 'after', 'Name ' || g + 1))))
    from generate_series(1, ${CHANGES}) g), 'bench', '127.0.0.1')`;

const lists = {
  'users, page 1': '/api/users?type[EQ]=CLIENT&limit=25',
  'users, page 2,000': '/api/users?type[EQ]=CLIENT&limit=25&offset=50000',
  'users, page 1 backwards': '/api/users?type[EQ]=CLIENT&limit=25&sortOrder=DESC',
  'users of a company, page 1': '/api/companies/1/users?limit=25',
  'users, search with some hits': '/api/users?type[EQ]=CLIENT&limit=25&q=first12%20last12',
  'users, search with one hit': '/api/users?type[EQ]=CLIENT&limit=25&q=bench-54321@',
  'history of a record, page 1': '/api/history?entity[EQ]=company&entityId[EQ]=2&limit=25',
};

async function benchLists(session: Session): Promise<void> {
  console.log(
    `\n${USERS.toLocaleString('en-US')} users, ${CHANGES.toLocaleString('en-US')} changes of a company; medians of ${ROUNDS}, ms a call`,
  );
  await printCalls(session, lists, ROUNDS);
}

/** Users and histories in a real PostgreSQL with row-level security. */
export const benchPeople = (): Promise<void> =>
  onServer(async (session) => {
    const { db } = session;
    await benchImport(session);
    await db.query(fillUsers);
    await db.query(fillHistory);
    await db.query('vacuum (analyze) users');
    await db.query('vacuum (analyze) audit_log');
    await benchLists(session);
  });
