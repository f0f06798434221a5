import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { example } from '../support/example.ts';
import { graphql } from '../support/graphql.ts';
import { send } from '../support/http.ts';
import { fileForm } from '../support/multipart.ts';
import { uniqueName } from '../support/seed.ts';
import { sessionOf } from '../support/sign-in.ts';
import { demoUsers } from '../support/users.ts';
import { companyInput, testRaces, times } from './races.ts';
import { processNames, startManyProcesses, type ManyProcesses } from './server-processes.ts';

let portal: ManyProcesses;

beforeAll(async () => {
  portal = await startManyProcesses();
});

afterAll(() => portal.stop());

describe('at the same moment', () => testRaces(() => portal.url));

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const counted = '{ companies(limit: 1) { totalCount } }';

interface Created {
  createCompany: { company: { id: string } | null; errors: unknown[] };
}

const create = (token: string, companyName: string) =>
  graphql<Created>(
    portal.url,
    example('05-create-company'),
    { input: companyInput(companyName) },
    { ...bearer(token), 'idempotency-key': companyName.replaceAll(' ', '-') },
  );

it('a session begins and ends in all of them at once', async () => {
  const token = await sessionOf(portal.url, 'super');
  const signedIn = await times(8, () => graphql(portal.url, counted, {}, bearer(token)));
  await graphql(portal.url, 'mutation { signOut { errors { errorCode } } }', {}, bearer(token));
  const signedOut = await times(8, () => graphql(portal.url, counted, {}, bearer(token)));

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
      portal.url,
      signIn,
      { input },
    );
    codes.push(answer?.signIn.errors[0]?.errorCode);
  }

  expect(codes.at(0)).toBe('WRONG_CREDENTIALS');
  expect(codes.at(-1)).toBe('ACCOUNT_LOCKED');
});

it('what a key creates is created once, and a file is read where it was not stored', async () => {
  const token = await sessionOf(portal.url, 'super');
  const name = uniqueName('Once');
  const answers = await times(6, () => create(token, name));
  const { body, headers } = fileForm(
    'logo',
    'logo.svg',
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>',
  );
  const uploaded = await send(portal.url, {
    method: 'POST',
    path: '/upload/logo',
    headers: { ...bearer(token), ...headers },
    body,
  });
  const { id } = uploaded.json() as { id: string };
  const read = await times(4, () =>
    send(portal.url, { path: `/files/${id}`, headers: bearer(token) }),
  );

  const ids = answers.map(({ data: answer }) => answer?.createCompany.company?.id);
  expect([...new Set(ids)]).toEqual([expect.any(String)]);
  expect(read.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

it('killing any of them loses no acknowledged write, and a second try after a second succeeds', async () => {
  const token = await sessionOf(portal.url, 'super');
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
  for (const name of processNames) {
    const before = acknowledged.length;
    portal.kill(name);
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 5), {
      timeout: 30_000,
    });
    await portal.start(name);
  }
  work.abort();
  await writers;

  const { data: found } = await graphql<{ companies: { totalCount: number } }>(
    portal.url,
    'query ($q: String) { companies(q: $q, limit: 0) { totalCount } }',
    { q: 'Kept ' },
    bearer(token),
  );
  expect(unmended).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(20);
  expect(found?.companies.totalCount).toBe(acknowledged.length);
});
