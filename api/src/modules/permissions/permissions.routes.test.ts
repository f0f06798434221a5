import { describe, expect, it } from 'vitest';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { companyInput } from '../companies/testing/company-input.ts';

const results = async (url: string, session: TestSession) =>
  (await api.call(`GET ${url}`, { session })).json().results;

const api = await useTestApp();
const admin = await api.signIn({ role: 'SUPER_ADMIN' });
const first: number = (
  await api.call('POST /api/companies', { session: admin, body: companyInput('First') })
).json().id;
const second: number = (
  await api.call('POST /api/companies', { session: admin, body: companyInput('Second') })
).json().id;
const location: number = (
  await api.call(`GET /api/companies/${first}/locations`, { session: admin })
).json().results[0].id;

describe('permissions on a company', () => {
  it('hold UPDATE and DELETE for an internal user, and no names of other kinds of records', async () => {
    const held = await results(`/api/companies/${first}/permissions`, admin);

    expect(held).toEqual(
      expect.arrayContaining(['UPDATE', 'DELETE', 'CREATE_LOCATION', 'MANAGE_COMPLIANCE_SETTINGS']),
    );
    expect(held).not.toContain('CREATE_LAB_RESULT');
  });

  it('leave UPDATE out for a unit manager', async () => {
    const session = await api.signIn({ role: 'REGION_MANAGER', companyId: first });

    const held = await results(`/api/companies/${first}/permissions`, session);

    expect(held).toContain('FE_VIEW_COMPANY_PROFILE');
    expect(held).not.toContain('UPDATE');
  });
});

describe('GET /api/permissions/Company', () => {
  it('answers the permissions on the type', async () => {
    const session = await api.signIn({ role: 'COMPANY_ADMIN', companyId: first });

    expect(await results('/api/permissions/Company', admin)).toEqual([
      'CREATE_COMPANY',
      'READ_ALL_COMPANIES',
      'FE_EDIT_COMPANIES',
      'FE_DELETE_COMPANIES',
    ]);
    expect(await results('/api/permissions/Company', session)).toEqual([]);
  });

  it('answers each visible company of those asked for', async () => {
    const session = await api.signIn({ role: 'COMPANY_ADMIN', companyId: second });
    const url = `/api/permissions/Company?id[IN][]=${first}&id[IN][]=${second}&id[IN][]=99999`;

    expect((await results(url, admin)).map(({ id }: { id: number }) => id)).toEqual([
      first,
      second,
    ]);
    expect((await results(url, session)).map(({ id }: { id: number }) => id)).toEqual([second]);
  });

  it.each(['id[IN][]=x', 'id[IN][]=0', Array.from({ length: 1001 }, () => 'id[IN][]=1').join('&')])(
    'refuses bad ids',
    async (search) => {
      const answer = await api.call(`GET /api/permissions/Company?${search}`, { session: admin });

      expect(answer.statusCode).toBe(400);
    },
  );
});

describe('permissions on a location', () => {
  it('leave DELETE out for the primary one', async () => {
    const held = await results(`/api/locations/${location}/permissions`, admin);

    expect(held).toEqual(expect.arrayContaining(['UPDATE', 'SEE_PRICES']));
    expect(held).not.toContain('DELETE');
  });

  it('are answered for many at once', async () => {
    const records = await results(`/api/permissions/Location?id[IN][]=${location}`, admin);

    expect(records).toMatchObject([
      { id: location, permissions: expect.arrayContaining(['UPDATE']) },
    ]);
  });
});
