import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { inRoot } from '../../scripts/lib/root.mjs';
import { startPostgres } from '../../scripts/test/postgres.mjs';
import { startServer, type Server } from '../bench/process.ts';
import { example } from '../support/example.ts';
import { graphql } from '../support/graphql.ts';
import { send } from '../support/http.ts';
import { fileForm } from '../support/multipart.ts';
import { startProxy, type PlainProxy } from '../support/plain-proxy.ts';
import { uniqueName } from '../support/seed.ts';
import { sessionOf } from '../support/sign-in.ts';
import { demoUsers } from '../support/users.ts';

const names = ['api 1', 'api 2', 'bff 1', 'bff 2'] as const;
type Name = (typeof names)[number];

let server: Awaited<ReturnType<typeof startPostgres>>;
let data: string;
let inner: PlainProxy;
let outer: PlainProxy;
let ports: number[];
const running = new Map<Name, Server>();

/** The account of the README: it may not create roles. */
async function ordinaryAccount(): Promise<string> {
  const readme = readFileSync(inRoot('README.md'), 'utf8');
  const [, statements = ''] = /```sql\n([\s\S]*?)```/.exec(readme) ?? [];
  const db = new Client(server.url);
  await db.connect();
  try {
    for (const each of statements
      .split(';')
      .map((text) => text.trim())
      .filter(Boolean))
      await db.query(each);
  } finally {
    await db.end();
  }
  const { host } = new URL(server.url);
  return `postgres://assay:secret@${host}/assay`;
}

let account: string;
async function start(name: Name): Promise<void> {
  const port = ports[names.indexOf(name)] ?? 0;
  const env: Record<string, string> = name.startsWith('api')
    ? {
        API_PORT: `${port}`,
        ASSAY_DATA: data,
        DATABASE_URL: account,
        SEED: 'demo',
        RATE_LIMIT: 'off',
      }
    : { PORT: `${port}`, HOST: '127.0.0.1', API_URL: inner.url, TRUST_PROXY: '1' };
  const main = name.startsWith('api') ? 'api/dist/main.js' : 'bff/dist/main.js';
  running.set(name, await startServer(main, { port, env, readyPath: '/livez' }));
}

beforeAll(async () => {
  server = await startPostgres();
  account = await ordinaryAccount();
  data = mkdtempSync(path.join(tmpdir(), 'assay-many-'));
  ports = await freePorts(4);
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  inner = await startProxy(urls.slice(0, 2));
  outer = await startProxy(urls.slice(2));
  await Promise.all(names.map(start));
});

afterAll(async () => {
  await Promise.all([...running.values()].map((each) => each.stop()));
  await Promise.all([outer.stop(), inner.stop()]);
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const times = <T>(count: number, work: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, work));

const counted = '{ companies(limit: 1) { totalCount } }';

interface Created {
  createCompany: { company: { id: string } | null; errors: unknown[] };
}

const address = { addressLine1: '100 Main St', city: 'Austin', state: 'TX', zip: '78701' };
const inputOf = (companyName: string) => ({
  companyName,
  address,
  location: {
    name: 'Headquarters',
    address,
    locationPhone: '5125550100',
    locationFax: '5125550101',
    derInfo: { fullName: 'Dana Whitfield', phoneNumber: '5125550142', email: 'dana@example.com' },
  },
});

const create = (token: string, companyName: string) =>
  graphql<Created>(
    outer.url,
    example('05-create-company'),
    { input: inputOf(companyName) },
    { ...bearer(token), 'idempotency-key': companyName.replaceAll(' ', '-') },
  );

it('a session begins and ends in all of them at once', async () => {
  const token = await sessionOf(outer.url, 'super');
  const signedIn = await times(8, () => graphql(outer.url, counted, {}, bearer(token)));
  await graphql(outer.url, 'mutation { signOut { errors { errorCode } } }', {}, bearer(token));
  const signedOut = await times(8, () => graphql(outer.url, counted, {}, bearer(token)));

  expect(signedIn.map(({ errors }) => errors)).toEqual(Array(8).fill(undefined));
  expect(signedOut.map(({ errors }) => errors?.[0]?.extensions?.['code'])).toEqual(
    Array(8).fill('UNAUTHENTICATED'),
  );
});

it('wrong passwords are counted together', async () => {
  const input = {
    username: demoUsers.region,
    password: 'Wrong-pass-1',
    timezone: 'UTC',
    timezoneOffset: 0,
  };
  const signIn = `mutation ($input: LoginInput!) { signIn(input: $input) { errors { errorCode } } }`;
  const codes: unknown[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const { data: answer } = await graphql<{ signIn: { errors: { errorCode: string }[] } }>(
      outer.url,
      signIn,
      { input },
    );
    codes.push(answer?.signIn.errors[0]?.errorCode);
  }

  expect(codes.at(0)).toBe('WRONG_CREDENTIALS');
  expect(codes.at(-1)).toBe('ACCOUNT_LOCKED');
});

it('what a key creates is created once, and a file is read where it was not stored', async () => {
  const token = await sessionOf(outer.url, 'super');
  const name = uniqueName('Once');
  const answers = await times(6, () => create(token, name));
  const { body, headers } = fileForm(
    'logo',
    'logo.svg',
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>',
  );
  const uploaded = await send(outer.url, {
    method: 'POST',
    path: '/upload/logo',
    headers: { ...bearer(token), ...headers },
    body,
  });
  const { id } = uploaded.json() as { id: string };
  const read = await times(4, () =>
    send(outer.url, { path: `/files/${id}`, headers: bearer(token) }),
  );

  const ids = answers.map(({ data: answer }) => answer?.createCompany.company?.id);
  expect([...new Set(ids)]).toEqual([expect.any(String)]);
  expect(read.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

it('killing any of them loses no acknowledged write, and a second try after a second succeeds', async () => {
  const token = await sessionOf(outer.url, 'super');
  const acknowledged: string[] = [];
  const unmended: string[] = [];
  const work = new AbortController();
  const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  /** Why a company was not created; null when it was. */
  const refusalOf = async (name: string): Promise<string | null> => {
    try {
      const { data: answer, errors } = await create(token, name);
      if (answer?.createCompany.company) return null;
      return JSON.stringify(errors ?? answer?.createCompany.errors);
    } catch (error) {
      return String(error);
    }
  };
  const writer = async () => {
    while (!work.signal.aborted) {
      const name = uniqueName('Kept');
      const first = await refusalOf(name);
      if (first !== null) await sleep(1_000);
      const second = first === null ? null : await refusalOf(name);
      if (second === null) acknowledged.push(name);
      else unmended.push(`${name}: ${first}, then ${second}`);
    }
  };
  const writers = times(4, writer);
  for (const name of names) {
    const before = acknowledged.length;
    process.kill(running.get(name)?.pid ?? 0, 'SIGKILL');
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 5), {
      timeout: 30_000,
    });
    await start(name);
  }
  work.abort();
  await writers;

  const { data: found } = await graphql<{ companies: { totalCount: number } }>(
    outer.url,
    'query ($q: String) { companies(q: $q, limit: 0) { totalCount } }',
    { q: 'Kept ' },
    bearer(token),
  );
  expect(unmended).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(20);
  expect(found?.companies.totalCount).toBe(acknowledged.length);
});
