import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cutSlowBodies } from './cut-slow-bodies.ts';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = Fastify();
  cutSlowBodies(app, 150);
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    payload.resume().on('end', () => done(null));
  });
  app.post('/', async () => 'taken');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => app.close());

/** Sends a body of ten bytes, half of it after a while. */
async function sendSlowly(type: string, pause: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  socket.on('error', () => undefined);
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: 10\r\n\r\n"aaaa`,
  );
  setTimeout(() => socket.writable && socket.write('bbbb"'), pause);
  await once(socket, 'close');
  return answer.split('\r\n')[0] ?? '';
}

test.each([
  ['application/json', 20, 'HTTP/1.1 200 OK'],
  ['application/json', 600, 'HTTP/1.1 408 Request Timeout'],
  ['multipart/form-data; boundary=b', 400, 'HTTP/1.1 200 OK'],
])('a body of %s whose second half comes after %i ms: %s', async (type, pause, status) => {
  expect(await sendSlowly(type, pause)).toBe(status);
});
