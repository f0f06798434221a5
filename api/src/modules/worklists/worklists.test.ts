import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Worklist } from '@assay/schema/worklists/worklist';
import { testWork, type TestWork } from '@assay/schema/test-results/test-work';
import { startTestApp, type TestApp, type TestSession } from '../../core/testing/test-app.ts';
import { addTest, report, type TestToAdd } from '../test-results/testing/add-test.ts';
import { growPoolWorld, type PoolWorld } from '../test-pools/testing/pool-world.ts';

let api: TestApp;
let world: PoolWorld;
let manager: TestSession;

const hour = 60 * 60 * 1_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * hour).toISOString();

const add = (test: TestToAdd['test'], locationId = world.near) =>
  addTest(api, { companyId: world.companyId, locationId, test });

/** An order that is not collected, with a pass. */
async function order(expireDate: string, locationId?: number): Promise<void> {
  const { id } = await add({ testStatus: 'ORDERED' }, locationId);
  await api.asOwner(1, (tx) =>
    tx.run(sql`
      insert into lab_orders (tenant_id, test_result_id, order_number, lab_order_type, test_type, ordered_at, expire_date)
      values (1, ${id}, ${`N-${id}`}, 'ELECTRONIC_ORDER', 'DRUG', now(), ${expireDate}::timestamptz)`),
  );
}

beforeAll(async () => {
  api = await startTestApp();
  world = await growPoolWorld(api);
  const { companyId, near } = world;
  manager = await api.signIn({ role: 'LOCATION_MANAGER', companyId, contextIds: [near] });
  await order(inHours(-1));
  await order(inHours(1));
  await order(inHours(1), world.far);
  await order(inHours(25));
  await add({ testStatus: 'CREATION_FAILED' });
  await add({ testStatus: 'COLLECTION_COMPLETED', collectedAt: inHours(-49) });
  await add({ testStatus: 'COLLECTION_COMPLETED', collectedAt: inHours(-47) });
  await add({ testStatus: 'MRO_PENDING', collectedAt: inHours(-90), receivedAt: inHours(-60) });
  const instant = { testType: 'INSTANT', goesThroughMro: false } as const;
  await add({ ...instant, testStatus: 'PENDING_CONFIRMATION', collectedAt: inHours(-60) });
  await add({ ...instant, testStatus: 'COLLECTION_COMPLETED', collectedAt: inHours(-60) });
});
afterAll(() => api.close());

async function worklistsOf(session: TestSession): Promise<Partial<Record<string, number>>> {
  const answer = await api.call('GET /api/worklists', { session });
  expect(answer.statusCode, answer.body).toBe(200);
  return Object.fromEntries(
    answer.json<{ results: Worklist[] }>().results.map(({ key, count }) => [key, count]),
  );
}

const listed = async (session: TestSession, work: string): Promise<number> => {
  const answer = await api.call(`GET /api/testresults?workList[EQ]=${work}`, { session });
  return answer.json<{ total: number }>().total;
};

describe('what waits', () => {
  it('is counted by what somebody has to do', async () => {
    expect(await worklistsOf(world.admin)).toEqual({
      DRAW_OVERDUE: 0,
      DRAW_DUE: 0,
      BEHIND_TARGET: 0,
      PARTICIPANTS_NOT_NOTIFIED: 0,
      SELECTIONS_NOT_ORDERED: 0,
      PARTICIPANTS_NOT_COLLECTED: 0,
      PASSES_EXPIRING: 2,
      PASSES_EXPIRED: 1,
      NOT_AT_LAB_48H: 1,
      ORDERS_FAILED: 1,
      CONFIRMATION_MISSING: 1,
    });
  });

  it('is that of the own locations, without lists that one does not have', async () => {
    const own = await worklistsOf(manager);

    expect([own['PASSES_EXPIRING'], 'DRAW_DUE' in own]).toEqual([1, false]);
  });

  it.each(Object.keys(testWork) as TestWork[])('has as many as its list: %s', async (work) => {
    const counts = await Promise.all(
      [world.admin, manager].map(async (session) => [
        (await worklistsOf(session))[work],
        await listed(session, work),
      ]),
    );

    for (const [counted, found] of counts) expect(found).toBe(counted);
  });

  it('is what nobody has to do anything about, in the list of all others', async () => {
    const answer = await api.call('GET /api/testresults?workList[IS_NULL]=true', {
      session: world.admin,
    });

    expect(answer.json()).toMatchObject({ total: 4 });
  });

  it('leads to pages of the portal', async () => {
    const answer = await api.call('GET /api/worklists', { session: world.admin });

    for (const { link } of answer.json<{ results: Worklist[] }>().results)
      expect(link).toMatch(/^\/dashboard\/[a-z/-]+(\?searchQuery=[\w%]+)?$/);
  });

  it('has the inbox of the MRO and unmatched results for MRO staff alone', async () => {
    const mro = await api.signIn({ role: 'MD_USER', granted: ['VIEW_UNVERIFIED_RESULTS'] });

    const keys = await Promise.all(
      [mro, world.admin].map(async (session) => {
        const counts = await worklistsOf(session);
        return ['MRO_INBOX' in counts, 'UNMATCHED_RESULTS' in counts];
      }),
    );
    expect(keys).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('tells nothing of what a laboratory found', async () => {
    const before = await worklistsOf(world.admin);
    const { id } = await add({ testStatus: 'MRO_PENDING', receivedAt: inHours(-72) });
    await report(api, id, { kind: 'LABORATORY', result: 'RESULT_POSITIVE' });

    expect(await worklistsOf(world.admin)).toEqual(before);
  });
});
