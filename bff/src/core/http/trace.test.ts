import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { companyWorld } from '../../testing/fake-api.ts';
import { startStub, type StubServer } from '../../testing/stub-server.ts';

const traces: unknown[] = [];
let stub: StubServer;
let app: FastifyInstance;

beforeAll(async () => {
  stub = await startStub(companyWorld(1), (api) => {
    api.addHook('onRequest', async ({ headers }) => void traces.push(headers['traceparent']));
  });
  app = await createApp(readConfig({ API_URL: stub.url, LOG_LEVEL: 'silent', NODE_ENV: 'test' }));
});

afterAll(async () => {
  await app.close();
  await stub.close();
});

test('the trace of the caller goes on to api, as a step of its own', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';

  await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: '{ companies { totalCount } }' },
    headers: {
      authorization: 'Bearer session',
      traceparent: `00-${trace}-00f067aa0ba902b7-01`,
    },
  });

  expect(traces.length).toBeGreaterThan(0);
  for (const each of traces) {
    expect(each).toMatch(new RegExp(`^00-${trace}-[\\da-f]{16}-01$`));
    expect(each).not.toContain('00f067aa0ba902b7');
  }
});
