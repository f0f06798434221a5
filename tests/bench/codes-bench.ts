import { type Session } from './pools.ts';
import { timed } from './process.ts';
import { onServer, printCalls, sendCsv } from './on-server.ts';

const IMPORTED = 10_000;
const CODES = 100_000;
const ROUNDS = 15;

async function benchImport(session: Session): Promise<void> {
  const lines = Array.from(
    { length: IMPORTED },
    (_, index) => `Q${index}N,Panel ${index},,URINE,NON_DOT,${index % 90}.50,THC|COC|AMP|OPI|PCP`,
  );
  const head =
    'Test Code ID,Test Code Name,Description,Specimen Type,Program,Pricing,Drugs/Adulterants';
  const { ms, value } = await timed(() =>
    sendCsv(session, '/api/testcodes/createFromCSV/CRL', `${head}\n${lines.join('\n')}\n`),
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

async function benchLists(session: Session): Promise<void> {
  console.log(
    `${CODES.toLocaleString('en-US')} test codes of a laboratory; medians of ${ROUNDS}, ms a call`,
  );
  const paths = Object.fromEntries(
    Object.entries(lists).map(([name, query]) => [
      name,
      `/api/testcodes?provider[EQ]=LabCorp&limit=15${query}`,
    ]),
  );
  await printCalls(session, paths, ROUNDS);
}

/** Test codes in a real PostgreSQL with row-level security. */
export const benchCodes = (): Promise<void> =>
  onServer(async (session) => {
    const { db } = session;
    await benchImport(session);
    await db.query(fillCodes);
    await db.query('vacuum (analyze) test_codes');
    await benchLists(session);
  });
