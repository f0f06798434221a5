import { addDays, periodsOf, type Interval } from '@assay/draw/periods';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type {
  TestPoolProgress,
  TestPoolProgressSummary,
} from '@assay/schema/test-pools/test-pool-progress';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { draw, quarterlyPool } from '../selection-runs/testing/run-calls.ts';
import { addPool } from './testing/member-calls.ts';
import { enable, growPoolWorld } from './testing/pool-world.ts';

const today = new Date().toISOString().slice(0, 10);

const api = await useTestApp();
const world = await growPoolWorld(api);

const progress = async (query = '', session: TestSession = world.admin) => {
  const answer = await api.call(
    `GET /api/testpools/progress?${query.includes('limit') ? '' : 'limit=100'}${query}`,
    { session },
  );
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().results as TestPoolProgress[];
};
const summary = async (session: TestSession = world.admin): Promise<TestPoolProgressSummary> =>
  (await api.call('GET /api/testpools/progress/summary', { session })).json();

/** A pool of 100 whose program of weeks began `weeks` weeks ago, and was run here from the start. */
async function weeklyPool(name: string, weeks: number, more: object = {}) {
  const start = addDays(today, -7 * weeks);
  const pool = await quarterlyPool(api, world, 100, {
    name,
    modality: 'weekly',
    targetType: 'fixed',
    drugPercentage: null,
    alcoholPercentage: null,
    drugIntervalNumber: 2,
    alcoholIntervalNumber: 0,
    programStartDate: start,
    programEndDate: addDays(start, 7 * 10 - 1),
    ...more,
  });
  await since(pool.id, start);
  return { ...pool, start };
}

const since = (id: number, day: string) =>
  api.asOwner(1, (tx) =>
    tx.run(sql`update test_pools set created_at = ${day}::date where id = ${id}`),
  );

/** Notes on the run that so many of its drug tests were done; its pool counts them by itself. */
const complete = (runId: number, done: number) =>
  api.asOwner(1, (tx) =>
    tx.run(sql`update selection_runs set completed_drug_tests = ${done} where id = ${runId}`),
  );

const drawAll = async (pool: { id: number; start: string }, weeks: readonly number[], done = 2) => {
  for (const week of weeks) {
    const run = await draw(api, world.admin, {
      testPoolId: pool.id,
      runDate: addDays(pool.start, 7 * week),
    });
    await complete(run.id, done);
  }
};

describe('selection periods in the database', () => {
  it('are those of the draw', async () => {
    const days = Array.from({ length: 130 }, (_, index) => addDays('2027-12-31', index * 3));
    const intervals: Interval[] = [
      'onetime',
      'weekly',
      'biweekly',
      'monthly',
      'quarterly',
      'semiannual',
      'annual',
    ];
    const wanted: number[] = [];
    const asked: [string, string, string][] = [];
    for (const interval of intervals)
      for (const start of ['2027-12-31', '2028-01-31', '2028-02-29'])
        for (const day of days) {
          asked.push([start, interval, day]);
          const over = periodsOf(start, '2030-12-31', interval).filter(({ end }) => end < day);
          wanted.push(over.length);
        }

    const [row] = await api.asOwner(1, (tx) =>
      tx.rows<{ passed: number[] }>(sql`
        select array_agg(app.intervals_passed(first_day, modality, day) order by place) as passed
        from rows from (unnest(${sql.param(asked.map(([start]) => start))}::date[]),
          unnest(${sql.param(asked.map(([, interval]) => interval))}::text[]),
          unnest(${sql.param(asked.map(([, , day]) => day))}::date[])) with ordinality
          as each (first_day, modality, day, place)`),
    );

    expect(row?.passed).toEqual(wanted);
  });
});

describe('the progress of pools', () => {
  it('comes in order of need, with what makes it', async () => {
    const late = await weeklyPool('Late', 3);
    await drawAll(late, [0]);
    const behind = await weeklyPool('Behind', 2);
    await drawAll(behind, [0, 1], 1);
    const due = await weeklyPool('Due', 2);
    await drawAll(due, [0, 1]);
    const fine = await weeklyPool('Fine', 2);
    await drawAll(fine, [0, 1]);
    await draw(api, world.admin, { testPoolId: fine.id, runDate: today });
    const off = await weeklyPool('Off', 3);
    await api.call(`POST /api/testpools/${off.id}/deactivate`, { session: world.admin });

    const found = await progress();

    expect(found.map((pool) => [pool.name, pool.drawState, pool.targetState])).toEqual([
      ['Late', 'OVERDUE', 'BEHIND'],
      ['Behind', 'DUE', 'BEHIND'],
      ['Due', 'DUE', 'ON_TRACK'],
      ['Fine', 'NOTHING_DUE', 'ON_TRACK'],
      ['Off', null, 'BEHIND'],
    ]);
    // Two of three weeks passed without a draw; seven draws of two are to come, and all were tested so far.
    expect(found[0]).toMatchObject({
      overdueDraws: 2,
      companyName: 'Harbor Freight',
      nextRunDate: addDays(late.start, 7),
      drawPeriod: 2,
      drawBy: addDays(late.start, 13),
      drugs: { target: 20, due: 6, done: 2, open: 0, forecast: 16 },
      alcohol: { target: 0, due: 0, done: 0, open: 0, forecast: 0 },
    });
    // Half of those drawn were tested: of sixteen to come, eight more. What was not taken in its week is not open.
    expect(found[1]?.drugs).toEqual({ target: 20, due: 4, done: 2, open: 0, forecast: 10 });
    expect(found[3]?.drugs).toEqual({ target: 20, due: 4, done: 4, open: 2, forecast: 20 });
    expect(await summary()).toMatchObject({
      active: 4,
      overdue: 1,
      due: 2,
      nothingDue: 1,
      behind: 2,
      onTrack: 2,
      met: 0,
      noTarget: 0,
      missed: 0,
      drugs: { target: 80, due: 18, done: 12, open: 2, forecast: 66 },
    });
  });

  it('of the work list are as many as the list that it leads to', async () => {
    const { results } = (await api.call('GET /api/worklists', { session: world.admin })).json();
    for (const key of ['DRAW_OVERDUE', 'DRAW_DUE', 'BEHIND_TARGET']) {
      const { count, link } = results.find((each: { key: string }) => each.key === key);
      const query = new URL(link, 'http://portal').searchParams.get('searchQuery') ?? '';

      expect([key, (await progress(`&${query}`)).length]).toEqual([key, count]);
    }
  });

  it.each([
    ['&drawState[EQ]=DUE', ['Behind', 'Due']],
    ['&targetState[EQ]=BEHIND&status[EQ]=ACTIVE', ['Late', 'Behind']],
    ['&status[EQ]=DEACTIVATED', ['Off']],
    ['&q=lat', ['Late']],
    ['&sortBy=name&sortOrder=DESC&offset=3', ['Due', 'Behind']],
  ])('is narrowed and sorted by %s', async (query, names) => {
    expect((await progress(query)).map(({ name }) => name)).toEqual(names);
  });

  it('asks a percentage to be made up for by the draws that are left', async () => {
    const pool = await weeklyPool('Percent', 4, {
      targetType: 'percentage',
      drugPercentage: 50,
      alcoholPercentage: 0,
      drugIntervalNumber: null,
      alcoholIntervalNumber: null,
    });
    await drawAll(pool, [0]);

    const [found] = await progress('&q=percent');

    expect(found).toMatchObject({ overdueDraws: 3, drugs: { target: 50, due: 20, done: 2 } });
    // Of five drawn two were tested; the same share of the 48 that the draws to come make up for is 19.2.
    expect(found?.drugs).toMatchObject({ open: 0, forecast: 22 });
  });

  it('holds nothing against a pool for the time before it was run here, nor for an empty one', async () => {
    const taken = await weeklyPool('Taken over', 5);
    await since(taken.id, today);
    const empty = await weeklyPool('Empty', 5);
    await api.asOwner(1, (tx) =>
      tx.run(sql`update test_pools set active_member_count = 0 where id = ${empty.id}`),
    );

    const found = await progress('&sortBy=name');

    expect(
      found
        .filter(({ name }) => ['Taken over', 'Empty'].includes(name))
        .map(({ overdueDraws }) => overdueDraws),
    ).toEqual([0, 0]);
  });
});

describe('what must be drawn', () => {
  const stateOf = async (name: string) => {
    const [found] = await progress(`&q=${name}`);
    return [found?.drawState, found?.drawPeriod, found?.drawBy];
  };

  it('is due from the first day of the first period, and of a program of one period', async () => {
    const first = await weeklyPool('First', 0);
    const once = await weeklyPool('Once', 3, { modality: 'onetime' });
    const soon = await weeklyPool('Soon', -1);

    expect(await stateOf('First')).toEqual(['DUE', 1, addDays(first.start, 6)]);
    expect(await stateOf('Once')).toEqual(['DUE', 1, once.programEndDate]);
    expect(await stateOf('Soon')).toEqual(['NOTHING_DUE', 1, addDays(soon.start, 6)]);
  });

  it('stays overdue until somebody is drawn, however much is behind; 0 and 0 draw nobody', async () => {
    const pool = await weeklyPool('Tardy', 3);
    expect(await stateOf('Tardy')).toEqual(['OVERDUE', 1, addDays(pool.start, 6)]);
    const body = { testPoolId: pool.id, runDate: today };

    await draw(api, world.admin, { ...body, override: true, drugOverride: 0, alcoholOverride: 0 });
    expect((await stateOf('Tardy'))[0]).toBe('OVERDUE');

    await draw(api, world.admin, body);
    expect(await stateOf('Tardy')).toEqual(['NOTHING_DUE', 5, addDays(pool.start, 34)]);
  });

  it('is nothing where there is nobody to draw, which is no target that is met', async () => {
    const empty = await addPool(api, world, { name: 'Nobody' });

    expect(await progress('&q=nobody')).toMatchObject([
      { id: empty.id, drawState: 'NOTHING_DUE', targetState: 'NO_TARGET' },
    ]);
  });

  it('does not hide that a program ended short of its target, or reached it', async () => {
    const short = await weeklyPool('Ended', 2);
    const whole = await weeklyPool('Whole', 2, { completedDrugTests: 20 });
    for (const { id } of [short, whole])
      await api.asOwner(1, (tx) =>
        tx.run(sql`update test_pools set program_start_date = program_start_date - 100,
          program_end_date = program_end_date - 100 where id = ${id}`),
      );

    expect(await progress('&q=ended')).toMatchObject([
      { status: 'EXPIRED', drawState: null, targetState: 'MISSED' },
    ]);
    expect(await progress('&q=whole')).toMatchObject([{ drawState: null, targetState: 'MET' }]);
    expect(await summary()).toMatchObject({ missed: 1 });
  });
});

describe('who sees progress', () => {
  it('is an administrator of a company, of its own pools, while the company runs its draws', async () => {
    const other = await growPoolWorld(api, 'Acme Rail');
    await quarterlyPool(api, other, 10, { name: 'Tracks' });
    await enable(api, other.companyId, 'ENABLE_RANDOM_SELECTION_FOR_ADMIN');
    const session = await api.signIn({ role: 'COMPANY_ADMIN', companyId: other.companyId });

    expect((await progress('', session)).map(({ name }) => name)).toEqual(['Tracks']);
    expect(await summary(session)).toMatchObject({ active: 1 });
  });
});

describe('many pools', () => {
  it('are paged in order of need, none twice and none left out', async () => {
    await api.asOwner(1, (tx) =>
      tx.run(sql`insert into test_pools (name, company_id, is_test_pool_for_company, is_regulated, target_type,
          drug_basis_points, alcohol_basis_points, oversampling_basis_points, modality, program_start_date,
          program_end_date, active_member_count, created_at)
        select 'Bulk ' || n, ${world.companyId}, true, false, 'percentage', 5000, 0, 0, 'weekly',
          ${today}::date - (n % 40), ${today}::date + 300, 100, ${today}::date - 60
        from generate_series(1, 600) n`),
    );
    const pages: TestPoolProgress[] = [];
    for (const offset of [0, 150, 300, 450])
      pages.push(...(await progress(`&status[EQ]=ACTIVE&limit=150&offset=${offset}`)));

    expect(new Set(pages.map(({ id }) => id)).size).toBe(600);
    const overdue = pages
      .filter(({ name }) => name.startsWith('Bulk'))
      .map(({ overdueDraws }) => overdueDraws);
    expect(overdue).toEqual(overdue.toSorted((a, b) => b - a));
    expect(overdue[0]).toBe(5);
  });
});
