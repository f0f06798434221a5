import { addDays } from '@assay/draw/periods';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { TestPoolProgress } from '@assay/schema/test-pools/test-pool-progress';
import { inTransaction } from '../../core/database/transaction.ts';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { draw, quarterlyPool } from '../selection-runs/testing/run-calls.ts';
import { keepAllProgress } from './keep-progress.worker.ts';
import { keptColumns, reckonedAt } from './kept-progress.read-model.ts';
import { tenantsWithProgressToKeep } from './kept-progress.repository.ts';
import { progressJoin } from './pool-progress.read-model.ts';
import { verifyProgress } from './verify-progress.repository.ts';
import { addMember, clerk } from './testing/member-calls.ts';
import { enable, growPoolWorld } from './testing/pool-world.ts';

const today = new Date().toISOString().slice(0, 10);
const days = [addDays(today, -1), today, addDays(today, 1)];

const api = await useTestApp();
const world = await growPoolWorld(api);
const { admin } = world;

const call = async (route: string, options: { session: TestSession; body?: object }) => {
  const answer = await api.call(route, options);
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json();
};
const pools = async (session = admin): Promise<TestPoolProgress[]> =>
  (await call('GET /api/testpools/progress?limit=100', { session })).results;
const all = async () => [
  await pools(),
  await call('GET /api/testpools/progress?sortBy=name&sortOrder=DESC', { session: admin }),
  await call('GET /api/testpools/progress?targetState[EQ]=BEHIND', { session: admin }),
  await call('GET /api/testpools/progress/summary', { session: admin }),
];
const asOwner = (statement: ReturnType<typeof sql>) => api.asOwner(1, (tx) => tx.run(statement));
const keep = (now = new Date()) => keepAllProgress({ database: api.database }, now);
const forget = () => asOwner(sql`delete from kept_pool_progress`);

const weekly = {
  modality: 'weekly',
  programStartDate: addDays(today, -15),
  programEndDate: addDays(today, 54),
};
const pool = await quarterlyPool(api, world, 100, { name: 'First', ...weekly });
const second = await quarterlyPool(api, world, 20, { name: 'Second', ...weekly });
const third = await quarterlyPool(api, world, 30, { name: 'Third' });
await asOwner(sql`update test_pools set created_at = ${weekly.programStartDate}::date`);
const run = await draw(api, admin, { testPoolId: pool.id, runDate: weekly.programStartDate });

describe('what is kept of pools', () => {
  it('is what is reckoned, of each day that it is somewhere', async () => {
    await forget();
    const reckoned = await all();
    await keep();

    expect(await all()).toEqual(reckoned);
    const names = sql.raw(keptColumns.join(', '));
    const keptOn = (day: string) =>
      api.asOwner(1, (tx) =>
        tx.rows(
          sql`select test_pool_id as id, ${names} from kept_pool_progress where day = ${day}::date order by 1`,
        ),
      );
    for (const day of days) {
      const rows = await api.asOwner(1, (tx) =>
        tx.rows(
          sql`select t.id, ${reckonedAt(day)} from test_pools t ${progressJoin(day)} where t.deleted_at is null order by t.id`,
        ),
      );
      expect(rows.length).toBe(3);
      expect(await keptOn(day)).toEqual(rows);
    }
  });

  it('is what is read', async () => {
    await keep();
    await asOwner(sql`update kept_pool_progress set overdue = 77 where test_pool_id = ${pool.id}`);

    expect((await pools()).map(({ overdueDraws }) => overdueDraws)).toContain(77);
    await forget();
  });

  it('is compared with what is reckoned', async () => {
    await keep();
    expect(await verifyProgress(api.database)).toEqual([]);
    await asOwner(
      sql`update kept_pool_progress set target = 'ON_TRACK', drug_done = 99 where test_pool_id = ${second.id} and day = ${today}::date`,
    );

    expect(await verifyProgress(api.database)).toEqual([
      {
        tenant_id: 1,
        problem: `how test pool ${second.id} stands on ${today} is not kept as its runs say`,
      },
    ]);
    await forget();
  });

  it('is of a day, and days that are over are forgotten', async () => {
    await keep();
    await keep(new Date(Date.now() + 4 * 86_400_000));

    const [row] = await api.asOwner(1, (tx) =>
      tx.rows<{ first: string; rows: number }>(
        sql`select min(day) as first, count(*)::integer as rows from kept_pool_progress`,
      ),
    );
    expect(row).toEqual({ first: addDays(today, 3), rows: 9 });
    await forget();
  });

  it('is kept again of those alone that were written to', async () => {
    await keep();
    const open = () => inTransaction(api.database, {}, (tx) => tenantsWithProgressToKeep(tx, days));
    expect(await open()).toEqual([]);
    await asOwner(sql`update kept_pool_progress set overdue = 77`);

    await asOwner(
      sql`update test_pools set oversampling_basis_points = 100 where id = ${second.id}`,
    );
    expect(await open()).toEqual([{ id: 1 }]);
    await keep();

    expect(await open()).toEqual([]);
    const found = await pools();
    const kept = found.filter(({ overdueDraws }) => overdueDraws === 77).map(({ id }) => id);
    // In which order they need somebody depends on the day.
    expect(new Set(kept)).toEqual(new Set([pool.id, third.id]));
    await forget();
  });
});

const writes: Record<string, () => Promise<unknown>> = {
  'a draw': () => draw(api, admin, { testPoolId: pool.id, runDate: today }),
  'a test that was done': () =>
    asOwner(sql`update selection_runs set completed_drug_tests = 2 where id = ${run.id}`),
  'a member that comes': () =>
    addMember(api, admin, third.id, clerk({ locationId: world.near, idNumber: 'NEW-1' })),
  'a member that goes': () =>
    asOwner(
      sql`delete from test_pool_members where test_pool_id = ${third.id} and id_number = 'M-3'`,
    ),
  'an edit': () =>
    call(`PATCH /api/testpools/${third.id}`, { session: admin, body: { drugPercentage: 75 } }),
  'tests that were done before': () =>
    asOwner(sql`update test_pools set completed_drug_tests = 5 where id = ${second.id}`),
  'a run that is made invalid': () =>
    call(`POST /api/selectionrun/${run.id}/invalidate`, {
      session: admin,
      body: { invalidationReason: 'Drawn from the wrong list.' },
    }),
  'a run that moves to another day by SQL': () =>
    asOwner(
      sql`update selection_runs set period = 1, run_date = run_date + 1, invalidated_at = null, invalidation_reason = null where id = ${run.id}`,
    ),
  'a program that ends by SQL': () =>
    asOwner(
      sql`update test_pools set program_end_date = ${today}::date - 1 where id = ${second.id}`,
    ),
  'a pool that is switched off': () =>
    call(`POST /api/testpools/${third.id}/deactivate`, { session: admin }),
  'a location that is deleted': () =>
    asOwner(sql`update locations set deleted_at = now() where id = ${world.near}`),
};

describe('what was kept before', () => {
  it.each(Object.keys(writes))('is not read any more after %s', async (name) => {
    await keep();
    const before = await all();

    await writes[name]?.();

    const read = await all();
    await forget();
    expect(read).toEqual(await all());
    expect(read).not.toEqual(before);
  });
});

describe('who reads what is kept', () => {
  it('sees the own pools and no others', async () => {
    const other = await growPoolWorld(api, 'Acme Rail');
    await quarterlyPool(api, other, 10, { name: 'Tracks' });
    await enable(api, other.companyId, 'ENABLE_RANDOM_SELECTION_FOR_ADMIN');
    await keep();
    const session = await api.signIn({ role: 'COMPANY_ADMIN', companyId: other.companyId });

    expect((await pools(session)).map(({ name }) => name)).toEqual(['Tracks']);
    const seen = await inTransaction(
      api.database,
      { tenantId: 1, companyId: other.companyId },
      (tx) =>
        tx.rows<{ id: number }>(sql`select distinct company_id as id from kept_pool_progress`),
    );
    expect(seen).toEqual([{ id: other.companyId }]);
    const neighbor = await inTransaction(api.database, { tenantId: 2 }, (tx) =>
      tx.rows(sql`select from kept_pool_progress`),
    );
    expect(neighbor).toEqual([]);
  });
});
