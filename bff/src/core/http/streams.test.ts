import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStub, type StubServer } from '../../testing/stub-server.ts';
import { openUpstream, type UpstreamPool } from '../upstream.ts';
import { serveStreams } from './streams.ts';

/** What api was asked, as `POST /path?query accept`. */
const asked: string[] = [];
let letGo: (lastLine?: string) => void;
let breakOff: () => void;
let stub: StubServer;
let upstream: UpstreamPool;
let app: FastifyInstance;
let address: string;

beforeAll(async () => {
  stub = await startStub({}, (api) => {
    api.addContentTypeParser('*', (_request, _payload, done) => done(null));
    api.addHook('onRequest', async ({ method, url, headers }) => {
      asked.push(`${method} ${url} ${headers.accept}`);
    });
    api.post('/api/companies/:id/locations/createFromCSV', (request, reply) => {
      request.raw.resume();
      reply.hijack();
      reply.raw.writeHead(200, {
        'content-type': 'application/x-ndjson',
        'x-accel-buffering': 'no',
      });
      reply.raw.write('{"progress":1}\n');
      letGo = (lastLine = '{"status":201}\n') => reply.raw.end(lastLine);
    });
    api.post('/api/files', async (request, reply) => {
      request.raw.resume();
      return reply.code(413).send({ errorCode: 'FILE_TOO_LARGE' });
    });
    api.get('/api/companies/report', (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/csv' });
      reply.raw.write('Company Name\r\n');
      breakOff = () => reply.raw.destroy();
    });
    api.get('/api/companies/:id/locations/createFromCSV/example', async (_request, reply) =>
      reply
        .header('content-disposition', 'attachment; filename="e.csv"')
        .type('text/csv')
        .send('a,b'),
    );
  });
  upstream = openUpstream(stub.url);
  app = Fastify();
  await serveStreams(app, upstream, '');
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await upstream.close();
  await stub.close();
});

test('progress reaches the browser while api is still at work', async () => {
  const sender = new Pool(address);
  const answer = await sender.request({
    method: 'POST',
    path: '/upload/companies/7/locations',
    headers: { 'content-type': 'text/csv', accept: 'application/x-ndjson' },
    body: 'x',
  });

  const chunks: string[] = [];
  answer.body.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  while (chunks.length === 0) await sleep(5);
  expect(chunks).toEqual(['{"progress":1}\n']);
  letGo();
  await new Promise((resolve) => answer.body.once('end', resolve));

  expect(chunks.join('')).toBe('{"progress":1}\n{"status":201}\n');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/x-ndjson',
    'x-accel-buffering': 'no',
  });
  expect(asked).toContain('POST /api/companies/7/locations/createFromCSV application/x-ndjson');
  await sender.close();
});

test.each([
  ['the body that is to come', '{"status":201,"body":{"created":4}}\n', 201, { created: 4 }],
  [
    'a refusal',
    '{"status":400,"body":{"message":"Rows failed."}}\n',
    400,
    { message: 'Rows failed.' },
  ],
  [
    'that the outcome is unknown',
    '{"progress":2}\n',
    503,
    expect.objectContaining({ errorCode: 'SERVICE_UNAVAILABLE' }),
  ],
])(
  'a sender who asked for plain JSON is told %s; api is asked for progress',
  async (_what, last, status, body) => {
    const sender = new Pool(address);
    asked.length = 0;
    const sent = sender.request({
      method: 'POST',
      path: '/upload/companies/7/locations',
      headers: { 'content-type': 'text/csv', accept: 'application/json' },
      body: 'x',
    });
    while (asked.length === 0) await sleep(5);
    await sleep(20);
    letGo(last);
    const answer = await sent;

    expect(answer.statusCode).toBe(status);
    expect(await answer.body.json()).toEqual(body);
    expect(asked).toEqual(['POST /api/companies/7/locations/createFromCSV application/x-ndjson']);
    await sender.close();
  },
);

test('the sender of a file that api refuses before it is there is told why', async () => {
  const sender = new Pool(address);
  const codes: number[] = [];
  for (let time = 0; time < 10; time += 1) {
    const answer = await sender.request({
      method: 'POST',
      path: '/upload/files',
      headers: { 'content-type': 'application/pdf' },
      body: Buffer.alloc(20_000_000),
    });
    codes.push(answer.statusCode);
    await answer.body.dump();
  }

  expect(codes).toEqual(Array(10).fill(413));
  await sender.close();
});

test('a sender who goes away after a refusal, with the file half sent, disturbs nobody', async () => {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write('POST /upload/files HTTP/1.1\r\nhost: x\r\ncontent-type: application/pdf\r\n');
  socket.write('content-length: 20000000\r\n\r\nbeginning');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  await sleep(50);
  const next = await fetch(`${address}/download/companies/7/locations/example`);

  expect(answer.toString()).toContain('413');
  expect(next.status).toBe(200);
});

test('a download keeps its name, and its path is made of the parameters alone', async () => {
  const sender = new Pool(address);
  const answer = await sender.request({
    method: 'GET',
    path: '/download/companies/7%2F..%2F8/locations/example?x=1',
  });
  const named = await sender.request({
    method: 'GET',
    path: '/download/companies/7/locations/example',
  });

  await text(answer.body);
  expect(asked.at(-2)).toMatch(
    /^GET \/api\/companies\/7%2F\.\.%2F8\/locations\/createFromCSV\/example\?x=1 /,
  );
  expect(named.headers['content-disposition']).toBe('attachment; filename="e.csv"');
  expect(await text(named.body)).toBe('a,b');
  await sender.close();
});

test('a report that breaks off in api breaks off for the browser: it never looks whole', async () => {
  const sender = new Pool(address);
  const answer = await sender.request({
    method: 'GET',
    path: '/download/companies/report?q=x&format=csv',
  });
  answer.body.once('data', () => breakOff());

  await expect(text(answer.body)).rejects.toThrow();
  expect(asked.at(-1)).toMatch(/^GET \/api\/companies\/report\?q=x&format=csv /);
  await sender.close();
});
