import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { locationInput } from '../locations/testing/location-input.ts';

const api = await useTestApp();
const admin = await api.signIn({ role: 'SUPER_ADMIN' });
const companyId = await api.addCompany('Northwind');
const otherId = await api.addCompany('Southwind');

const change = (id: number, body: object, session: TestSession = admin) =>
  api.call(`POST /api/users/${id}/grants`, { session, body: { reason: 'Asked for', ...body } });
const grant = (id: number, permission: string, more: object = {}) =>
  change(id, { permission, granted: true, ...more });
const revoke = (id: number, permission: string, more: object = {}) =>
  change(id, { permission, granted: false, ...more });
const reset = (id: number, permission: string, query = '') =>
  api.call(`DELETE /api/users/${id}/grants/${permission}${query}`, { session: admin });
const held = async (session: TestSession): Promise<string[]> =>
  (await api.call('GET /api/permissions', { session })).json<{ results: string[] }>().results;
const grants = async (id: number) =>
  (await api.call(`GET /api/users/${id}/grants`, { session: admin })).json<{
    results: Record<string, unknown>[];
  }>().results;
const createLocation = async (session: TestSession, id: number) =>
  (
    await api.call(`POST /api/companies/${id}/locations`, {
      session,
      body: locationInput(`Yard ${Math.random()}`),
    })
  ).statusCode;

describe('a permission of a person', () => {
  it('holds from the next call of a running session, and is told with its reason', async () => {
    const user = await api.signIn({ role: 'MD_USER' });

    const answer = await grant(user.userId, 'READ_HISTORY', { reason: 'Prepares the audit' });

    expect(answer.statusCode, answer.body).toBe(201);
    expect(await held(user)).toContain('READ_HISTORY');
    expect(await grants(user.userId)).toContainEqual({
      permission: 'READ_HISTORY',
      source: 'GRANTED',
      resourceType: null,
      resourceId: null,
      resourceName: null,
      reason: 'Prepares the audit',
      by: expect.stringContaining('Test User'),
      at: expect.any(String),
    });
  });

  it('stands in the history with its reason, for whoever may grant', async () => {
    const user = await api.signIn({ role: 'COMPANY_USER', companyId });
    const manager = await api.signIn({ role: 'MD_USER', granted: ['READ_HISTORY'] });
    await grant(user.userId, 'FE_EDIT_CONTACT', { reason: 'Keeps the list' });
    await reset(user.userId, 'FE_EDIT_CONTACT');
    const told = async (session: TestSession) =>
      (
        await api.call(`GET /api/history?entity[EQ]=user&entityId[EQ]=${user.userId}`, { session })
      ).json<{ results: { action: string; changes: object[] }[] }>().results;

    const [back, given] = await told(admin);
    expect(back).toMatchObject({
      action: 'user.permissionReset',
      changes: [{ field: 'permission', before: 'FE_EDIT_CONTACT granted everywhere', after: null }],
    });
    expect(given).toMatchObject({
      action: 'user.permissionGranted',
      changes: [
        { field: 'permission', before: null, after: 'FE_EDIT_CONTACT' },
        { field: 'reason', after: 'Keeps the list' },
        { field: 'record', after: 'everywhere' },
      ],
    });
    expect((await told(manager)).flatMap(({ changes }) => changes)).toEqual([]);
  });

  it('is taken from what the role gives, and comes back', async () => {
    const user = await api.signIn({ role: 'MD_USER' });

    await revoke(user.userId, 'READ_ALL_COMPANIES');

    expect(await held(user)).not.toContain('READ_ALL_COMPANIES');
    const told = (await grants(user.userId)).filter(
      ({ permission }) => permission === 'READ_ALL_COMPANIES',
    );
    expect(told.map(({ source }) => source)).toEqual(['REVOKED']);
    expect((await reset(user.userId, 'READ_ALL_COMPANIES')).statusCode).toBe(204);
    expect(await held(user)).toContain('READ_ALL_COMPANIES');
    expect((await reset(user.userId, 'READ_ALL_COMPANIES')).statusCode).toBe(404);
  });

  it.each([
    ['staff', 'FE_VIEW_MY_LOCATION'],
    ['staff', 'GRANT_PERMISSIONS'],
    ['client', 'SUPER_ADMIN_MANAGE_TENANTS'],
    ['client', 'READ_ALL_COMPANIES'],
    ['client', 'VIEW_UNVERIFIED_RESULTS'],
  ])('%s cannot be granted %s', async (who, permission) => {
    const role = who === 'staff' ? 'MD_USER' : 'COMPANY_ADMIN';
    const user = await api.signIn({ role, companyId });

    const answer = await grant(user.userId, permission);

    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual(['permission']);
  });

  it('of managing TPAs stays in tenant 1', async () => {
    const tenantId = await api.addTenant('far');
    const session = await api.signIn({ role: 'SUPER_ADMIN', tenantId });
    const user = await api.signIn({ role: 'MD_USER', tenantId });

    const body = { permission: 'SUPER_ADMIN_MANAGE_TENANTS', granted: true };

    expect((await change(user.userId, body, session)).statusCode).toBe(400);
  });

  it('is not granted twice, not taken where it is not held, and needs a reason', async () => {
    const user = await api.signIn({ role: 'MD_USER' });

    const answers = await Promise.all([
      grant(user.userId, 'READ_ALL_COMPANIES'),
      revoke(user.userId, 'READ_HISTORY'),
      grant(user.userId, 'READ_HISTORY', { reason: '  ' }),
    ]);

    expect(answers.map((each) => Object.keys(each.json<{ errors: object }>().errors))).toEqual([
      ['permission'],
      ['permission'],
      ['reason'],
    ]);
  });

  it('is nobody’s own to give, and of a super administrator alone', async () => {
    const other = await api.signIn({ role: 'MD_USER' });
    const body = { permission: 'READ_HISTORY', granted: true };

    expect((await grant(admin.userId, 'VIEW_UNVERIFIED_RESULTS')).json()).toMatchObject({
      errorCode: 'CANNOT_MODIFY_SELF',
    });
    expect((await change(admin.userId, body, other)).statusCode).toBe(403);
  });
});

describe('a permission on one record', () => {
  it('is granted there and nowhere else', async () => {
    const user = await api.signIn({ role: 'COMPANY_USER', companyId });
    expect(await createLocation(user, companyId)).toBe(403);

    const record = { resourceType: 'COMPANY', resourceId: companyId };
    const answer = await grant(user.userId, 'CREATE_LOCATION', record);

    expect(answer.json(), answer.body).toMatchObject({ resourceName: 'Northwind' });
    expect(await createLocation(user, companyId)).toBe(201);
    expect(await held(user)).not.toContain('CREATE_LOCATION');
    const there = await api.call(`GET /api/companies/${companyId}/permissions`, { session: user });
    expect(there.json<{ results: string[] }>().results).toContain('CREATE_LOCATION');
  });

  it('is taken there and nowhere else, and returns with the record named', async () => {
    const user = await api.signIn({ role: 'MD_USER' });
    const record = { resourceType: 'COMPANY', resourceId: companyId };

    await revoke(user.userId, 'CREATE_LOCATION', record);

    expect(await createLocation(user, companyId)).toBe(403);
    expect(await createLocation(user, otherId)).toBe(201);
    const query = `?resourceType=COMPANY&resourceId=${companyId}`;
    expect((await reset(user.userId, 'CREATE_LOCATION', query)).statusCode).toBe(204);
    expect(await createLocation(user, companyId)).toBe(201);
  });

  it.each([
    ['READ_ALL_COMPANIES', { resourceType: 'COMPANY', resourceId: companyId }, 'resourceType'],
    ['CREATE_LOCATION', { resourceType: 'LOCATION', resourceId: 1 }, 'resourceType'],
    ['CREATE_LOCATION', { resourceType: 'COMPANY', resourceId: 99_999 }, 'resourceId'],
    ['CREATE_LOCATION', { resourceType: 'COMPANY' }, 'resourceId'],
    ['CREATE_LOCATION', { resourceId: companyId }, 'resourceType'],
  ])('%s is refused on %j', async (permission, record, field) => {
    const user = await api.signIn({ role: 'MD_USER' });

    const answer = await revoke(user.userId, permission, record);

    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
  });

  it('is one of the own company for a client user', async () => {
    const user = await api.signIn({ role: 'COMPANY_USER', companyId });

    const record = { resourceType: 'COMPANY', resourceId: otherId };
    const answer = await grant(user.userId, 'CREATE_LOCATION', record);

    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual(['resourceId']);
  });

  it('of the own tenant says nothing of the same number in another', async () => {
    const tenantId = await api.addTenant('twin');
    const [foreign] = await api.asOwner(tenantId, (tx) =>
      tx.rows<{ id: number }>(sql`insert into companies (tenant_id, id, company_name)
        values (${tenantId}, ${companyId}, 'Twin Freight') returning id`),
    );
    const guest = await api.signIn({ role: 'SUPER_ADMIN', tenantId, homeTenantId: 1 });
    await revoke(guest.userId, 'CREATE_LOCATION', {
      resourceType: 'COMPANY',
      resourceId: companyId,
    });

    expect(await createLocation(guest, foreign?.id ?? 0)).toBe(201);
  });
});
