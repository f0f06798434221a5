import { describe, expect, it } from 'vitest';
import { roles, typeOfRole, type Role } from '@assay/schema/common/role-names';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { tenantCalls, tenantInput } from './testing/tenant-calls.ts';

const api = await useTestApp();
const sessions = {} as Record<Role, TestSession>;
const companyId = await api.addCompany('Harbor Freight');
for (const role of roles) {
  sessions[role] = await api.signIn({
    role,
    ...(typeOfRole(role) === 'CLIENT' ? { companyId } : {}),
  });
}
const { call, create, auditOf } = tenantCalls(api, sessions.SUPER_ADMIN);

describe('who manages tenants', () => {
  const calls: [string, unknown?][] = [
    ['GET /api/tenants'],
    ['GET /api/tenants/domain'],
    ['POST /api/tenants', {}],
    ['GET /api/tenants/1'],
    ['PUT /api/tenants/1', {}],
    ['DELETE /api/tenants/1'],
    ['GET /api/tenants/1/settings'],
    ['PUT /api/tenants/1/settings', {}],
    ['GET /api/tenants/99999'],
    ['PUT /api/tenants/99999', {}],
  ];

  it.each(roles.filter((role) => role !== 'SUPER_ADMIN'))(
    'is not a %s, who is told nothing about any tenant',
    async (role) => {
      const answers = await Promise.all(
        calls.map(([line, body]) => call(line, body, sessions[role])),
      );

      expect(answers.map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 403));
      expect(new Set(answers.map((answer) => answer.json().errorCode))).toEqual(
        new Set(['ACCESS_DENIED']),
      );
    },
  );

  it('is not a SUPER_ADMIN of another tenant', async () => {
    const { id } = await create('Neighbor Testing', { enabled: true });
    const neighbor = await api.signIn({ role: 'SUPER_ADMIN', tenantId: id });

    const answers = await Promise.all(calls.map(([line, body]) => call(line, body, neighbor)));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 403));
  });

  it('is a SUPER_ADMIN of tenant 1 who acts inside another tenant', async () => {
    const { id } = await create('Visited Testing', { enabled: true });
    const visitor = await api.signIn({ role: 'SUPER_ADMIN', tenantId: id, homeTenantId: 1 });

    const answer = await call('POST /api/tenants', tenantInput('Made Inside'), visitor, {
      'x-tenant-host': 'visited-testing.localhost',
    });

    expect(answer.json()).toMatchObject({ host: 'made-inside.localhost' });
    expect(await auditOf(id, answer.json().id, 'tenant.created')).toMatchObject([
      { actor_tenant_id: 1 },
    ]);
  });
});
