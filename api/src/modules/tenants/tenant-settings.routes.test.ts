import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../core/database/transaction.ts';
import { useTestApp } from '../../core/testing/test-app.ts';
import { readMroAccess } from '../settings/tenant-settings.service.ts';

const PASSWORD = ' s3cret pässword ';
const MASK = '********';

const log: string[] = [];

const api = await useTestApp({ LOG_LEVEL: 'trace' });
Object.defineProperty(api.app.log, pino.symbols.streamSym, {
  value: { write: (line: string) => log.push(line) },
});
const admin = await api.signIn({ role: 'SUPER_ADMIN' });
const tenant = await api.addTenant('settings-of-tenant');
beforeEach(() => api.asOwner(1, (tx) => tx.run(sql`delete from tenant_settings`)));

const url = () => `/api/tenants/${tenant}/settings`;
const get = async () => (await api.call(`GET ${url()}`, { session: admin })).json();
const put = (body: unknown) => api.call(`PUT ${url()}`, { session: admin, body });

const access = (tenantId = tenant) =>
  inTransaction(api.database, { tenantId }, (tx) =>
    readMroAccess({ tx, tenantId }, api.app.secrets),
  );

const full = {
  UPDATED_ADMIN_EMAIL: 'admin@tpa.test',
  EMAIL_SEND_FROM_ADDRESS: 'news@tpa.test',
  BASIC_AUTH_USER: 'mro-user',
  BASIC_AUTH_PASS: PASSWORD,
};

describe('the settings of a tenant', () => {
  it('are null while nothing is set', async () => {
    expect(await get()).toEqual({
      UPDATED_ADMIN_EMAIL: null,
      EMAIL_SEND_FROM_ADDRESS: null,
      BASIC_AUTH_USER: null,
      BASIC_AUTH_PASS: null,
    });
  });

  it('are answered as saved, the password masked', async () => {
    const answer = await put(full);

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...full, BASIC_AUTH_PASS: MASK });
    expect(await get()).toEqual(answer.json());
  });

  it('keep what was not sent and clear what is null', async () => {
    await put(full);

    const answer = await put({ UPDATED_ADMIN_EMAIL: null });

    expect(answer.json()).toEqual({ ...full, UPDATED_ADMIN_EMAIL: null, BASIC_AUTH_PASS: MASK });
  });

  it('are those of the tenant of the path, not of the acting one', async () => {
    await put(full);

    const own = await api.call('GET /api/tenants/1/settings', { session: admin });

    expect(Object.values(own.json())).toEqual([null, null, null, null]);
    expect(await access(1)).toBeNull();
  });

  it.each([
    ['UPDATED_ADMIN_EMAIL', 'nobody', 'INVALID_EMAIL_ADDRESS'],
    ['EMAIL_SEND_FROM_ADDRESS', 'a@b', 'INVALID_EMAIL_ADDRESS'],
    ['BASIC_AUTH_USER', 'x'.repeat(256), 'TOO_LONG'],
    ['BASIC_AUTH_PASS', 'x'.repeat(256), 'TOO_LONG'],
    ['BASIC_AUTH_PASS', 5, 'INVALID'],
    ['TENANT_COLOR', '#0F766E', 'INVALID'],
    ['MFA_ENABLED', true, 'INVALID'],
  ])('refuse %s = %j', async (key, value, errorCode) => {
    const answer = await put({ [key]: value });

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject({ [key]: [{ errorCode }] });
  });

  it('do not exist for a missing tenant, whatever is sent', async () => {
    const answers = [
      await api.call('GET /api/tenants/99999/settings', { session: admin }),
      await api.call('PUT /api/tenants/99999/settings', { session: admin, body: full }),
      await api.call('PUT /api/tenants/99999/settings', { session: admin, body: { X: 1 } }),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });
});

describe('the password', () => {
  it('is kept when the mask is sent back, and its blanks are part of it', async () => {
    await put(full);
    await put({ ...full, BASIC_AUTH_USER: 'other-user', BASIC_AUTH_PASS: MASK });

    expect(await access()).toEqual({ user: 'other-user', password: PASSWORD });
  });

  it('is replaced by another one', async () => {
    await put(full);
    await put({ BASIC_AUTH_PASS: 'another' });

    expect(await access()).toMatchObject({ password: 'another' });
  });

  it.each([null, ''])('is cleared by %j', async (empty) => {
    await put(full);

    const answer = await put({ BASIC_AUTH_PASS: empty });

    expect(answer.json().BASIC_AUTH_PASS).toBeNull();
    expect(await access()).toBeNull();
  });

  it('is not set by a mask while none is stored', async () => {
    const answer = await put({ BASIC_AUTH_PASS: MASK });

    expect(answer.json().BASIC_AUTH_PASS).toBeNull();
  });

  it('lies encrypted in the database, anew at each saving', async () => {
    const stored = async () =>
      (
        await api.asOwner(1, (tx) =>
          tx.row<{ value: string }>(
            sql`select value from tenant_settings where key = 'BASIC_AUTH_PASS'`,
          ),
        )
      )?.value;
    await put(full);
    const first = await stored();
    await put(full);

    expect(first).toMatch(/^v1\.[\w-]{6}\.[\w-]+$/);
    expect(await stored()).not.toBe(first);
    expect(Buffer.from(first?.split('.')[2] ?? '', 'base64url').includes('s3cret')).toBe(false);
  });

  it('cannot be read by another tenant that copies the stored value', async () => {
    await put(full);
    await api.asOwner(1, (tx) =>
      tx.run(sql`
      insert into tenant_settings (tenant_id, key, value) select 1, key, value from tenant_settings where tenant_id = ${tenant}`),
    );

    await expect(access(1)).rejects.toThrow('belongs to another record');
  });

  it('is in no audit row, though its change is', async () => {
    await put(full);
    await put({ BASIC_AUTH_PASS: 'another s3cret' });

    const rows = await api.asOwner(1, (tx) =>
      tx.rows<{ tenant_id: number; changes: object }>(
        sql`select tenant_id, changes from audit_log where action = 'tenant.settingsUpdated' order by tenant_id desc, id desc`,
      ),
    );
    expect(rows[0]).toEqual({
      tenant_id: tenant,
      changes: { BASIC_AUTH_PASS: { before: MASK, after: MASK } },
    });
    expect(JSON.stringify(rows)).not.toMatch(/s3cret|v1\./);
  });

  it('is in no line of the log, also when a call fails', async () => {
    log.length = 0;
    await put(full);
    await put({ ...full, UPDATED_ADMIN_EMAIL: 'nobody' });
    const seal = api.app.secrets.seal.bind(api.app.secrets);
    api.app.secrets.seal = () => {
      throw new Error('no key');
    };
    const failed = await put(full);
    api.app.secrets.seal = seal;

    expect(failed.statusCode).toBe(500);
    expect(log.join('')).toContain('the request failed');
    expect(log.join('')).not.toMatch(/s3cret|mro-user|tpa\.test/);
    expect(failed.body).not.toContain('no key');
  });
});

describe('the audit log', () => {
  it('holds who changed what in the log of the changed tenant and of the acting one', async () => {
    await put({ UPDATED_ADMIN_EMAIL: 'x@tpa.test' });

    const rows = await api.asOwner(1, (tx) =>
      tx.rows(sql`
        select tenant_id, entity_id, actor_tenant_id from audit_log where changes::text like '%x@tpa.test%' order by tenant_id`),
    );
    expect(rows).toEqual(
      [1, tenant].map((each) => ({
        tenant_id: each,
        entity_id: String(tenant),
        actor_tenant_id: 1,
      })),
    );
  });
});
