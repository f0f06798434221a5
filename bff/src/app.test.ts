import type { FastifyInstance } from 'fastify';
import { auditServer } from 'graphql-http';
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { companyWorld } from './testing/fake-api.ts';
import { startStub, type StubServer } from './testing/stub-server.ts';

const registeredQuery = 'query Registered { companies { totalCount } }';
const registeredId = createHash('sha256').update(registeredQuery).digest('hex');

function buildWeb(): string {
  const directory = mkdtempSync(join(tmpdir(), 'assay-web-'));
  mkdirSync(join(directory, 'assets'));
  writeFileSync(
    join(directory, 'index.html'),
    '<!doctype html><script nonce="__NONCE__" src="/assets/app-1a2b3c4d.js"></script>',
  );
  writeFileSync(join(directory, 'assets', 'app-1a2b3c4d.js'), 'console.log("plain")');
  writeFileSync(join(directory, 'assets', 'app-1a2b3c4d.js.gz'), gzipSync('console.log("plain")'));
  const operations = [
    { id: registeredId, body: registeredQuery, name: 'Registered', type: 'query' },
  ];
  writeFileSync(
    join(directory, 'operations.json'),
    JSON.stringify({ format: 'apollo-persisted-query-manifest', version: 1, operations }),
  );
  return directory;
}

const webDirectory = buildWeb();
let stub: StubServer;
let app: FastifyInstance;
let strict: FastifyInstance;
let address: string;
let uploaded: { bytes: number; type: string | undefined; authorization: string | undefined };

beforeAll(async () => {
  stub = await startStub(companyWorld(25), (api) => {
    api.addContentTypeParser('*', (_request, _payload, done) => done(null));
    api.post('/api/upload-logo', async (request, reply) => {
      uploaded = {
        bytes: 0,
        type: request.headers['content-type'],
        authorization: request.headers.authorization,
      };
      for await (const chunk of request.raw) {
        uploaded.bytes += (chunk as Buffer).length;
        if (uploaded.bytes > 2 * 1024 * 1024) {
          return reply.code(413).send({
            errorCode: 'FILE_TOO_LARGE',
            message: 'File is over 1 MB and therefore rejected.',
            params: { size: '1 MB' },
          });
        }
      }
      return reply.code(201).send({ id: '0198c0de-0000-7000-8000-000000000000' });
    });
    api.get('/api/files/own/:fileId', async (request, reply) =>
      request.headers.authorization === 'Bearer session'
        ? reply
            .type('application/pdf')
            .header('content-disposition', 'attachment; filename="report.pdf"')
            .send(Buffer.from('%PDF-1.7'))
        : reply.code(401).send({
            errorCode: 'UNAUTHORIZED',
            message: 'Your session has ended. Please sign in again.',
            params: {},
          }),
    );
  });
  const environment = { API_URL: stub.url, LOG_LEVEL: 'silent', WEB_DIST: webDirectory };
  app = await createApp(readConfig({ ...environment, NODE_ENV: 'test' }));
  strict = await createApp(
    readConfig({ ...environment, NODE_ENV: 'production', OPERATIONS: 'registered' }),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await Promise.all([app.close(), strict.close()]);
  await stub.close();
  rmSync(webDirectory, { recursive: true });
});

const ask = (query: string, headers: Record<string, string> = {}, to: FastifyInstance = app) =>
  to.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query },
    headers: { authorization: 'Bearer session', ...headers },
  });

test('every MUST and SHOULD of GraphQL over HTTP holds', async () => {
  const audits = await auditServer({ url: `${address}/graphql`, fetchFn: fetch });

  const failed = audits.filter((each) => each.status !== 'ok' && /MUST|SHOULD/.test(each.name));
  expect(audits.length).toBeGreaterThan(50);
  expect(failed.map((each) => `${each.name}: ${'reason' in each ? each.reason : ''}`)).toEqual([]);
});

test('the request id comes back, and stands on errors', async () => {
  const answer = await ask('{ viewer { profile { id } } }', {
    authorization: '',
    'x-request-id': 'from-the-proxy-1',
  });

  expect(answer.headers['x-request-id']).toBe('from-the-proxy-1');
  expect(answer.json()).toMatchObject({
    errors: [{ extensions: { code: 'UNAUTHENTICATED', requestId: 'from-the-proxy-1' } }],
  });
});

test('api hears the host of the browser and its token', async () => {
  await ask('{ companies { totalCount } }', { host: 'summit.localhost:4000' });

  expect(stub.api.requests.at(-1)?.headers).toMatchObject({
    'x-tenant-host': 'summit.localhost:4000',
    authorization: 'Bearer session',
    'x-forwarded-proto': 'http',
  });
});

test('a large answer is compressed, a small one is not', async () => {
  const large = await ask(
    '{ companies(limit: 25) { nodes { id companyName contactInformation { mainEmail } } } }',
    { 'accept-encoding': 'gzip, br' },
  );
  const small = await ask('{ companies { totalCount } }', { 'accept-encoding': 'gzip, br' });

  expect(large.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(large.rawPayload).toString())).toMatchObject({
    data: { companies: {} },
  });
  expect(small.headers['content-encoding']).toBeUndefined();
});

test('a form post from another site is refused', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: 'query={__typename}',
    headers: { 'content-type': 'text/plain' },
  });

  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.body).not.toContain('"data"');
});

test('several operations in one request are refused', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: [{ query: '{ __typename }' }, { query: '{ __typename }' }],
  });

  expect(answer.statusCode).toBe(400);
});

test('no error carries a stack trace', async () => {
  const answers = await Promise.all([
    ask('{ nope }'),
    ask('{'),
    ask('{ company(id: "1") { nope } }'),
  ]);

  expect(answers.map(({ body }) => /stacktrace|node_modules|at \w+ \(/.test(body))).toEqual([
    false,
    false,
    false,
  ]);
});

test('a registered operation runs by its id', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { extensions: { persistedQuery: { version: 1, sha256Hash: registeredId } } },
    headers: { authorization: 'Bearer session' },
  });

  expect(answer.json()).toEqual({ data: { companies: { totalCount: 25 } } });
});

test('an id that is not registered is told apart, so that the client sends the text', async () => {
  const payload = { extensions: { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } } };

  const answer = await app.inject({ method: 'POST', url: '/graphql', payload });

  expect(answer.json()).toMatchObject({
    errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
  });
});

test('a client of plain JSON gets the status of a refusal, others read it in the body', async () => {
  const query = '{ companies { totalCount } }';
  const plain = await ask(query, { authorization: '' });
  const modern = await ask(query, {
    authorization: '',
    accept: 'application/graphql-response+json',
  });
  const partly = await ask('{ __typename companies { totalCount } }', { authorization: '' });

  expect(plain.statusCode).toBe(401);
  expect(modern.statusCode).toBe(200);
  expect(partly.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
});

test('figures tell operations of the portal apart, and calls by route; made-up names count together', async () => {
  const payload = { extensions: { persistedQuery: { version: 1, sha256Hash: registeredId } } };
  const headers = { authorization: 'Bearer session' };
  await app.inject({ method: 'POST', url: '/graphql', headers, payload });
  await ask('query Invented { companies { totalCount } }');

  const { body } = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });

  expect(body).toContain(
    'graphql_operation_duration_seconds_count{operation="Registered",outcome="ok"}',
  );
  expect(body).toContain(
    'graphql_operation_duration_seconds_count{operation="other",outcome="ok"}',
  );
  expect(body).not.toContain('Invented');
  expect(body).toMatch(
    /upstream_request_duration_seconds_count\{method="GET",route="\/api\/companies",status="200"\}/,
  );
});

test('with OPERATIONS=registered strangers run registered operations only', async () => {
  const stranger = await ask(
    '{ tenantStyle { TENANT_TITLE: tenantTitle } }',
    { authorization: '' },
    strict,
  );
  const signedIn = await ask('{ companies { totalCount } }', {}, strict);

  expect(stranger.json()).toMatchObject({
    errors: [{ extensions: { code: 'OPERATION_NOT_REGISTERED' } }],
  });
  expect(signedIn.json()).toEqual({ data: { companies: { totalCount: 25 } } });
});

test('in production strangers do not see the schema', async () => {
  const stranger = await ask('{ __schema { queryType { name } } }', { authorization: '' }, strict);
  const guessing = await ask('{ compani { totalCount } }', { authorization: '' }, strict);
  const signedIn = await ask('{ __schema { queryType { name } } }', {}, strict);

  expect(stranger.json()).toMatchObject({ errors: [{}] });
  expect(guessing.body).not.toContain('Did you mean');
  expect(signedIn.json()).toEqual({ data: { __schema: { queryType: { name: 'Query' } } } });
});

test('every page address answers index.html with a nonce of its own', async () => {
  const pages = await Promise.all(
    ['/', '/companies/5', '/index.html'].map((url) =>
      app.inject({ url, headers: { accept: 'text/html' } }),
    ),
  );

  const nonces = pages.map(({ body }) => /nonce="([^"]+)"/.exec(body)?.[1]);
  expect(new Set(nonces).size).toBe(3);
  pages.forEach(({ headers }, index) => {
    expect(headers['content-security-policy']).toContain(
      `script-src 'self' 'nonce-${nonces[index]}'`,
    );
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
    expect(headers['content-security-policy']).toContain('; frame-src blob:;');
    expect(headers['cache-control']).toBe('no-store');
  });
});

test('assets are kept for a year and sent compressed when they are stored so', async () => {
  const plain = await app.inject({ url: '/assets/app-1a2b3c4d.js' });
  const zipped = await app.inject({
    url: '/assets/app-1a2b3c4d.js',
    headers: { 'accept-encoding': 'gzip' },
  });

  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.body).toBe('console.log("plain")');
  expect(zipped.headers).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(zipped.headers['content-type']).toContain('javascript');
});

test.each([
  '/assets/gone-1a2b3c4d.js',
  '/operations.json',
  '/files',
  '/api/companies',
  '/../package.json',
])('%s is 404, not the page', async (url) => {
  const answer = await app.inject({ url, headers: { accept: 'text/html,*/*' } });

  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ errorCode: 'RESOURCE_NOT_FOUND' });
});

test('an upload is passed on with its type and the session', async () => {
  const bytes = randomBytes(700_000);

  const answer = await fetch(`${address}/upload/logo`, {
    method: 'POST',
    body: bytes,
    headers: { 'content-type': 'multipart/form-data; boundary=x', authorization: 'Bearer session' },
  });

  expect([answer.status, await answer.json()]).toEqual([
    201,
    { id: '0198c0de-0000-7000-8000-000000000000' },
  ]);
  expect(uploaded).toEqual({
    bytes: 700_000,
    type: 'multipart/form-data; boundary=x',
    authorization: 'Bearer session',
  });
});

test('a file that api finds too large is refused in its words', async () => {
  const answer = await fetch(`${address}/upload/logo`, {
    method: 'POST',
    body: randomBytes(3 * 1024 * 1024),
    headers: { 'content-type': 'multipart/form-data; boundary=x', authorization: 'Bearer session' },
  });

  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({
    errorCode: 'FILE_TOO_LARGE',
    params: { size: '1 MB' },
  });
});

test('a download keeps its name and type, and needs what api needs', async () => {
  const url = '/files/0198c0de-0000-7000-8000-000000000000';
  const [own, stranger] = await Promise.all([
    app.inject({ url, headers: { authorization: 'Bearer session' } }),
    app.inject({ url }),
  ]);

  expect(own.body).toBe('%PDF-1.7');
  expect(own.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="report.pdf"',
  });
  expect([stranger.statusCode, stranger.json()]).toMatchObject([
    401,
    { errorCode: 'UNAUTHORIZED' },
  ]);
});

test('health says whether this process and api serve', async () => {
  const alone = await createApp(
    readConfig({ API_URL: 'http://127.0.0.1:1', LOG_LEVEL: 'silent', WEB_DIST: '/nowhere' }),
  );

  const [live, ready, unready, lonely] = await Promise.all([
    app.inject({ url: '/livez' }),
    app.inject({ url: '/readyz' }),
    alone.inject({ url: '/readyz' }),
    alone.inject({ url: '/livez' }),
  ]);
  await alone.close();

  expect([live, ready, unready, lonely].map(({ statusCode }) => statusCode)).toEqual([
    200, 200, 503, 200,
  ]);
});

test('metrics are for the own network', async () => {
  const [inside, outside, proxied] = await Promise.all([
    app.inject({ url: '/metrics' }),
    app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' }),
    app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.9' } }),
  ]);

  expect(inside.body).toContain('http_request_duration_seconds');
  expect([outside.statusCode, proxied.statusCode]).toEqual([404, 404]);
});

test('a slow request may arrive, a silent one is cut', () => {
  expect(app.server).toMatchObject({
    requestTimeout: 300_000,
    headersTimeout: 60_000,
    timeout: 75_000,
  });
});
