import { addDays } from '@assay/draw/periods';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { TestPoolMonths, TestsByMonth } from '@assay/schema/test-pools/test-pool-months';
import type { TestPoolProgressSummary } from '@assay/schema/test-pools/test-pool-progress';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { draw, quarterlyPool } from '../selection-runs/testing/run-calls.ts';
import { enable, growPoolWorld } from './testing/pool-world.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);

const today = new Date().toISOString().slice(0, 10);
/** First day of the month so many months after this one. */
const monthAt = (offset: number): string => {
  const first = new Date(`${today.slice(0, 8)}01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + offset);
  return first.toISOString().slice(0, 10);
};

const read = async (session: TestSession = world.admin): Promise<TestPoolMonths> => {
  const answer = await api.call('GET /api/testpools/progress/months', { session });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const summary = async (session: TestSession = world.admin): Promise<TestPoolProgressSummary> =>
  (await api.call('GET /api/testpools/progress/summary', { session })).json();

/** A pool whose program began on the first of the month four months ago: two drug tests each month, and drawn then. */
async function monthlyPool(name: string, owner = world, more: object = {}) {
  const start = monthAt(-4);
  const pool = await quarterlyPool(api, owner, 40, {
    name,
    modality: 'monthly',
    targetType: 'fixed',
    drugPercentage: null,
    alcoholPercentage: null,
    drugIntervalNumber: 2,
    alcoholIntervalNumber: 1,
    programStartDate: start,
    programEndDate: addDays(monthAt(8), -1),
    ...more,
  });
  await api.asOwner(1, (tx) =>
    tx.run(sql`update test_pools set created_at = ${start}::date where id = ${pool.id}`),
  );
  return pool;
}

/** Draws in a month, and notes of so many that their drug test was done on a day. */
async function drawIn(poolId: number, month: number, doneOn: readonly string[]) {
  const run = await draw(api, world.admin, { testPoolId: poolId, runDate: monthAt(month) });
  await api.asOwner(1, async (tx) => {
    for (const day of doneOn)
      await tx.run(sql`update run_participants set drug_completed_at = ${`${day}T12:00:00Z`}
        where id = (select id from run_participants where run_id = ${run.id} and drug_completed_at is null
          and selection_status like 'SELECTED_FOR_DRUGS%' order by run_index limit 1)`);
    await tx.run(
      sql`update selection_runs set completed_drug_tests = ${doneOn.length} where id = ${run.id}`,
    );
  });
  return run;
}

const row = ({ due, done, behind, completed }: TestsByMonth) => [due, done, behind, completed];

describe('the year of random testing by month', () => {
  it('is empty where there are no pools', async () => {
    expect(await read()).toEqual({
      pools: 0,
      drugs: { target: 0, before: 0 },
      alcohol: { target: 0, before: 0 },
      months: [],
    });
  });

  it('says what was due and done by the end of each month, and is behind where a pool is', async () => {
    const late = await monthlyPool('Late');
    await drawIn(late.id, -4, [monthAt(-4), monthAt(-2)]);
    const { months, ...year } = await read();

    expect(year).toEqual({
      pools: 1,
      drugs: { target: 24, before: 0 },
      alcohol: { target: 12, before: 0 },
    });
    expect(months.map(({ month }) => month)).toEqual(
      Array.from({ length: 12 }, (_, at) => monthAt(at - 4)),
    );
    expect(months.map(({ drugs }) => row(drugs))).toEqual([
      [2, 1, 1, 1],
      [4, 1, 3, 0],
      [6, 2, 4, 1],
      [8, 2, 6, 0],
      [8, 2, 6, 0],
      ...[12, 14, 16, 18, 20, 22, 24].map((due) => [due, null, null, null]),
    ]);
  });

  it('leads to the participants whose test was done in a month', async () => {
    const between = `drugCompletedAt[GTE]=${monthAt(-2)}T00:00:00.000Z&drugCompletedAt[LTE]=${addDays(monthAt(-1), -1)}T23:59:59.999Z`;

    const answer = await api.call(`GET /api/runparticipants?${between}`, { session: world.admin });

    expect(answer.json()).toMatchObject({ total: 1 });
  });

  it('does not let a pool that is ahead make up for one that is behind', async () => {
    const ahead = await monthlyPool('Ahead', world, { completedDrugTests: 9 });
    await drawIn(ahead.id, -4, [monthAt(-3), monthAt(-3)]);
    const { months, drugs } = await read();

    expect(drugs).toEqual({ target: 48, before: 9 });
    expect(months.slice(0, 5).map((month) => row(month.drugs))).toEqual([
      [4, 10, 1, 1],
      [8, 12, 3, 2],
      [12, 13, 4, 1],
      [16, 13, 6, 0],
      [16, 13, 6, 0],
    ]);
  });

  it('comes to what the progress of the pools says today', async () => {
    const { months, drugs, alcohol, pools } = await read();
    const now = months.findLast((month) => month.drugs.done !== null);
    const progress = await summary();

    expect(pools).toBe(progress.active);
    expect([drugs.target, now?.drugs.due, now?.drugs.done]).toEqual([
      progress.drugs.target,
      progress.drugs.due,
      progress.drugs.done,
    ]);
    expect([alcohol.target, now?.alcohol.due, now?.alcohol.done]).toEqual([
      progress.alcohol.target,
      progress.alcohol.due,
      progress.alcohol.done,
    ]);
  });

  it('counts no test of a run that is invalid, and no pool that is off', async () => {
    const pool = await monthlyPool('Off');
    const run = await drawIn(pool.id, -4, [monthAt(-4)]);
    const before = await read();
    await api.call(`POST /api/selectionrun/${run.id}/invalidate`, {
      session: world.admin,
      body: { invalidationReason: 'Drawn from the wrong list', version: run.version },
    });
    const without = await read();
    await api.call(`POST /api/testpools/${pool.id}/deactivate`, { session: world.admin });

    const done = ({ months }: TestPoolMonths) => months[0]?.drugs.done;
    expect([done(before), done(without)]).toEqual([11, 10]);
    expect((await read()).pools).toBe(2);
  });
});

describe('who sees them', () => {
  it('is nobody who does not see pools', async () => {
    const session = await api.signIn({ role: 'COMPANY_ADMIN', companyId: world.companyId });

    const answer = await api.call('GET /api/testpools/progress/months', { session });

    expect(answer.statusCode).toBe(403);
  });

  it('is an administrator of a company that runs its draws, those of its own pools', async () => {
    const other = await growPoolWorld(api, 'Acme Rail');
    await quarterlyPool(api, other, 10, { name: 'Tracks' });
    await enable(api, other.companyId, 'ENABLE_RANDOM_SELECTION_FOR_ADMIN');
    const session = await api.signIn({ role: 'COMPANY_ADMIN', companyId: other.companyId });

    const { pools, months } = await read(session);
    const progress = await summary(session);

    expect(pools).toBe(1);
    expect(months.findLast((month) => month.drugs.done !== null)?.drugs.due).toBe(
      progress.drugs.due,
    );
    expect((await read()).pools).toBe(3);
  });

  it('is a manager of a location, those of its pools alone', async () => {
    await enable(api, world.companyId, 'ENABLE_RANDOM_SELECTION_FOR_ADMIN');
    const at = (locationId: number) =>
      api.signIn({
        role: 'LOCATION_MANAGER',
        companyId: world.companyId,
        contextIds: [locationId],
        granted: ['FE_VIEW_LOCATION_TEST_POOLS'],
      });

    expect((await read(await at(world.near))).pools).toBe(2);
    expect((await read(await at(world.far))).months).toEqual([]);
  });

  it('is nobody of another tenant', async () => {
    const tenantId = await api.addTenant('Neighbor');
    const session = await api.signIn({ role: 'MD_USER', tenantId });

    expect((await read(session)).pools).toBe(0);
  });
});
