import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { startServer, type Server } from '../bench/process.ts';
import { graphql } from '../support/graphql.ts';
import { send } from '../support/http.ts';
import { sessionOf } from '../support/sign-in.ts';

const companies = '{ companies(limit: 1) { totalCount } }';

describe('api restarted under a running bff', () => {
  let data: string;
  let api: Server;
  let bff: Server;
  let apiPort: number;

  const startApi = () =>
    startServer('api/dist/main.js', {
      port: apiPort,
      env: { API_PORT: `${apiPort}`, ASSAY_DATA: data, RATE_LIMIT: 'off', LOG_LEVEL: 'fatal' },
      readyPath: '/readyz',
    });

  beforeAll(async () => {
    data = mkdtempSync(path.join(tmpdir(), 'assay-outage-'));
    const [first = 0, second = 0] = await freePorts(2);
    apiPort = first;
    api = await startApi();
    bff = await startServer('bff/dist/main.js', {
      port: second,
      env: {
        PORT: `${second}`,
        API_URL: `http://127.0.0.1:${apiPort}`,
        LOG_LEVEL: 'fatal',
      },
      readyPath: '/readyz',
    });
  });

  afterAll(async () => {
    await bff.stop();
    await api.stop();
    rmSync(data, { recursive: true, force: true });
  });

  it('is SERVICE_UNAVAILABLE meanwhile and served again afterwards, with the same session', async () => {
    const session = { authorization: `Bearer ${await sessionOf(bff.url, 'super')}` };
    const ask = () => graphql<{ companies: unknown }>(bff.url, companies, {}, session);
    expect((await ask()).errors).toBeUndefined();

    process.kill(api.pid, 'SIGKILL');
    await api.stop();
    const meanwhile = await ask();
    const upload = await send(bff.url, {
      method: 'POST',
      path: '/upload/logo',
      headers: { ...session, 'content-type': 'multipart/form-data; boundary=b' },
      body: '--b--\r\n',
    });
    const readiness = await send(bff.url, { path: '/readyz' });
    const liveness = await send(bff.url, { path: '/livez' });
    api = await startApi();
    const afterwards = await ask();

    expect(meanwhile.errors).toEqual([
      expect.objectContaining({
        extensions: expect.objectContaining({
          code: 'SERVICE_UNAVAILABLE',
          requestId: expect.any(String),
        }),
      }),
    ]);
    expect(upload.json()).toMatchObject({ errorCode: 'SERVICE_UNAVAILABLE' });
    expect([upload.status, readiness.status, liveness.status]).toEqual([503, 503, 200]);
    expect(afterwards.data?.companies).toBeDefined();
  });
});

describe('an api that takes requests and answers none', () => {
  const calls: { request: IncomingMessage; response: ServerResponse; gone: boolean }[] = [];
  const silent = createServer((asked, response) => {
    if (asked.url === '/readyz') return void response.end('{}');
    const call = { request: asked, response, gone: false };
    response.on('close', () => {
      call.gone = !response.writableFinished;
    });
    calls.push(call);
  });
  let bff: Server;

  beforeAll(async () => {
    const [apiPort = 0, port = 0] = await freePorts(2);
    silent.listen(apiPort, '127.0.0.1');
    await once(silent, 'listening');
    bff = await startServer('bff/dist/main.js', {
      port,
      env: { PORT: `${port}`, API_URL: `http://127.0.0.1:${apiPort}`, LOG_LEVEL: 'fatal' },
      readyPath: '/readyz',
    });
  });

  afterEach(() => {
    calls.length = 0;
  });

  afterAll(async () => {
    await bff.stop();
    silent.closeAllConnections();
    silent.close();
  });

  const session = { authorization: `Bearer 1.${'A'.repeat(43)}` };

  it('is given up after 5 s with a clear error, and its call is ended', async () => {
    const began = Date.now();

    const answer = await graphql(bff.url, companies, {}, session);

    expect(Date.now() - began).toBeLessThan(10_000);
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(answer.errors?.[0]?.message).toMatch(/try again/i);
    await vi.waitFor(() => expect(calls.map(({ gone }) => gone)).toEqual([true]), {
      timeout: 30_000,
    });
  });

  it('is not kept busy with the reads of a caller who went away', async () => {
    const { port } = new URL(bff.url);
    const caller = request({
      host: '127.0.0.1',
      port,
      path: '/graphql',
      method: 'POST',
      headers: { 'content-type': 'application/json', ...session },
    });
    caller.on('error', () => undefined);
    caller.end(JSON.stringify({ query: companies }));
    await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 30_000 });

    caller.destroy();

    // Well before the deadline of the call itself.
    await vi.waitFor(() => expect(calls.map(({ gone }) => gone)).toEqual([true]), {
      timeout: 3_000,
    });
  });
});
