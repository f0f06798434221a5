import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { startStub, type StubServer } from '../../testing/stub-server.ts';

const directory = mkdtempSync(join(tmpdir(), 'assay-verify-'));
const verifyPage = join(directory, 'verify-draw.html');
const ended = { errorCode: 'UNAUTHENTICATED', message: 'Sign in.', params: {} };
const missing = { errorCode: 'RESOURCE_NOT_FOUND', message: 'Record not found.', params: {} };
let stub: StubServer;
let app: FastifyInstance;

const appWith = (page: string) =>
  createApp(
    readConfig({
      API_URL: stub.url,
      LOG_LEVEL: 'silent',
      WEB_DIST: directory,
      VERIFY_PAGE: page,
    }),
  );

beforeAll(async () => {
  writeFileSync(verifyPage, '<!doctype html><title>Verify</title>');
  stub = await startStub({}, (api) => {
    api.get<{ Params: { id: string } }>('/api/selectionrun/:id/download', (request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="Run @ 01-05-2026 Results.csv"')
        .send(`Drawn Order\r\n${request.params.id}\r\n`),
    );
    api.get<{ Params: { id: string } }>('/api/selectionrun/:id/certificate', (request, reply) =>
      request.params.id === '7' ? reply.send({ seal: 'x' }) : reply.code(404).send(missing),
    );
    for (const path of ['downloadpdf', 'certificate/pdf'])
      api.get<{ Params: { id: string } }>(`/api/selectionrun/:id/${path}`, (request, reply) =>
        request.headers.authorization === 'Bearer t'
          ? reply
              .type('application/pdf')
              .header('content-disposition', `attachment; filename="${request.params.id}.pdf"`)
              .send(`%PDF of ${path}`)
          : reply.code(401).send(ended),
      );
  });
  app = await appWith(verifyPage);
});
afterAll(async () => {
  await app.close();
  await stub.close();
  rmSync(directory, { recursive: true });
});

test('the results of a run come as api names them', async () => {
  const answer = await app.inject({ url: '/download/selection-runs/7/results' });

  expect([answer.statusCode, answer.body]).toEqual([200, 'Drawn Order\r\n7\r\n']);
  expect(answer.headers['content-disposition']).toBe(
    'attachment; filename="Run @ 01-05-2026 Results.csv"',
  );
});

test('the certificate of a run is a file to save, kept by nobody on the way', async () => {
  const answer = await app.inject({ url: '/download/selection-runs/7/certificate' });

  expect(answer.json()).toEqual({ seal: 'x' });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment',
    'cache-control': 'private, no-store',
  });
});

test.each([
  ['results/pdf', 'downloadpdf'],
  ['certificate/pdf', 'certificate/pdf'],
])('%s of a run comes on paper, to the session that asks', async (path, api) => {
  const url = `/download/selection-runs/7/${path}`;
  const answer = await app.inject({ url, headers: { authorization: 'Bearer t' } });

  expect([answer.statusCode, answer.body]).toEqual([200, `%PDF of ${api}`]);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="7.pdf"',
  });
  expect((await app.inject({ url })).statusCode).toBe(401);
});

test('a certificate that nobody may see is a refusal, not a file', async () => {
  const answer = await app.inject({ url: '/download/selection-runs/8/certificate' });

  expect([answer.statusCode, answer.json()]).toEqual([404, missing]);
  expect(answer.headers['content-disposition']).toBeUndefined();
});

test('anybody may take the page that checks a certificate, which never runs as part of the portal', async () => {
  const answer = await app.inject({
    url: '/download/verify-draw.html',
    headers: { accept: 'text/html' },
  });

  expect(answer.body).toBe('<!doctype html><title>Verify</title>');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-disposition': 'attachment; filename="verify-draw.html"',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
});

test('without the built page its address is missing', async () => {
  const without = await appWith(join(directory, 'absent.html'));

  const answer = await without.inject({ url: '/download/verify-draw.html' });
  await without.close();

  expect(answer.statusCode).toBe(404);
});
