import { afterEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../core/testing/test-app.ts';
import { tenantCalls } from './testing/tenant-calls.ts';

let api: TestApp;
afterEach(() => api.close());

test.each([
  ['localhost:4000', undefined, 'localhost'],
  ['assay.portal.example.com', undefined, 'portal.example.com'],
  ['assay.portal.example.com', 'tpa.example.org', 'tpa.example.org'],
])(
  'at %s with PORTAL_DOMAIN %s the domain is %s, and the next tenant lives below it',
  async (host, PORTAL_DOMAIN, expected) => {
    api = await startTestApp(PORTAL_DOMAIN === undefined ? {} : { PORTAL_DOMAIN });
    const admin = await api.signIn({ role: 'SUPER_ADMIN' });
    const { call, create } = tenantCalls(api, admin);
    const headers = { 'x-tenant-host': host };

    const answer = await call('GET /api/tenants/domain', undefined, admin, headers);
    const tenant = await create('Cedar Screening', {}, headers);

    expect(answer.json()).toEqual({ domain: expected });
    expect(tenant.host).toBe(`cedar-screening.${expected}`);
  },
);
