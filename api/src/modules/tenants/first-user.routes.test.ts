import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../core/testing/test-app.ts';
import { tenantCalls, tenantInput } from './testing/tenant-calls.ts';

const api = await useTestApp();
const admin = await api.signIn({ role: 'SUPER_ADMIN' });
const { call, create, update, auditOf } = tenantCalls(api, admin);

describe('the first user', () => {
  const usersOf = (tenantId: number) =>
    api.asOwner(tenantId, (tx) =>
      tx.rows(
        sql`select username, first_name, last_name, type, role from users where tenant_id = ${tenantId}`,
      ),
    );
  const mailsOf = (tenantId: number) =>
    api.asOwner(tenantId, (tx) =>
      tx.rows<{ recipient: string; sender_name: string; body_text: string }>(sql`
        select recipient, sender_name, body_text from mail_outbox where tenant_id = ${tenantId} and kind = 'INVITATION'`),
    );

  it('is not invited while the tenant is disabled', async () => {
    const { id } = await create('Closed Testing');

    expect([await usersOf(id), await mailsOf(id)]).toEqual([[], []]);
  });

  it('is the primary contact, invited by the new tenant to its own host when it is enabled first', async () => {
    const headers = { 'x-tenant-host': 'localhost:4000' };
    const tenant = await create(
      'Invited Testing',
      { primaryContactEmail: 'Ann@Invited.test' },
      headers,
    );

    const { id } = tenant;
    await update(tenant, { enabled: true }, headers);

    expect(await usersOf(id)).toEqual([
      {
        username: 'ann@invited.test',
        first_name: 'Ann',
        last_name: 'Brown',
        type: 'MD',
        role: 'SUPER_ADMIN',
      },
    ]);
    expect(await mailsOf(id)).toMatchObject([{ sender_name: 'Invited Testing' }]);
    expect((await mailsOf(id))[0]?.body_text).toContain(
      'http://invited-testing.localhost:4000/setup-password?code=',
    );
    expect(await auditOf(id, id, 'tenant.firstUserInvited')).toHaveLength(1);
    expect(await auditOf(1, id, 'tenant.firstUserInvited')).toHaveLength(1);
  });

  it('is invited once in the life of a tenant', async () => {
    const tenant = await create('Once Invited', { enabled: true });

    const disabled = (await update(tenant, { enabled: false })).json();
    await update(disabled, { enabled: true, primaryContactEmail: 'other@once-invited.test' });

    expect(await mailsOf(tenant.id)).toHaveLength(1);
    expect(await usersOf(tenant.id)).toHaveLength(1);
  });

  it('cannot be somebody who signs in already: the field says so and nothing is created', async () => {
    await create('First Come', { primaryContactEmail: 'busy@tpa.test', enabled: true });
    const input = tenantInput('Second Come', {
      primaryContactEmail: 'BUSY@tpa.test',
      enabled: true,
    });

    const answer = await call('POST /api/tenants', input);

    expect(answer.statusCode).toBe(409);
    expect(answer.json().errors).toMatchObject({
      primaryContactEmail: [{ errorCode: 'USER_EMAIL_ALREADY_EXISTS' }],
    });
    const { results } = (await call('GET /api/tenants?q=Second')).json();
    expect(results).toEqual([]);
  });

  it('is invited when the tenant is enabled with an address that is free', async () => {
    await create('Third Come', { primaryContactEmail: 'third@tpa.test', enabled: true });
    const tenant = await create('Fourth Come', { primaryContactEmail: 'third@tpa.test' });

    const refused = await update(tenant, { enabled: true });
    await update(tenant, { enabled: true, primaryContactEmail: 'fourth@tpa.test' });

    expect([refused.statusCode, refused.json().errorCode]).toEqual([
      409,
      'USER_EMAIL_ALREADY_EXISTS',
    ]);
    expect(await usersOf(tenant.id)).toMatchObject([
      { username: 'fourth@tpa.test', role: 'SUPER_ADMIN' },
    ]);
  });
});
