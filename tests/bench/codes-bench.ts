import { Client } from 'pg';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { startPostgres } from '../../scripts/test/postgres.mjs';
import { send } from '../support/http.ts';
import { signIn, type Session } from './pools.ts';
import { median, startServer, timed } from './process.ts';

const IMPORTED = 10_000;
const CODES = 100_000;
const ROUNDS = 15;

async function benchImport({ api, headers }: Session): Promise<void> {
  const lines = Array.from(
    { length: IMPORTED },
    (_, index) => `Q${index}N,Panel ${index},,URINE,NON_DOT,${index % 90}.50,THC|COC|AMP|OPI|PCP`,
  );
  const head =
    'Test Code ID,Test Code Name,Description,Specimen Type,Program,Pricing,Drugs/Adulterants';
  const boundary = 'assay-bench';
  const part = `--${boundary}\r\nContent-Disposition: form-data; name="csv"; filename="c.csv"\r\nContent-Type: text/csv`;
  const body = `${part}\r\n\r\n${head}\n${lines.join('\n')}\n\r\n--${boundary}--\r\n`;
  const { ms, value } = await timed(() =>
    send(api.url, {
      method: 'POST',
      path: '/api/testcodes/createFromCSV/CRL',
      headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: Buffer.from(body),
    }),
  );
  if (value.status !== 201) throw new Error(value.text.slice(0, 500));
  console.log(
    `\nImport of ${IMPORTED.toLocaleString('en-US')} test codes: ${(ms / 1000).toFixed(1)} s`,
  );
}

/** Codes of one laboratory of tenant 1. */
const fillCodes = `
  insert into test_codes (tenant_id, id, provider, type, specimen_type, test_code, name, description, pricing, drug_adulterant_ids)
  select 1, 1000000 + g, 'LabCorp', case when g % 4 = 0 then 'DOT' else 'NON_DOT' end, 1 + g % 10,
    'C' || (g * 7919 % 1000003), 'Panel ' || g, 'C' || g || ' Panel', (g % 9000) / 100.0, '{1,2,3,4,5}'
  from generate_series(1, ${CODES}) g`;

const lists = {
  'page 1': '',
  'page 1, dearest first': '&sortBy=pricing&sortOrder=DESC',
  'page 1, by specimen type': '&sortBy=specimenType',
  'of one specimen type': '&specimenType[EQ]=3',
  'search with some hits': '&q=c7919',
  'search with many hits': '&q=panel',
};

async function benchLists({ api, headers }: Session): Promise<void> {
  console.log(
    `${CODES.toLocaleString('en-US')} test codes of a laboratory; medians of ${ROUNDS}, ms a call`,
  );
  for (const [name, query] of Object.entries(lists)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const path = `/api/testcodes?provider[EQ]=LabCorp&limit=15${query}`;
      const { ms, value } = await timed(() => send(api.url, { path, headers }));
      if (value.status !== 200) throw new Error(value.text);
      times.push(ms);
    }
    console.log(`  ${name.padEnd(32)}${median(times).toFixed(1).padStart(8)}`);
  }
}

/** Test codes in a real PostgreSQL with row-level security. */
export async function benchCodes(): Promise<void> {
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
    const session = await signIn(api);
    await benchImport(session);
    await db.query(fillCodes);
    await db.query('vacuum (analyze) test_codes');
    await benchLists(session);
    await api.stop();
  } finally {
    await db.end();
    await server.stop();
  }
}
