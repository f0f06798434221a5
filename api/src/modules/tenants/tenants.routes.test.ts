import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../core/testing/test-app.ts';
import { tenantAddress, tenantCalls, tenantInput } from './testing/tenant-calls.ts';

const api = await useTestApp();
const admin = await api.signIn({ role: 'SUPER_ADMIN' });
const { call, create, update, auditOf } = tenantCalls(api, admin);

describe('POST /api/tenants', () => {
  it('creates a disabled tenant whose code and host follow from the name', async () => {
    const tenant = await create(
      'Summit Occupational Health',
      { method: 'PER_TEST', rate: '4.5', clientSince: '2026-01-31' },
      { 'x-tenant-host': 'localhost:4000' },
    );

    expect(tenant).toEqual({
      id: expect.any(Number),
      name: 'Summit Occupational Health',
      clientSince: '2026-01-31',
      address: tenantAddress,
      mainEmail: null,
      mainFax: null,
      phoneNumber: null,
      primaryContactFullName: 'Ann Brown',
      primaryContactPhone: '8015550100',
      primaryContactEmail: expect.any(String),
      method: 'PER_TEST',
      rate: '4.50',
      enabled: false,
      code: 'summit-occupational-health',
      host: 'summit-occupational-health.localhost',
      tenantUrl: 'http://summit-occupational-health.localhost:4000',
      isDeleteAllowed: true,
      version: 1,
    });
  });

  it('derives the host from the domain of the request, without the own name in front', async () => {
    const headers = { 'x-tenant-host': 'assay.portal.example.com', 'x-forwarded-proto': 'https' };

    const tenant = await create('Ridge Testing', {}, headers);

    expect(tenant).toMatchObject({
      host: 'ridge-testing.portal.example.com',
      tenantUrl: 'https://ridge-testing.portal.example.com',
    });
  });

  it('ignores code, host and address that were sent', async () => {
    const tenant = await create('Canyon Labs', {
      code: 'evil',
      host: 'evil.test',
      tenantUrl: 'http://evil.test',
    });

    expect(tenant).toMatchObject({ code: 'canyon-labs', host: 'canyon-labs.localhost' });
  });

  it('gives the tenant reference data and nothing else', async () => {
    const { id } = await create('Reference Testing');
    const inside = await api.signIn({ role: 'SUPER_ADMIN', tenantId: id, homeTenantId: 1 });

    const drugs = await call('GET /api/drugadulterants/misdot', undefined, inside);
    const companies = await call('GET /api/companies', undefined, inside);

    expect([drugs.json().total, companies.json().total]).toEqual([5, 0]);
  });

  it.each([
    ['the same name', 'Twin Peaks'],
    ['a name that differs in case', 'twin peaks'],
    ['a name with the same code', 'Twin  -  Peaks'],
  ])('refuses %s', async (_what, name) => {
    await call('POST /api/tenants', tenantInput('Twin Peaks'));

    const answer = await call('POST /api/tenants', tenantInput(name));

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      errorCode: 'NAME_ALREADY_EXISTS',
      message: 'This name already exists.',
      errors: { name: [{ errorCode: 'NAME_ALREADY_EXISTS' }] },
    });
  });

  it.each([
    ['name', '', 'BLANK'],
    ['name', 'Summit & Sons', 'INVALID'],
    ['name', '12345', 'INVALID'],
    ['name', 'x'.repeat(256), 'TOO_LONG'],
    ['primaryContactFullName', '  ', 'BLANK'],
    ['primaryContactPhone', '801555', 'INVALID_INTL_PHONE'],
    ['primaryContactEmail', 'ann', 'INVALID_EMAIL_ADDRESS'],
    ['mainEmail', 'x@', 'INVALID_EMAIL_ADDRESS'],
    ['mainFax', '1', 'INVALID_INTL_PHONE'],
    ['phoneNumber', '(801) 555-0100', 'INVALID_INTL_PHONE'],
    ['method', 'WEEKLY', 'INVALID'],
    ['rate', '4.505', 'INVALID_PRICING'],
    ['clientSince', '31/01/2026', 'INVALID'],
    ['clientSince', '0026-01-31', 'INVALID'],
    ['enabled', 'yes', 'INVALID'],
    ['address', { ...tenantAddress, state: 'XX' }, { state: [{ errorCode: 'INVALID_STATE' }] }],
    ['address', { ...tenantAddress, zip: '841' }, { zip: [{ errorCode: 'INVALID_ZIP_CODE' }] }],
  ])('refuses %s = %j', async (field, value, expected) => {
    const answer = await call('POST /api/tenants', tenantInput('Bad Input', { [field]: value }));

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[field]).toMatchObject(
      typeof expected === 'string' ? [{ errorCode: expected }] : expected,
    );
  });

  it('writes the audit log of the acting and of the new tenant', async () => {
    const { id } = await create('Audited Testing');

    const [here, there] = [
      await auditOf(1, id, 'tenant.created'),
      await auditOf(id, id, 'tenant.created'),
    ];

    expect(here).toMatchObject([
      {
        actor_tenant_id: 1,
        actor_user_id: admin.userId,
        changes: { name: { after: 'Audited Testing' } },
      },
    ]);
    expect(there).toEqual(here);
    expect(await api.asOwner(1, (tx) => tx.rows(sql`select * from app.audit_verify()`))).toEqual(
      [],
    );
  });

  it('creates once for an Idempotency-Key', async () => {
    const body = tenantInput('Once Testing');
    const headers = { 'idempotency-key': 'tenant-1' };

    const first = await call('POST /api/tenants', body, admin, headers);
    const second = await call('POST /api/tenants', body, admin, headers);

    expect(second.json()).toEqual(first.json());
  });
});

describe('GET /api/tenants', () => {
  const names = async (query: string): Promise<string[]> => {
    const answer = await call(`GET /api/tenants?limit=100&${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().results.map(({ name }: { name: string }) => name);
  };

  beforeAll(async () => {
    await create('List Alpha', {
      method: 'ANNUAL',
      rate: '900',
      address: { ...tenantAddress, city: 'Boise', state: 'ID' },
    });
    await create('list Beta', {
      method: 'MONTHLY',
      rate: '1000',
      address: { ...tenantAddress, city: 'boise', state: 'ID' },
    });
    await create('List Gamma', { method: 'MONTHLY', address: null });
  });

  it('lists every tenant by name, without regard to case', async () => {
    expect(await names('q=list')).toEqual(['List Alpha', 'list Beta', 'List Gamma']);
    expect(await names('')).toContain('Assay');
  });

  it.each([
    ['address.state[EQ]=ID&q=list', ['List Alpha', 'list Beta']],
    ['address.city[EQ]=BOISE', ['List Alpha', 'list Beta']],
    ['method[EQ]=MONTHLY', ['list Beta', 'List Gamma']],
    ['q=list-b', ['list Beta']],
    ['q=%25', []],
    ['q=list&sortBy=rate&sortOrder=DESC', ['list Beta', 'List Alpha', 'List Gamma']],
    ['q=list&sortBy=rate', ['List Alpha', 'list Beta', 'List Gamma']],
    ['q=list&sortBy=address.city&sortOrder=DESC', ['List Alpha', 'list Beta', 'List Gamma']],
    ['q=list&sortBy=method&sortOrder=DESC', ['list Beta', 'List Gamma', 'List Alpha']],
    ['q=list&sortBy=id&sortOrder=DESC', ['List Gamma', 'list Beta', 'List Alpha']],
  ])('answers %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('pages and counts', async () => {
    const answer = await call('GET /api/tenants?q=list&limit=1&offset=1');

    expect(answer.json()).toMatchObject({
      results: [{ name: 'list Beta' }],
      total: 3,
      limit: 1,
      offset: 1,
    });
  });

  it('reads many by id', async () => {
    const [tenant] = (await call('GET /api/tenants?q=list-gamma')).json().results;

    expect(await names(`id[IN][]=${tenant.id}&id[IN][]=1`)).toEqual(['Assay', 'List Gamma']);
  });

  it.each([
    ['code[EQ]=x', 'code[EQ]', 'FIELD_NOT_FOUND_IN_ENTITY'],
    ['method[EQ]=DAILY', 'method[EQ]', 'INVALID'],
    ['method[SW]=ANN', 'method[SW]', 'INVALID'],
    ['sortBy=enabled', 'sortBy', 'FIELD_NOT_FOUND_IN_ENTITY'],
  ])('refuses %s', async (query, param, errorCode) => {
    const answer = await call(`GET /api/tenants?${query}`);

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[param]).toMatchObject([{ errorCode }]);
  });
});

describe('PUT /api/tenants/:id', () => {
  it('replaces the fields, keeps code and host, and raises the version', async () => {
    const tenant = await create('Renamed Testing', { mainEmail: 'help@renamed.test' });

    const answer = await update(tenant, { name: 'New Name Testing', mainEmail: '' });

    expect(answer.json()).toEqual({
      ...tenant,
      name: 'New Name Testing',
      mainEmail: null,
      version: 2,
    });
    expect((await call(`GET /api/tenants/${tenant.id}`)).json()).toEqual(answer.json());
  });

  it('refuses a name that another tenant has', async () => {
    await create('Taken Testing');
    const tenant = await create('Free Testing');

    const answer = await update(tenant, { name: 'TAKEN testing' });

    expect(answer.statusCode).toBe(409);
    expect(answer.json().errors.name).toMatchObject([{ errorCode: 'NAME_ALREADY_EXISTS' }]);
  });

  it('does not disable tenant 1', async () => {
    const first = (await call('GET /api/tenants/1')).json();

    const answer = await update(first, { enabled: false });

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      errorCode: 'TENANT_PROTECTED',
      message: 'This TPA cannot be deleted or disabled.',
      errors: { enabled: [{ errorCode: 'TENANT_PROTECTED' }] },
    });
  });

  it('writes what changed into both audit logs', async () => {
    const tenant = await create('Changed Testing');

    await update(tenant, { method: 'ANNUAL' });

    const changes = { method: { before: null, after: 'ANNUAL' } };
    expect(await auditOf(1, tenant.id, 'tenant.updated')).toMatchObject([{ changes }]);
    expect(await auditOf(tenant.id, tenant.id, 'tenant.updated')).toMatchObject([{ changes }]);
  });

  it('writes one row when a tenant changes itself', async () => {
    const first = (await call('GET /api/tenants/1')).json();

    await update(first, { phoneNumber: '8005550111' });

    expect(await auditOf(1, 1, 'tenant.updated')).toHaveLength(1);
  });

  it('refuses a missing tenant before it looks at the fields', async () => {
    const answer = await call('PUT /api/tenants/99999', { name: '' });

    expect([answer.statusCode, answer.json().errorCode]).toEqual([404, 'RESOURCE_NOT_FOUND']);
  });
});

describe('disabling a tenant', () => {
  it('ends the sessions of its users at once, for good, and leaves those of tenant 1 alone', async () => {
    const tenant = await create('Disabled Testing', { enabled: true });
    const user = await api.signIn({ role: 'MD_USER', tenantId: tenant.id });
    const visitor = await api.signIn({ role: 'SUPER_ADMIN', tenantId: tenant.id, homeTenantId: 1 });
    const before = (await call('GET /api/devices', undefined, user)).statusCode;

    const { json } = await update(tenant, { enabled: false });
    const after = [
      await call('GET /api/devices', undefined, user),
      await call('GET /api/devices', undefined, visitor),
    ];
    await update(json(), { enabled: true });
    const enabledAgain = await call('GET /api/devices', undefined, user);

    expect(before).toBe(200);
    expect(after.map(({ statusCode }) => statusCode)).toEqual([401, 200]);
    expect(enabledAgain.statusCode).toBe(401);
  });
});

describe('DELETE /api/tenants/:id', () => {
  it('hides the tenant, ends every session in it and keeps its rows', async () => {
    const tenant = await create('Deleted Testing', { enabled: true });
    const user = await api.signIn({ role: 'MD_USER', tenantId: tenant.id });
    const visitor = await api.signIn({ role: 'SUPER_ADMIN', tenantId: tenant.id, homeTenantId: 1 });

    const answer = await call(`DELETE /api/tenants/${tenant.id}`);

    const after = await Promise.all([
      call(`GET /api/tenants/${tenant.id}`),
      call('GET /api/devices', undefined, user),
      call('GET /api/devices', undefined, visitor),
    ]);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(after.map(({ statusCode }) => statusCode)).toEqual([404, 401, 401]);
    expect((await call('GET /api/tenants?q=deleted-testing')).json().total).toBe(0);
    const kept = await api.asOwner(1, (tx) =>
      tx.row(sql`select count(*) as users from users where tenant_id = ${tenant.id}`),
    );
    expect(kept).toEqual({ users: 2 });
  });

  it('frees name, host and the e-mail addresses of its users', async () => {
    const primaryContactEmail = 'again@tpa.test';
    const first = await create('Again Testing', { primaryContactEmail, enabled: true });
    await call(`DELETE /api/tenants/${first.id}`);

    const second = await create('Again Testing', { primaryContactEmail, enabled: true });

    expect(second.host).toBe(first.host);
    expect(await auditOf(1, second.id, 'tenant.firstUserInvited')).toHaveLength(1);
  });

  it('refuses tenant 1', async () => {
    const answer = await call('DELETE /api/tenants/1');

    expect([answer.statusCode, answer.json().errorCode]).toEqual([409, 'TENANT_PROTECTED']);
  });

  it('writes both audit logs', async () => {
    const { id } = await create('Logged Testing');
    await call(`DELETE /api/tenants/${id}`);

    expect(await auditOf(1, id, 'tenant.deleted')).toHaveLength(1);
    expect(await auditOf(id, id, 'tenant.deleted')).toHaveLength(1);
  });
});

describe('row-level security', () => {
  it('shows a tenant its own row only and lets it change none', async () => {
    const other = await api.addTenant('hidden-testing');
    const seen = await api.database.transaction(
      `set local role assay_app; set local app.tenant_id = '${other}';`,
      async (tx) => ({
        rows: await tx.rows(sql`select id from tenants`),
        changed: await tx.run(sql`update tenants set name = 'mine'`),
      }),
    );

    expect(seen).toEqual({ rows: [{ id: other }], changed: 0 });
  });
});
