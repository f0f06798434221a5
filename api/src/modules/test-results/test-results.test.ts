import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { addTest, report, type TestToAdd } from './testing/add-test.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const superAdmin = await api.signIn({ role: 'SUPER_ADMIN' });
const client = await api.signIn({ role: 'COMPANY_ADMIN', companyId: world.companyId });
const mro = await api.signIn({ role: 'MD_USER', granted: ['VIEW_UNVERIFIED_RESULTS'] });

const add = (more: Partial<TestToAdd> = {}) =>
  addTest(api, { companyId: world.companyId, locationId: world.near, ...more });

const get = async (session: TestSession, path: string) =>
  (await api.call(`GET ${path}`, { session })).json();
const listed = (session: TestSession, search = '') => get(session, `/api/testresults?${search}`);

describe('the list', () => {
  it('shows an unreleased outcome to MRO staff alone, in rows, filters and sorts', async () => {
    const { id, caseId } = await add();
    await report(api, id, { kind: 'LABORATORY', result: 'RESULT_POSITIVE' });
    const mine = `testCase.id[EQ]=${caseId}`;
    const positive = `${mine}&testResult.resultType[IN][]=RESULT_POSITIVE&sortBy=testResult.resultType`;

    for (const session of [superAdmin, client]) {
      expect((await listed(session, mine)).results[0].testResult).toMatchObject({
        testStatus: 'MRO_PENDING',
        resultType: null,
        reportedAt: null,
      });
      expect((await listed(session, positive)).total).toBe(0);
    }
    expect((await listed(mro, positive)).results[0].testResult).toMatchObject({
      resultType: 'RESULT_POSITIVE',
      reportedAt: '2026-03-04T12:00:00.000Z',
    });
  });

  it('finds by name, number, SSN, status of the case, place and whether it was viewed', async () => {
    const { id, caseId } = await add({
      case: { donor: { lastName: 'Zimmerman', primaryIdType: 'SSN', primaryId: '900776655' } },
      test: { specimenId: 'SP-778' },
    });
    const finds = async (search: string) =>
      (await listed(superAdmin, search)).results.map((row: { id: number }) => row.id);

    expect(await finds('q=zimmer')).toEqual([id]);
    // As the list shows the name.
    expect(await finds(`q=${encodeURIComponent('Zimmer, Ann')}`)).toEqual([id]);
    expect(await finds('donor.lastName[SW]=zimm')).toEqual([id]);
    expect(await finds('donor.primaryId[EQ]=900776655')).toEqual([id]);
    expect(await finds('donor.primaryId[SW]=9007')).toEqual([]);
    expect(await finds('q=900776655')).toEqual([]);
    expect(await finds('testResult.specimenId[SW]=sp-77')).toEqual([id]);
    expect(await finds(`testCase.status[EQ]=OPEN&testCase.id[EQ]=${caseId}`)).toEqual([id]);
    expect(await finds(`location.id[EQ]=${world.far}&testCase.id[EQ]=${caseId}`)).toEqual([]);
    expect(await finds(`isViewed[EQ]=true&testCase.id[EQ]=${caseId}`)).toEqual([]);
    await get(superAdmin, `/api/testresults/${id}`);
    expect(await finds(`isViewed[EQ]=true&testCase.id[EQ]=${caseId}`)).toEqual([id]);
    const [row] = (await listed(superAdmin, `testCase.id[EQ]=${caseId}`)).results;
    expect(row.donor.primaryId).toBe('***-**-6655');
  });
});

describe('a test', () => {
  it('is noted once a day as viewed, and by MRO staff unseen by others', async () => {
    const { id } = await add();
    await get(client, `/api/testresults/${id}`);
    await get(client, `/api/testresults/${id}`);
    await get(mro, `/api/testresults/${id}`);
    const kinds = async (session: TestSession) =>
      (await get(session, `/api/testresults/${id}/events`)).results.map(
        ({ kind }: { kind: string }) => kind,
      );

    expect(await kinds(client)).toEqual(['ORDERED', 'VIEWED']);
    expect(await kinds(mro)).toEqual(['ORDERED', 'VIEWED', 'VIEWED']);
  });

  it('tells what the MRO determined, and not what the laboratory found', async () => {
    const { id, caseId } = await add();
    await report(api, id, { kind: 'LABORATORY', result: 'RESULT_POSITIVE' });
    expect(await get(client, `/api/testresults/${id}`)).toMatchObject({
      resultType: null,
      mroResult: null,
    });
    expect(await get(mro, `/api/testresults/${id}`)).toMatchObject({
      resultType: 'RESULT_POSITIVE',
    });

    await report(api, id, { kind: 'MRO', result: 'MRO_NEGATIVE' });

    for (const session of [client, superAdmin, mro])
      expect(await get(session, `/api/testresults/${id}`)).toMatchObject({
        resultType: 'RESULT_NEGATIVE',
        mroResult: 'MRO_NEGATIVE',
        testStatus: 'MRO_VERIFIED',
        testCase: { status: 'CLOSED' },
      });
    const ofCase = (status: string) =>
      listed(superAdmin, `testCase.status[EQ]=${status}&testCase.id[EQ]=${caseId}`);
    expect([(await ofCase('OPEN')).total, (await ofCase('CLOSED')).total]).toEqual([0, 1]);
  });

  it('goes out of the lists when it is deleted, and its record stays', async () => {
    const { id, caseId } = await add();
    await api.call(`DELETE /api/testresults/${id}`, { session: superAdmin });

    expect((await listed(superAdmin, `testCase.id[EQ]=${caseId}`)).total).toBe(0);
    const kept = await api.asOwner(1, (tx) =>
      tx.row(sql`select t.deleted_at is not null as hidden, c.status from test_results t join test_cases c
        on c.tenant_id = t.tenant_id and c.id = t.test_case_id where t.tenant_id = 1 and t.id = ${id}`),
    );
    expect(kept).toEqual({ hidden: true, status: 'CLOSED' });
  });

  it('is none of another tenant, company or location', async () => {
    const { id } = await add();
    const sessions = [
      await api.signIn({ role: 'SUPER_ADMIN', tenantId: await api.addTenant('elsewhere') }),
      await api.signIn({ role: 'COMPANY_ADMIN', companyId: await api.addCompany('Elsewhere') }),
      await api.signIn({
        role: 'LOCATION_MANAGER',
        companyId: world.companyId,
        contextIds: [world.far],
      }),
    ];

    const codes = [];
    for (const session of sessions)
      for (const path of ['', '/events'])
        codes.push((await api.call(`GET /api/testresults/${id}${path}`, { session })).statusCode);
    expect(codes).toEqual([404, 404, 404, 404, 404, 404]);
  });
});
