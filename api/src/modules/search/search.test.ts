import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchHit } from '@assay/schema/search/search';
import type { SearchKind } from '@assay/schema/search/search-kinds';
import { startTestApp, type TestApp, type TestSession } from '../../core/testing/test-app.ts';
import { addTest, report } from '../test-results/testing/add-test.ts';
import {
  enable,
  growPoolWorld,
  poolInput,
  type PoolWorld,
} from '../test-pools/testing/pool-world.ts';

let api: TestApp;
let world: PoolWorld;
let manager: TestSession;
let poolId: number;
let hiddenTest: number;

async function created(path: string, body: object): Promise<number> {
  const answer = await api.call(`POST ${path}`, { session: world.admin, body });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json<{ id: number }>().id;
}

const member = (firstName: string, lastName: string, locationId: number, idNumber: string) =>
  created(`/api/testpoolmembers/specific/${poolId}`, { firstName, lastName, locationId, idNumber });

beforeAll(async () => {
  api = await startTestApp();
  world = await growPoolWorld(api, 'Harbor Freight');
  const { companyId, near, far } = world;
  await enable(api, companyId, 'ENABLE_CLIENT_TESTPOOL_MEMBER_MANAGEMENT');
  await growPoolWorld(api, 'Harborside Ferries');
  manager = await api.signIn({ role: 'LOCATION_MANAGER', companyId, contextIds: [near] });
  poolId = await created(
    '/api/testpools',
    poolInput(world, { isTestPoolForCompany: true, locationId: null }),
  );
  await member('Dorothea', 'Drayton', near, 'EMP-4118');
  await member('Percy', '100%_Sure', far, 'EMP-9000');
  await member('ליאת', 'כהן', near, 'EMP-7');
  hiddenTest = (
    await addTest(api, { companyId, locationId: near, test: { testStatus: 'MRO_PENDING' } })
  ).id;
});
afterAll(() => api.close());

async function find(q: string, session = world.admin, kind?: SearchKind): Promise<SearchHit[]> {
  const answer = await api.call('POST /api/search', { session, body: { q, kind } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ results: SearchHit[] }>().results;
}
const titles = (hits: readonly SearchHit[]) => hits.map(({ kind, title }) => `${kind} ${title}`);

describe('the search over everything', () => {
  it('finds beginnings first, then what holds the text', async () => {
    expect(titles(await find('harbor', world.admin, 'COMPANY'))).toEqual([
      'COMPANY Harbor Freight',
      'COMPANY Harborside Ferries',
    ]);
  });

  it('finds words in any order and any case', async () => {
    expect(titles(await find('drayton DOROTHEA'))).toEqual(['POOL_MEMBER Dorothea Drayton']);
  });

  it('finds a part of a number', async () => {
    expect(titles(await find('4118'))).toEqual(['POOL_MEMBER Dorothea Drayton']);
  });

  it('finds a record by its id', async () => {
    expect(await find(String(hiddenTest), world.admin, 'TEST')).toMatchObject([
      { recordId: hiddenTest },
    ]);
  });

  it('finds beginnings of two characters', async () => {
    expect(titles(await find('dr', world.admin, 'POOL_MEMBER'))).toEqual([
      'POOL_MEMBER Dorothea Drayton',
    ]);
  });

  it.each(['%', '_', "'", '"', '\\', '%%%', '___', "'; drop table users; --"])(
    'takes %s as it stands',
    async (q) => {
      expect(await find(q)).toEqual([]);
    },
  );

  it('finds names with signs that SQL gives a meaning', async () => {
    expect(titles(await find('100%_s'))).toEqual(['POOL_MEMBER Percy 100%_Sure']);
  });

  it('finds names that are written from right to left', async () => {
    expect(titles(await find('כהן'))).toEqual(['POOL_MEMBER ליאת כהן']);
  });

  it('says that a text is too long', async () => {
    const answer = await api.call('POST /api/search', {
      session: world.admin,
      body: { q: 'x'.repeat(500) },
    });

    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['q']]);
  });
});

describe('what is found', () => {
  it('is in the scope of the caller', async () => {
    const kinds = async (q: string) => titles(await find(q, manager));

    expect(await kinds('harborside')).toEqual([]);
    expect(await kinds('100%_s')).toEqual([]);
    expect(await kinds('near')).toEqual(['LOCATION Near']);
  });

  it('is of the own tenant', async () => {
    const other = await api.signIn({ tenantId: await api.addTenant('Neighbor'), role: 'MD_USER' });

    expect(await find('harbor', other)).toEqual([]);
  });

  it('is of kinds that the caller may open', async () => {
    const lab = await api.signIn({ role: 'COMPANY_USER', companyId: world.companyId });
    const held = new Set((await find('a', lab)).map(({ kind }) => kind));

    expect(held.has('LAB_ACCOUNT')).toBe(false);
  });

  it('does not tell what a laboratory found', async () => {
    const twin = (
      await addTest(api, {
        companyId: world.companyId,
        locationId: world.near,
        test: { testStatus: 'MRO_PENDING' },
      })
    ).id;
    const asked = [
      'positive',
      'negative',
      'RESULT_POSITIVE',
      String(hiddenTest),
      String(twin),
      'ann lee',
    ];
    const before = await Promise.all(asked.map((q) => find(q)));
    await report(api, hiddenTest, { kind: 'LABORATORY', result: 'RESULT_POSITIVE' });
    await report(api, twin, { kind: 'LABORATORY', result: 'RESULT_NEGATIVE' });

    expect(await Promise.all(asked.map((q) => find(q)))).toEqual(before);
  });
});
