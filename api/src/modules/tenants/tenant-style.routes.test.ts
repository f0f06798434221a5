import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { multipart } from '../../core/storage/testing/multipart.ts';
import { sampleFiles } from '../../core/storage/testing/sample-files.ts';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';

const nothing = {
  TENANT_COLOR: null,
  TENANT_LOGO: null,
  TENANT_TITLE: null,
  TENANT_PHONE: null,
  TENANT_EMAIL: null,
};

const api = await useTestApp({ PORTAL_DOMAIN: 'portal.example.com' });
await api.asOwner(1, (tx) =>
  tx.run(sql`update tenants set main_email = null, phone_number = null where id = 1`),
);
const first = await api.signIn({ role: 'SUPER_ADMIN' });
const secondId = await api.addTenant('summit');
const second = await api.signIn({ role: 'SUPER_ADMIN', tenantId: secondId });
await api.asOwner(1, (tx) =>
  tx.run(
    sql`update tenants set name = 'Summit Health', main_email = 'help@summit.test', phone_number = '8015550140' where id = ${secondId}`,
  ),
);

const styleAt = async (host: string) => {
  const answer = await api.call('GET /api/tenantstyle', { headers: { 'x-tenant-host': host } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

const upload = async (
  session: TestSession,
  name = 'logo.png',
  content: Buffer = sampleFiles.png,
): Promise<string> => {
  const { headers, payload } = multipart([{ field: 'logo', name, content }]);
  const authorization = `Bearer ${session.token}`;
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/upload-logo',
    payload,
    headers: { ...headers, authorization },
  });
  return answer.json().id;
};

const brand = (session: TestSession, body: object) =>
  api.call('POST /api/tenantsettings', { session, body });

const logo = (id: string, host: string, headers: Record<string, string> = {}) =>
  api.call(`GET /api/tenantstyle/logo/${id}`, { headers: { 'x-tenant-host': host, ...headers } });

describe('GET /api/tenantstyle', () => {
  it('is empty for tenant 1, which shows the product', async () => {
    expect(await styleAt('assay.localhost')).toEqual(nothing);
  });

  it('is the profile of the tenant whose host is asked, in any case and with any port', async () => {
    const style = {
      ...nothing,
      TENANT_TITLE: 'Summit Health',
      TENANT_PHONE: '8015550140',
      TENANT_EMAIL: 'help@summit.test',
    };

    expect(await styleAt('summit.localhost')).toEqual(style);
    expect(await styleAt('Summit.LOCALHOST:4000')).toEqual(style);
  });

  it.each(['unknown.example.com', 'localhost:4000', '127.0.0.1'])(
    'is that of tenant 1 at %s',
    async (host) => {
      expect(await styleAt(host)).toEqual(await styleAt('assay.localhost'));
    },
  );

  it('keeps the brands of two tenants apart', async () => {
    const [one, two] = [await upload(first), await upload(second, 'logo.svg', sampleFiles.svg)];
    await brand(first, { TENANT_LOGO: one, TENANT_COLOR: '#1B5E9B' });
    await brand(second, { TENANT_LOGO: two, TENANT_COLOR: '#0F766E' });

    expect(await styleAt('assay.localhost')).toMatchObject({
      TENANT_COLOR: '#1B5E9B',
      TENANT_LOGO: { uri: `/api/tenantstyle/logo/${one}` },
    });
    expect(await styleAt('summit.localhost')).toMatchObject({
      TENANT_COLOR: '#0F766E',
      TENANT_LOGO: { uri: `/api/tenantstyle/logo/${two}` },
    });
  });

  it.each(['localhost:4000', '127.0.0.1:4000', 'portal.example.com'])(
    'shows no logo at the special host %s, but the color',
    async (host) => {
      await brand(first, { TENANT_LOGO: await upload(first), TENANT_COLOR: '#1B5E9B' });

      expect(await styleAt(host)).toMatchObject({ TENANT_LOGO: null, TENANT_COLOR: '#1B5E9B' });
    },
  );

  it('falls back to tenant 1 at the host of a deleted tenant', async () => {
    const gone = await api.addTenant('gone');
    await api.asOwner(1, (tx) =>
      tx.run(sql`update tenants set deleted_at = now() where id = ${gone}`),
    );

    expect((await styleAt('gone.localhost')).TENANT_TITLE).toBeNull();
  });
});

describe('GET /api/tenantstyle/logo/:fileId', () => {
  it('answers the image to everybody, to be kept for good', async () => {
    const id = await upload(first);
    await brand(first, { TENANT_LOGO: id });

    const answer = await logo(id, 'assay.localhost');

    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(sampleFiles.png);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline; filename="logo.png"',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it('answers an SVG in a sandbox that loads nothing', async () => {
    const id = await upload(second, 'logo.svg', sampleFiles.svg);
    await brand(second, { TENANT_LOGO: id });

    const answer = await logo(id, 'summit.localhost');

    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('answers that nothing changed to who has it already', async () => {
    const id = await upload(first);
    await brand(first, { TENANT_LOGO: id });
    const { headers } = await logo(id, 'assay.localhost');

    const answer = await logo(id, 'assay.localhost', { 'if-none-match': String(headers.etag) });

    expect([answer.statusCode, answer.body]).toEqual([304, '']);
  });

  it('still answers a former logo', async () => {
    const id = await upload(first);
    await brand(first, { TENANT_LOGO: id });
    await brand(first, { TENANT_LOGO: null });

    expect((await logo(id, 'assay.localhost')).statusCode).toBe(200);
  });

  it('keeps a logo over the sweep of unreferenced files', async () => {
    const id = await upload(first);
    await brand(first, { TENANT_LOGO: id });
    await api.asOwner(1, (tx) =>
      tx.run(sql`update files set created_at = now() - interval '30 days' where id = ${id}`),
    );
    await api.asOwner(1, (tx) =>
      tx.row(sql`select app.release_unreferenced_files('24 hours', 100)`),
    );

    expect((await logo(id, 'assay.localhost')).statusCode).toBe(200);
  });

  it('does not answer a logo that was never shown', async () => {
    expect((await logo(await upload(first), 'assay.localhost')).statusCode).toBe(404);
  });

  it('does not answer the logo of another tenant', async () => {
    const id = await upload(second);
    await brand(second, { TENANT_LOGO: id });

    expect((await logo(id, 'assay.localhost')).statusCode).toBe(404);
  });

  it('does not answer another kind of file', async () => {
    const { headers, payload } = multipart(
      [{ field: 'data', name: 'a.png', content: sampleFiles.png }],
      { docType: 'OTHER' },
    );
    const file = await api.app.inject({
      method: 'POST',
      url: '/api/files',
      payload,
      headers: { ...headers, authorization: `Bearer ${first.token}` },
    });

    expect((await logo(file.json().id, 'assay.localhost')).statusCode).toBe(404);
  });

  it.each(['7a1f7a52-93a5-4f4e-9a57-1f0c6f7a7a11', 'logo.png'])(
    'has nothing under %s',
    async (id) => {
      expect((await logo(id, 'assay.localhost')).statusCode).toBe(404);
    },
  );
});
