import { beforeAll, expect, it } from 'vitest';
import type { TestFigures } from '@assay/schema/reports/test-figures';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
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
