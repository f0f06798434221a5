import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { locationCsv } from '@assay/schema/locations/location-csv';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { csvForm } from '../support/multipart.ts';
import { startPortal, type Portal } from '../support/portal.ts';
import { Seed } from '../support/seed.ts';
import { sessionOf } from '../support/sign-in.ts';
import { lettingGo, portsOf, processOf } from './portal-processes.ts';

const ROWS = 4_000;

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

/** Sends the file with a key; answers the lines that arrived until the answer ended or broke off. */
async function upload(companyId: string, onLine: (line: string) => void): Promise<string[]> {
  const form = csvForm(file);
  const token = await sessionOf(portal.url, 'admin');
  const { port } = new URL(portal.url);
  return new Promise((resolve) => {
    let text = '';
    const lines = () => text.split('\n').filter((line) => line !== '');
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method: 'POST',
        path: `/upload/companies/${companyId}/locations`,
        headers: {
          ...form.headers,
          accept: 'application/x-ndjson',
          authorization: `Bearer ${token}`,
          'idempotency-key': 'killed-import',
        },
      },
      (answer) => {
        answer.on('data', (chunk: Buffer) => {
          text += chunk.toString();
          for (const line of lines()) onLine(line);
        });
        answer.on('close', () => resolve(lines()));
      },
    );
    sent.on('error', () => resolve(lines()));
    sent.end(form.body);
  });
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
  const api = processOf(portal, 'api');
  let killed = false;

  const lines = await upload(id, (line) => {
    if (killed || !line.includes('SAVING')) return;
    killed = true;
    process.kill(api, 'SIGKILL');
  });
  await portal.ended;
  expect(await lettingGo(portal)).toBe(true);
  portal = await startPortal({ data, env: { RATE_LIMIT: 'off', ...portsOf(portal) } });

  expect(killed).toBe(true);
  expect(lines.some((line) => line.includes('"status"'))).toBe(false);
  expect(await locationsOf(id)).toBe(1);

  const again = await upload(id, () => undefined);
  const repeated = await upload(id, () => undefined);

  const done = `{"status":201,"body":{"created":${ROWS}}}`;
  expect([again.at(-1), repeated.at(-1)]).toEqual([done, done]);
  expect(await locationsOf(id)).toBe(1 + ROWS);
});
