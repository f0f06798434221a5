import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { TestFigures } from '@assay/schema/reports/test-figures';
import { inTransaction } from '../../core/database/transaction.ts';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { seededRandom } from '../../seed/demo/random.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { reportWorld, testsBehind } from './testing/report-world.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const superAdmin = await api.signIn({ role: 'SUPER_ADMIN' });
const mro = await api.signIn({ role: 'MD_USER', granted: ['VIEW_UNVERIFIED_RESULTS'] });
const { add } = reportWorld(api, { companyId: world.companyId, locationId: world.near });
const read = async (session: TestSession = superAdmin): Promise<TestFigures> =>
  (await api.call('GET /api/testfigures?period=LAST_12_MONTHS', { session })).json();

beforeAll(async () => {
  const day = (back: number): string =>
    new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  await add({ mro: 'MRO_NEGATIVE', day: day(20) });
  await add({ mro: 'MRO_NEGATIVE', day: day(20) });
  await add({
    mro: 'MRO_POSITIVE',
    day: day(60),
    case: { donor: { reasonForTest: 'PRE_EMPLOYMENT' } },
  });
});

it('counts what was released, by week and reason, each with its tests', async () => {
  const figures = await read();

  expect(figures.released).toBe(3);
  expect(figures.weeks.map(({ tests }) => tests)).toEqual([1, 2]);
  expect(figures.reasons.map(({ reason, tests }) => [reason, tests])).toEqual([
    ['RANDOM', 2],
    ['PRE_EMPLOYMENT', 1],
  ]);
  expect(await testsBehind(api, superAdmin, figures.releasedSearch)).toHaveLength(3);
  expect(await testsBehind(api, superAdmin, figures.reasons[0]?.search ?? null)).toHaveLength(2);
  expect(await testsBehind(api, superAdmin, figures.weeks[1]?.search ?? null)).toHaveLength(2);
});

it('tells no rate of fewer than ten people', async () => {
  expect(await read()).toMatchObject({ nonDotPositive: null });
});

it('stays the same whatever a laboratory finds, also for MRO staff', async () => {
  const answers = [];
  for (const laboratory of ['RESULT_POSITIVE', 'RESULT_NEGATIVE'] as const) {
    const id = await add({ laboratory, day: '2026-03-05' });
    for (const session of [superAdmin, mro]) answers.push(JSON.stringify(await read(session)));
    await api.call(`DELETE /api/testresults/${id}`, { session: superAdmin });
  }

  expect(new Set(answers).size).toBe(1);
});

/** How many tests the list finds, and how many the tables have, for who sees the whole tenant. */
const combinations = sql`test_type, test_status, result_type, outcome, program, reason_for_test, specimen_type_id, provider,
  acknowledgment_type, is_error`;
const keptCounts = () =>
  inTransaction(api.database, { tenantId: 1 }, async (tx) => ({
    kept: await tx.rows(sql`select ${combinations}, sum(rows)::bigint as rows from kept_test_counts
      group by ${combinations} having sum(rows) <> 0 order by ${combinations}`),
    counted:
      await tx.rows(sql`select ${combinations}, count(*) as rows from test_results where deleted_at is null
      group by ${combinations} order by ${combinations}`),
  }));
const total = async (session: TestSession, filter: string): Promise<number> =>
  (await api.call(`GET /api/testresults?limit=0&${filter}`, { session })).json<{ total: number }>()
    .total;

it('are kept as they are counted, after whatever happens to tests', async () => {
  const admin = await api.signIn({ role: 'COMPANY_ADMIN', companyId: world.companyId });
  const random = seededRandom(171);
  const filters = [
    'testResult.testStatus[IN][]=MRO_VERIFIED&testResult.program[EQ]=NON_DOT',
    'testResult.resultType[EQ]=RESULT_POSITIVE',
    'testResult.provider[IS_NULL]=true&testResult.specimenTypeId[NEQ]=2',
    'donor.reasonForTest[NOT_IN][]=RANDOM',
    'donor.firstName[SW]=a',
    'donor.firstName[NEQ]=ann',
    'location.name[SW]=ne',
    'location.name[SW]=fa&company.companyName[SW]=harbor',
    `location.id[NEQ]=${world.near}`,
    `region.id[EQ]=${world.regionId}`,
    `region.id[IS_NULL]=true`,
  ];
  const ids = await inTransaction(api.database, { tenantId: 1 }, (tx) =>
    tx.rows<{ id: number }>(sql`select id from test_results order by id`),
  );
  const changes = [
    (id: number) => sql`update test_results set deleted_at = now() where id = ${id}`,
    (id: number) => sql`update test_results set deleted_at = null where id = ${id}`,
    (id: number) =>
      sql`update test_results set collected_at = collected_at - interval '9 days' where id = ${id}`,
    (
      id: number,
    ) => sql`update test_results set received_at = collected_at, released_at = collected_at + interval '30 hours'
      where id = ${id}`,
    (
      id: number,
    ) => sql`update test_results set result_type = 'RESULT_POSITIVE', mro_result = 'MRO_POSITIVE'
      where id = ${id} and released_at is not null`,
    (id: number) => sql`update test_results set version = version + 1 where id <> ${id}`,
  ];
  for (let step = 0; step < 10; step += 1) {
    const id = ids[random.int(0, ids.length - 1)]?.id ?? 0;
    await inTransaction(api.database, { tenantId: 1 }, (tx) =>
      tx.run(changes[random.int(0, changes.length - 1)]?.(id) ?? sql`select`),
    );
    expect(await read(superAdmin)).toEqual(await read(admin));
    const { kept, counted } = await keptCounts();
    expect(kept).toEqual(counted);
    for (const filter of filters)
      expect(await total(superAdmin, filter), filter).toBe(await total(admin, filter));
  }
});
