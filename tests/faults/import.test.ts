import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { locationCsv } from '@assay/schema/locations/location-csv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifiedAudit } from '../support/audit.ts';
import { send, type Call } from '../support/http.ts';
import { startPortal, type Portal } from '../support/portal.ts';
import { Seed } from '../support/seed.ts';
import { sessionOf } from '../support/sign-in.ts';
import { killedUpload, upload, type Sent } from './killed-upload.ts';
import { portsOf } from './portal-processes.ts';

const ROWS = 4_000;
/** So many that they are saved in four steps of one transaction (ADR 114). */
const RESULTS = 3_500;

let data: string;
let portal: Portal;
beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'assay-import-'));
  portal = await startPortal({ data, env: { RATE_LIMIT: 'off' } });
});
afterAll(async () => {
  await portal.stop();
  rmSync(data, { recursive: true, force: true });
});

const columns = Object.entries(locationCsv);
const file = [
  columns.map(([, { header }]) => header),
  ...Array.from({ length: ROWS }, (_, index) =>
    columns.map(([name, { example }]) => (name === 'name' ? `Site ${index}` : example)),
  ),
]
  .map((cells) => cells.join(','))
  .join('\n');

/** Kills api as soon as it saves a file, and starts again. */
async function killWhileSaving(sent: Sent, meanwhile?: () => void): Promise<void> {
  const { lines, wasKilled } = await killedUpload(portal, sent, meanwhile);
  portal = await startPortal({ data, env: { RATE_LIMIT: 'off', ...portsOf(portal) } });
  expect(wasKilled).toBe(true);
  expect(lines.some((line) => line.includes('"status"'))).toBe(false);
}

async function locationsOf(companyId: string): Promise<number> {
  const seed = new Seed(portal.url, await sessionOf(portal.url, 'admin'));
  const { company } = await seed.send<{ company: { locations: { totalCount: number } } }>(
    'query Count($id: ID!) { company(id: $id) { locations(limit: 1) { totalCount } } }',
    { id: companyId },
  );
  return company.locations.totalCount;
}

it('kill -9 while an import saves leaves nothing of it, and the same call does it all', async () => {
  const seed = new Seed(portal.url, await sessionOf(portal.url, 'admin'));
  const { id } = await seed.company().create();
  const sent = { path: `/upload/companies/${id}/locations`, text: file, key: 'killed-import' };

  await killWhileSaving(sent);

  expect(await locationsOf(id)).toBe(1);

  const again = await upload(portal, sent);
  const repeated = await upload(portal, sent);

  const done = `{"status":201,"body":{"created":${ROWS}}}`;
  expect([again.at(-1), repeated.at(-1)]).toEqual([done, done]);
  expect(await locationsOf(id)).toBe(1 + ROWS);
});

describe('an import of results', () => {
  let token: string;
  const call = (what: Call) =>
    send(portal.apiUrl, {
      ...what,
      headers: { authorization: `Bearer ${token}`, 'x-tenant-host': 'localhost' },
    });
  const list = async <T>(url: string): Promise<{ results: T[]; total: number }> =>
    (await call({ path: url })).json() as { results: T[]; total: number };
  const first = async <T>(url: string): Promise<T> => {
    const { results } = await list<T>(url);
    if (results[0] === undefined) throw new Error(`${url} answers nothing.`);
    return results[0];
  };

  /** A schema of the demo, and results that it reads: each fiftieth is positive. */
  async function resultsOf(): Promise<Sent> {
    const { locationId } = await first<{ locationId: string }>(
      '/api/companies/1/locations?limit=1',
    );
    const { id } = await first<{ id: number }>('/api/bulk/schema?provider[EQ]=LabCorp&limit=1');
    const head =
      'Donor First,Donor Last,Donor ID,DOB,Client Site,Specimen ID,Matrix,Collected,Received,Reported,Reason,Summary Result,Analyte,Analyte Result';
    const rows = Array.from({ length: RESULTS }, (_, at) => {
      const [result, drug, found] = at % 50 === 0 ? ['POS', 'THC', 'POS'] : ['NEG', '', ''];
      return `Kay,Nil ${at},K${at},02/03/1980,${locationId},KILL${at},UR,03/02/2026 8:05 AM,,03/04/2026,RAN,${result},${drug},${found}`;
    });
    return { path: `/upload/results/${id}`, text: [head, ...rows].join('\n') };
  }

  const cases = async () => (await list('/api/testresults?limit=1&donor.firstName[EQ]=Kay')).total;
  const numbers = async () => ({
    all: (await list('/api/testresults?limit=1')).total,
    /* Counted, not kept: nobody has another name. */
    counted: (await list('/api/testresults?limit=1&testResult.createdAt[GTE]=2000-01-01')).total,
  });

  it('that is killed while it saves leaves no test, no count and no merge that waited behind it; all can be sent again', async () => {
    token = await sessionOf(portal.url, 'super');
    const sent = await resultsOf();
    const { id, donor } = await first<{ id: number; donor: { primaryId: string } }>(
      '/api/testresults?company.id[EQ]=1&limit=1',
    );
    const other = await first<{ id: number }>(
      `/api/testresults?company.id[EQ]=1&limit=1&donor.primaryId[NEQ]=${encodeURIComponent(donor.primaryId)}`,
    );
    const merge = () =>
      call({
        method: 'POST',
        path: `/api/testresults/${id}/donorfile/merge`,
        body: { testResultId: other.id, reason: 'The same person.' },
      });
    const before = await numbers();
    let answered = false;

    await killWhileSaving(sent, () => {
      void merge().then(
        ({ status }) => (answered = status < 300),
        () => undefined,
      );
    });

    token = await sessionOf(portal.url, 'super');
    expect(answered).toBe(false);
    expect(await cases()).toBe(0);
    expect(await numbers()).toEqual(before);
    expect((await merge()).status).toBe(200);
    expect((await merge()).status).toBe(400);

    const again = await upload(portal, sent);
    const repeated = await upload(portal, sent);

    expect([again.at(-1), repeated.at(-1)]).toEqual([
      `{"status":200,"body":{"imported":${RESULTS}}}`,
      '{"status":200,"body":{"imported":0}}',
    ]);
    expect(await cases()).toBe(RESULTS);
    expect(await numbers()).toEqual({
      all: before.all + RESULTS,
      counted: before.counted + RESULTS,
    });
  });
});

it('leaves the audit log an unbroken chain', async () => {
  process.kill(portal.pid, 'SIGTERM');
  await portal.ended;

  expect(verifiedAudit(data)).toMatch(/tenant 1: \d+ rows/);
});
