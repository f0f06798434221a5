import type { InjectOptions } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp | undefined;

afterEach(async () => {
  await api?.close();
});

describe('operations', () => {
  it('say that the process lives and the database answers', async () => {
    api = await startTestApp();

    expect((await api.call('GET /livez')).statusCode).toBe(200);
    expect((await api.call('GET /readyz')).json()).toEqual({ status: 'ok' });
  });

  it('count answers by route, without ids', async () => {
    api = await startTestApp();
    await api.call('GET /api/companies/123');

    const metrics = await api.call('GET /metrics');

    expect(metrics.body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/companies/:id",status="401"} 1',
    );
    expect(metrics.body).toContain('database_connections{state="total"}');
  });
});

describe('rate limits', () => {
  it('are tight where secrets can be guessed', async () => {
    api = await startTestApp({ RATE_LIMIT: 'on' });
    for (let attempt = 0; attempt < 30; attempt += 1)
      await api.call('POST /api/restore-password', { body: {} });

    const answer = await api.call('POST /api/restore-password', { body: {} });

    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({ errorCode: 'TOO_MANY_REQUESTS' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('count failed sign-ins of an account, and say how long to wait', async () => {
    api = await startTestApp({ RATE_LIMIT: 'on' });
    const body = { username: 'nobody@assay.test', password: 'wrong' };
    for (let attempt = 0; attempt < 10; attempt += 1) await api.call('POST /api/login', { body });

    const answer = await api.call('POST /api/login', { body });

    expect(answer.statusCode).toBe(429);
    const { errorCode, message, params } = answer.json();
    expect(errorCode).toBe('TOO_MANY_REQUESTS');
    expect(message).toBe(`Too many requests. Please wait ${params.seconds} seconds and try again.`);
    expect(answer.headers['retry-after']).toBe(String(params.seconds));
  });

  /** Starts an api and answers how many calls are left for a caller after each of its calls. */
  const startCounting = async () => {
    const { app, signIn } = (api = await startTestApp({ RATE_LIMIT: 'on' }));
    const left = async (call: InjectOptions): Promise<number> =>
      Number((await app.inject(call)).headers['x-ratelimit-remaining']);
    return {
      signIn,
      ask: (peer: string, client: string) =>
        left({
          method: 'POST',
          url: '/api/restore-password',
          remoteAddress: peer,
          headers: { 'x-forwarded-for': client },
        }),
      read: (token: string) =>
        left({ url: '/api/permissions', headers: { authorization: `Bearer ${token}` } }),
    };
  };

  it('count the address that the bff names, each by itself', async () => {
    const { ask } = await startCounting();

    expect(await ask('127.0.0.1', '198.51.100.1')).toBe(29);
    expect(await ask('127.0.0.1', '198.51.100.1')).toBe(28);
    expect(await ask('127.0.0.1', '198.51.100.2')).toBe(29);
  });

  it('take an IPv6 network for one address', async () => {
    const { ask } = await startCounting();

    expect(await ask('127.0.0.1', '2001:db8::1')).toBe(29);
    expect(await ask('127.0.0.1', '2001:db8::2')).toBe(28);
  });

  it('do not believe the address that another machine names', async () => {
    const { ask } = await startCounting();

    expect(await ask('10.1.2.3', '198.51.100.1')).toBe(29);
    expect(await ask('10.1.2.3', '198.51.100.2')).toBe(28);
  });

  it('count invented tokens by the address they come from', async () => {
    const { read } = await startCounting();

    expect(await read(`1.${'a'.repeat(43)}`)).toBe(1_199);
    expect(await read(`1.${'b'.repeat(43)}`)).toBe(1_198);
  });

  it('count a session by itself once it is known', async () => {
    const { read, signIn } = await startCounting();
    const { token } = await signIn({ role: 'MD_USER' });
    await read(token);

    expect(await read(token)).toBe(1_199);
    expect(await read(token)).toBe(1_198);
  });
});

it('lets a slow request arrive and cuts a silent one', async () => {
  api = await startTestApp();

  expect(api.app.server).toMatchObject({
    requestTimeout: 300_000,
    headersTimeout: 60_000,
    timeout: 120_000,
  });
});
