import type { FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';

const directory = mkdtempSync(join(tmpdir(), 'assay-explorer-'));
const sandbox = 'https://studio.apollographql.com';
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(directory, 'assets'));
  writeFileSync(join(directory, 'index.html'), '<!doctype html><title>GraphQL explorer</title>');
  writeFileSync(join(directory, 'assets', 'editor-1a2b.js'), 'console.log(1)');
  app = await createApp(
    readConfig({ API_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'silent', EXPLORER_DIST: directory }),
  );
});
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true });
});

test('a browser at /graphql gets the explorer, whose policy lets in own scripts only', async () => {
  const answer = await app.inject({ url: '/graphql', headers: { accept: 'text/html,*/*' } });

  expect([answer.statusCode, answer.body]).toEqual([
    200,
    '<!doctype html><title>GraphQL explorer</title>',
  ]);
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).not.toMatch(/https:|script-src[^;]*unsafe/);
});

test('its files are kept for a year', async () => {
  const answer = await app.inject({ url: '/explorer/assets/editor-1a2b.js' });

  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
});

test('Apollo Sandbox may call from its own origin, and nobody else from another', async () => {
  const preflight = (origin: string) =>
    app.inject({
      method: 'OPTIONS',
      url: '/graphql',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  const allowed = await preflight(sandbox);
  const refused = await preflight('https://elsewhere.example');
  const asked = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { origin: sandbox },
    payload: { query: '{ __typename }' },
  });

  expect([allowed.statusCode, allowed.headers['access-control-allow-origin']]).toEqual([
    204,
    sandbox,
  ]);
  expect(refused.headers['access-control-allow-origin']).toBeUndefined();
  expect(asked.headers['access-control-allow-origin']).toBe(sandbox);
  expect(asked.headers['access-control-allow-credentials']).toBeUndefined();
});
