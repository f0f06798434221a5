import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { ok } from '../../testing/fake-api.ts';
import { startStub, type StubServer } from '../../testing/stub-server.ts';

const logo = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const nothing = {
  TENANT_COLOR: null,
  TENANT_LOGO: null,
  TENANT_TITLE: null,
  TENANT_PHONE: null,
  TENANT_EMAIL: null,
};
let style: object = nothing;
let stub: StubServer;
let app: FastifyInstance;

beforeAll(async () => {
  stub = await startStub({ 'GET /api/tenantstyle': () => ok(style) }, (api) => {
    api.get('/api/tenantstyle/logo/1', async (_request, reply) =>
      reply.type('image/svg+xml').send(logo),
    );
    api.get('/api/tenantstyle/logo/png', async (_request, reply) =>
      reply.type('image/png').send(onePixel),
    );
    api.get('/api/tenantstyle/logo/huge', async (_request, reply) => {
      const huge = Buffer.from(onePixel);
      huge.writeUInt32BE(60_000, 16);
      return reply.type('image/png').send(huge);
    });
  });
  app = await createApp(readConfig({ API_URL: stub.url, LOG_LEVEL: 'silent' }));
});
beforeEach(() => {
  style = nothing;
});
afterAll(async () => {
  await app.close();
  await stub.close();
});

test('the manifest has the name of the tenant, and its color in a tone that bears white text', async () => {
  style = { ...nothing, TENANT_TITLE: 'Summit', TENANT_COLOR: '#FACC15' };

  const answer = await app.inject('/manifest.webmanifest');

  expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/);
  expect(answer.json()).toMatchObject({ name: 'Summit', theme_color: '#6f5a0a', scope: '/' });
});

test('without a logo the icon is the mark of the product in the color of the tenant', async () => {
  style = { ...nothing, TENANT_COLOR: '#0F766E' };

  const answer = await app.inject('/brand/icon.svg');

  expect(answer.body).toContain('fill="#096b63"');
});

test('a logo is the icon, with all that it shows in itself', async () => {
  style = { ...nothing, TENANT_LOGO: { uri: '/api/tenantstyle/logo/1' } };

  const answer = await app.inject('/brand/icon.svg');

  expect(answer.body).toContain(`data:image/svg+xml;base64,${btoa(logo)}`);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
});

test('a logo that is gone leaves the mark', async () => {
  style = { ...nothing, TENANT_LOGO: { uri: '/api/tenantstyle/logo/2' } };

  const answer = await app.inject('/brand/icon.svg');

  expect([answer.statusCode, answer.body.includes('<image')]).toEqual([200, false]);
});

test('a phone gets the icon as a square PNG: the mark, or a logo that is drawn in a moment', async () => {
  const square = async (logoUri: string | null) => {
    style = { ...nothing, TENANT_LOGO: logoUri && { uri: logoUri } };
    const { statusCode, headers, rawPayload } = await app.inject('/brand/touch-icon.png');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    // Signature, then length and name of the first chunk, then width and height.
    expect(rawPayload.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([192, 192]);
    return rawPayload.toString('base64');
  };

  const product = await square(null);
  const raster = await square('/api/tenantstyle/logo/png');

  expect(raster).not.toBe(product);
  expect(await square('/api/tenantstyle/logo/1')).toBe(product);
  expect(await square('/api/tenantstyle/logo/huge')).toBe(product);
});

test('what a browser has already is not sent again', async () => {
  const { headers } = await app.inject('/brand/icon.svg');

  const again = await app.inject({
    url: '/brand/icon.svg',
    headers: { 'if-none-match': String(headers['etag']) },
  });

  expect([again.statusCode, again.body]).toEqual([304, '']);
});
