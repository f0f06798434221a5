import { send } from '../support/http.ts';
import type { Session } from './pools.ts';
import { median, timed } from './process.ts';
import { onServer } from './on-server.ts';

const ROWS = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
const ROUNDS = 15;

/** Half of the records are people of one pool, the others companies. */
const fillPeople = `
  insert into test_pool_members (tenant_id, id, test_pool_id, company_id, location_id, first_name, last_name, id_number)
  select 1, 1000000 + g, pool.id, pool.company_id, pool.place, 'First' || g % 977, 'Last' || g % 4999, 'B-' || g
  from generate_series(1, ${ROWS / 2}) g, (
    select p.id, p.company_id, (select min(l.id) from locations l where l.tenant_id = 1 and l.company_id = p.company_id) as place
    from test_pools p where p.tenant_id = 1 and not p.is_regulated and p.company_id is not null and p.deleted_at is null
    order by p.id limit 1) pool`;

const fillCompanies = `
  insert into companies (tenant_id, id, company_name, client_since, address_address_line1, address_city, address_state,
    address_zip)
  select 1, 1000000 + g, 'Company ' || (array['Harbor', 'Prairie', 'Quarry', 'Summit'])[1 + g % 4] || ' ' || g,
    date '2020-01-01', '1 Main St', 'Austin', 'TX', '78701' from generate_series(1, ${ROWS / 2}) g`;

const typed = {
  'two letters': 'la',
  'in every second record': 'last',
  'in thousands of records': 'last4999',
  'words of a name': 'first12 last12',
  'the beginning of a name': 'company harb',
  'one hit': 'quarry 123454',
  'a number': '456789',
  'four digits': '4711',
  'no hit': 'zzqqxx',
};

async function timeOf({ api, headers }: Session, q: string): Promise<number> {
  const { ms, value } = await timed(() =>
    send(api.url, {
      method: 'POST',
      path: '/api/search',
      headers: { ...headers, 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ q })),
    }),
  );
  if (value.status !== 200) throw new Error(value.text);
  return ms;
}

/** The search over everything in a real PostgreSQL with row-level security. */
export const benchSearch = (): Promise<void> =>
  onServer(async (session) => {
    const { db } = session;
    await db.query(fillPeople);
    await db.query(fillCompanies);
    await db.query('vacuum (analyze) test_pool_members');
    await db.query('vacuum (analyze) companies');
    console.log(
      `\nSearch over ${ROWS.toLocaleString('en-US')} records; medians and slowest of ${ROUNDS}, ms a call`,
    );
    for (const [name, q] of Object.entries(typed)) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push(await timeOf(session, q));
      const figures = [median(times), Math.max(...times)].map((ms) => ms.toFixed(1).padStart(8));
      console.log(`  ${name.padEnd(36)}${figures.join('')}`);
    }
  });
