import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { startServer, type Server } from '../bench/process.ts';
import { graphql } from '../support/graphql.ts';
import { signedIn, startApi } from '../support/programs.ts';
import { sessionOf } from '../support/sign-in.ts';

const CALLS = 20;
/** Each takes several calls of the api, one after the other. */
const nested =
  '{ companies(limit: 20) { nodes { companyName locations(limit: 20) { nodes { name } } } } }';

let data: string;
let api: Server;
let bff: Server;
beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'assay-stop-'));
  api = await startApi({ ASSAY_DATA: data });
  const [port = 0] = await freePorts(1);
  bff = await startServer('bff/dist/main.js', {
    port,
    env: { PORT: `${port}`, API_URL: api.url, LOG_LEVEL: 'fatal' },
    readyPath: '/readyz',
  });
});
afterAll(async () => {
  await bff.stop();
  await api.stop();
  rmSync(data, { recursive: true, force: true });
});

it('a portal server that is told to stop answers the requests that run', async () => {
  const session = { authorization: `Bearer ${await sessionOf(bff.url, 'super')}` };
  const running = Array.from({ length: CALLS }, () => graphql(bff.url, nested, {}, session));
  await Promise.race(running);
  process.kill(bff.pid, 'SIGTERM');

  const answers = await Promise.all(running);

  expect(answers.filter(({ errors }) => errors !== undefined)).toEqual([]);
});

it('an api that is told to stop answers the requests that run', async () => {
  const call = await signedIn(api.url, 'super');
  const running = Array.from({ length: CALLS }, () => call({ path: '/api/companies?limit=1000' }));
  /* Some of them wait at the door, and others are connected and have not been read. */
  await Promise.race(running);
  process.kill(api.pid, 'SIGTERM');

  const answers = await Promise.all(running);

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});
