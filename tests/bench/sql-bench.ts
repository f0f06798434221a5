import type { Client } from 'pg';
import { send } from '../support/http.ts';
import { median } from './process.ts';
import { onServer, type OnServer } from './on-server.ts';

const ROWS = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
const ROUNDS = 15;

const words = [
  'Amber',
  'Birch',
  'Cedar',
  'Delta',
  'Ember',
  'Falcon',
  'Granite',
  'Harbor',
  'Iron',
  'Juniper',
  'Keystone',
  'Lakeside',
  'Meridian',
  'Northern',
  'Orchard',
  'Prairie',
  'Quarry',
  'Redwood',
  'Summit',
  'Timber',
];
const trades = [
  'Logistics',
  'Freight',
  'Aviation',
  'Pipeline',
  'Rail',
  'Transit',
  'Marine',
  'Energy',
  'Builders',
  'Haulage',
];

/** A million companies of tenant 1 with names, cities, states and counts that vary. */
const fill = `
  insert into companies (tenant_id, id, company_name, client_since, address_address_line1, address_city,
    address_state, address_zip, number_of_users)
  select 1, 1000000 + g,
    (array['${words.join("','")}'])[1 + g % ${words.length}] || ' ' ||
      (array['${trades.join("','")}'])[1 + (g / ${words.length}) % ${trades.length}] || ' ' || g,
    date '2000-01-01' + g % 9000, g || ' Main St',
    (array['Austin','Tulsa','Omaha','Boise','Fresno','Reno','Macon','Akron'])[1 + g % 8],
    (array['TX','OK','NE','ID','CA','NV','GA','OH'])[1 + g % 8], '78701', g % 300
  from generate_series(1, ${ROWS}) g`;

/** What is asked, as a query string of `GET /api/companies`. */
const lists = {
  'page 1': 'limit=25',
  'page 1 by number of users': 'limit=25&sortBy=numberOfUsers&sortOrder=DESC',
  [`offset ${(ROWS * 0.9).toLocaleString('en-US')}`]: `limit=25&offset=${ROWS * 0.9}`,
  'count only': 'limit=0',
  'filter by state': 'limit=25&address.state[EQ]=TX',
  'filter by state and users':
    'limit=25&address.state[EQ]=TX&numberOfUsers[GTE]=10&numberOfUsers[LTE]=25',
  'search, some hits': 'limit=25&q=Meridian%20Pipeline',
  'search, one hit': 'limit=25&q=Marine%20123456',
  'search, no hit': 'limit=25&q=zzqqxx',
};

interface Statement {
  ms: number;
  query: string;
}

/* A search answers its count in the statement that finds its rows. */
const kindOf = ({ query }: Statement) =>
  /count\(/i.test(query) && !query.includes('search_ids') ? 'count' : 'rows';

/** Time that PostgreSQL spent on the statements over companies since the last reset, by kind. */
async function statements(db: Client): Promise<Statement[]> {
  const { rows } = await db.query<Statement>(
    "select total_exec_time as ms, query from pg_stat_statements where query ~* '(from|join) companies|search_ids' and query !~ 'pg_stat'",
  );
  return rows;
}

async function measure({ api, headers, db }: OnServer, query: string) {
  const times: Record<'whole' | 'rows' | 'count', number[]> = { whole: [], rows: [], count: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    await db.query('select pg_stat_statements_reset()');
    const begin = performance.now();
    const answer = await send(api.url, { path: `/api/companies?${query}`, headers });
    times.whole.push(performance.now() - begin);
    if (answer.status !== 200) throw new Error(`${query}: ${answer.text}`);
    const seen: Record<'rows' | 'count', number> = { rows: 0, count: 0 };
    for (const each of await statements(db)) seen[kindOf(each)] += each.ms;
    times.rows.push(seen.rows);
    times.count.push(seen.count);
  }
  return { whole: median(times.whole), rows: median(times.rows), count: median(times.count) };
}

/** Lists of the real api over a million companies in a real PostgreSQL, row-level security on. */
export const benchSql = (): Promise<void> =>
  onServer(
    async (session) => {
      const { db } = session;
      await db.query('create extension pg_stat_statements');
      await db.query(fill);
      await db.query('vacuum (analyze) companies');
      console.log(
        `\nLists over ${ROWS.toLocaleString('en-US')} companies, row-level security on; medians of ${ROUNDS}, ms`,
      );
      console.log('                                rows SQL   count SQL   whole call');
      for (const [name, query] of Object.entries(lists)) {
        const { rows, count, whole } = await measure(session, query);
        const columns = [rows, count, whole].map((ms) => ms.toFixed(1).padStart(11)).join(' ');
        console.log(`  ${name.padEnd(28)}${columns}`);
      }
    },
    ['shared_preload_libraries=pg_stat_statements'],
  );
