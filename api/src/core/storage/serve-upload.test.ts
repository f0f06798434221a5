import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestSession } from '../testing/test-app.ts';
import { multipart } from './testing/multipart.ts';
import { sampleFiles } from './testing/sample-files.ts';

/* Over a real connection, where a refusal meets a sender who is still sending. */

const PORT = 27_020;
let api: TestApp;
let session: TestSession;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  api = await startTestApp();
  session = await api.signIn({ role: 'MD_USER' });
  await api.app.listen({ port: PORT, host: '127.0.0.1' });
});
afterAll(async () => {
  agent.destroy();
  await api.close();
});

const open = (headers: Record<string, string>) =>
  request({
    port: PORT,
    host: '127.0.0.1',
    path: '/api/files',
    method: 'POST',
    agent,
    headers: { ...headers, authorization: `Bearer ${session.token}` },
  });

const incoming = () => readdir(path.join(api.app.config.ASSAY_DATA, 'incoming'));

const pdfOf = (bytes: number) =>
  multipart(
    [
      {
        field: 'data',
        name: 'a.pdf',
        content: Buffer.concat([sampleFiles.pdf, Buffer.alloc(bytes)]),
      },
    ],
    { docType: 'OTHER' },
  );

/** Sends without a length, so that only what arrives can tell the size. */
async function send(
  body: Buffer,
  headers: Record<string, string>,
): Promise<{ status: number | undefined; body: string }> {
  const call = open(headers);
  const answered = once(call, 'response');
  for (let at = 0; at < body.length; at += 65_536) {
    if (!call.write(body.subarray(at, at + 65_536))) await once(call, 'drain');
  }
  call.end();
  const [response] = await answered;
  return { status: response.statusCode, body: await text(response) };
}

it('tells the sender of a large file why, and the connection can be used again', async () => {
  const large = pdfOf(14 * 1024 * 1024);
  const refused = await send(large.payload, large.headers);

  const small = pdfOf(0);
  const taken = await send(small.payload, small.headers);

  expect([refused.status, taken.status]).toEqual([413, 201]);
});

it('tells the sender of a large raw image why, and the connection can be used again', async () => {
  const headers = { 'content-type': 'image/png' };
  const refused = await send(
    Buffer.concat([sampleFiles.png, Buffer.alloc(3 * 1024 * 1024)]),
    headers,
  );

  const taken = await send(sampleFiles.png, headers);

  expect([refused.status, JSON.parse(refused.body).errorCode, taken.status]).toEqual([
    413,
    'FILE_TOO_LARGE',
    201,
  ]);
});

it('refuses by the announced length before anything is sent', async () => {
  const { headers } = pdfOf(0);
  const call = open({ ...headers, 'content-length': String(50 * 1024 * 1024) });
  call.flushHeaders();

  const [response] = await once(call, 'response');
  call.on('error', () => undefined).destroy();

  expect(response.statusCode).toBe(413);
});

it.each([
  ['a form', pdfOf(1024 * 1024)],
  [
    'a raw image',
    {
      headers: { 'content-type': 'image/png' },
      payload: Buffer.concat([sampleFiles.png, Buffer.alloc(900_000)]),
    },
  ],
])('keeps nothing of %s whose sender goes away', async (_what, { headers, payload }) => {
  const call = open(headers).on('error', () => undefined);
  call.write(payload.subarray(0, 500_000));
  while ((await incoming()).length === 0) await sleep(5);

  call.destroy();

  while ((await incoming()).length > 0) await sleep(5);
  expect(await incoming()).toEqual([]);
});
