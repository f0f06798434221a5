import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerWithProgress } from './answer-progress.ts';
import { closeSilentConnections } from './silent-connections.ts';

/** How long silence may last here, ms, and work that takes several times as long. */
const SILENCE = 150;
const work = async () => {
  await sleep(4 * SILENCE);
  return { status: 201, body: '{"created":4}' };
};

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = Fastify({ connectionTimeout: SILENCE });
  closeSilentConnections(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('text/csv', (_request, _payload, done) => done(null));
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, _body, done) =>
    done(null),
  );
  app.post('/work', (request, reply) => answerWithProgress(request, reply, work));
  app.post('/late', async (request, reply) => {
    await work();
    return reply.send(await text(request.raw));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** Sends what it is given and nothing more; answers all that comes until the connection is closed. */
async function sent(lines: readonly string[], body: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`POST ${lines.join('\r\n')}\r\n\r\n${body}`);
  return text(socket);
}
const headers = (type: string, bytes = 3) => [
  'Host: api',
  'Connection: close',
  `Content-Type: ${type}`,
  `Content-Length: ${bytes}`,
];

it('keeps a connection open while it works for it', async () => {
  const answer = await sent(['/work HTTP/1.1', ...headers('text/plain')], 'a,b');

  expect(answer).toMatch(/^HTTP\/1\.1 201 /);
  expect(answer).toContain('{"created":4}');
});

it('keeps it open before it begins to read what is sent', async () => {
  const answer = await sent(['/late HTTP/1.1', ...headers('text/csv')], 'a,b');

  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain('a,b');
});

it('says again how far it is, until it is done', async () => {
  const lines = ['/work HTTP/1.1', 'Accept: application/x-ndjson', ...headers('text/plain')];

  const answer = await sent(lines, 'a,b');

  expect(answer.match(/"processed":0/g)?.length).toBeGreaterThan(2);
  expect(answer).toContain('{"status":201,"body":{"created":4}}');
});

it('closes the connection of a sender who stops in the middle', async () => {
  expect(await sent(['/work HTTP/1.1', ...headers('text/plain', 9)], 'a,b')).toBe('');
});
