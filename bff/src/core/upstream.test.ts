import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openUpstream, type UpstreamPool } from './upstream.ts';

/** An api for a thread of its own, which answers after 50 ms even while this one stands still; `/silent` gets no answer. */
const program = `const { createServer } = require('node:http');
  const { parentPort } = require('node:worker_threads');
  const server = createServer(({ url }, reply) => {
    if (!url.startsWith('/silent')) setTimeout(() => reply.end('{"ready":true}'), 50);
  }).listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`;
let api: Worker;
let upstream: UpstreamPool;

beforeAll(async () => {
  api = new Worker(program, { eval: true });
  const [port] = await once(api, 'message');
  upstream = openUpstream(`http://127.0.0.1:${port}`);
});

afterAll(async () => {
  await upstream.pool.destroy();
  await api.terminate();
});

const get = (path: string, deadlineMs: number) =>
  upstream.send({ route: path, method: 'GET', path, headers: {}, deadlineMs });

function standStill(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

test('a call that nobody answers ends at its deadline', async () => {
  await expect(get('/silent', 100)).rejects.toThrow(/too long/);
});

test('an answer counts that came while this process stood still past the deadline', async () => {
  const answer = get('/', 1_000);
  await new Promise(setImmediate);
  standStill(1_100);

  expect(await answer).toEqual({ status: 200, body: { ready: true } });
});

test('callers of a route that does not answer leave the others their connections', async () => {
  const slow = Array.from({ length: 300 }, (_, index) =>
    get('/silent', 500 + index).catch(() => 'late'),
  );
  await new Promise(setImmediate);

  expect(await get('/', 1_000)).toEqual({ status: 200, body: { ready: true } });
  expect(new Set(await Promise.all(slow))).toEqual(new Set(['late']));
});

test('a caller that goes away ends its call', async () => {
  const gone = new AbortController();
  const call = upstream.send({
    route: '/gone',
    method: 'GET',
    path: '/silent/gone',
    headers: {},
    signal: gone.signal,
  });
  gone.abort();

  await expect(call).rejects.toThrow(/gone/);
});
