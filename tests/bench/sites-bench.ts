import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { root } from '../../scripts/lib/root.mjs';
import { onServer, printCalls, timeOf } from './on-server.ts';
import type { Session } from './pools.ts';
import { median } from './process.ts';

const SITES = 1_000_000;
const ROUNDS = 15;
/** Every so many zip codes are searched once. */
const STRIDE = 100;

/** Sites of tenant 1 as densely as zip codes, so most in large cities. */
const fillSites = `
  insert into collection_sites (tenant_id, site_code, site_name, site_type, address_address_line1, address_city,
    address_state, address_zip, latitude, longitude, hair_collection_supported, nida_supported, urine_poct_supported,
    urine_observed_supported, oral_fluid_supported, is_electronic_request_enabled, bac_non_dot_supported)
  select 1, 'B' || g, 'Site ' || g, 'PREFERRED', g || ' Main St', 'Town', 'TX', z.zip,
    z.latitude + (random() - 0.5) / 20, z.longitude + (random() - 0.5) / 20,
    random() < 0.3, random() < 0.48, random() < 0.04, random() < 0.19, random() < 0.15, random() < 0.17, random() < 0.3
  from generate_series(1, ${SITES}) g
  join bench_zips z on z.at = g % (select count(*) from bench_zips)`;

const places = (): [zip: string, latitude: number, longitude: number][] =>
  gunzipSync(readFileSync(`${root}/api/lists/zip-places.txt.gz`))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [zip = '', latitude, longitude] = line.split(' ');
      return [zip, Number(latitude), Number(longitude)];
    });

const searches = {
  'New York': 'zip=10001',
  'Los Angeles': 'zip=90012',
  Austin: 'zip=78701',
  'Jordan, Montana': 'zip=59337',
  'Utqiagvik, Alaska': 'zip=99723',
  'New York, hair': 'zip=10001&services=HAIR',
  'New York, instant': 'zip=10001&services=INSTANT',
  'New York, instant and oral fluid': 'zip=10001&services=INSTANT,ORAL_FLUID',
  'New York, all services':
    'zip=10001&services=HAIR,ELECTRONIC_ORDER,DOT,INSTANT,ORAL_FLUID,OBSERVED_URINE,BREATH_ALCOHOL',
};

const pathOf = (query: string): string => `/api/collectionsites?${query}`;

async function benchSearches(session: Session, zips: readonly string[]): Promise<void> {
  console.log(`\n${SITES.toLocaleString('en-US')} sites; medians of ${ROUNDS}, ms a call`);
  const paths = Object.entries(searches).map(([name, query]) => [name, pathOf(query)] as const);
  await printCalls(session, Object.fromEntries(paths), ROUNDS);
  const times: [ms: number, zip: string][] = [];
  for (const zip of zips.filter((_, index) => index % STRIDE === 0)) {
    const rounds: number[] = [];
    for (let round = 0; round < 5; round += 1)
      rounds.push(await timeOf(session, pathOf(`zip=${zip}`)));
    times.push([median(rounds), zip]);
  }
  times.sort(([a], [b]) => a - b);
  const [worst = 0, where = ''] = times.at(-1) ?? [];
  console.log(
    `  ${times.length} zip codes: median ${median(times.map(([ms]) => ms)).toFixed(1)}, worst ${worst.toFixed(1)} at ${where}`,
  );
}

/** Searches for collection sites in a real PostgreSQL with row-level security. */
export const benchSites = (): Promise<void> =>
  onServer(async (session) => {
    const { db } = session;
    const all = places();
    await db.query(
      'create temporary table bench_zips (zip text, latitude float8, longitude float8, at integer)',
    );
    await db.query(
      `insert into bench_zips select e ->> 0, (e ->> 1)::float8, (e ->> 2)::float8, (at - 1)::integer
       from jsonb_array_elements($1::jsonb) with ordinality as t(e, at)`,
      [JSON.stringify(all)],
    );
    await db.query(fillSites);
    await db.query('vacuum (analyze) collection_sites');
    await benchSearches(
      session,
      all.map(([zip]) => zip),
    );
  });
