import { expect, it } from 'vitest';
import { useTestApp, type TestSession, type TestUser } from '../../core/testing/test-app.ts';
import { enable, growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { draw, quarterlyPool, quarters } from './testing/run-calls.ts';

const [spring = '', summer = ''] = quarters;

const api = await useTestApp();
const world = await growPoolWorld(api);
await enable(api, world.companyId, 'ENABLE_RANDOM_SELECTION_FOR_ADMIN');
const client = await api.signIn({ role: 'COMPANY_ADMIN', companyId: world.companyId });
const colleague = await api.signIn({ role: 'MD_USER' });

const notificationsOf = async (
  session: TestSession,
): Promise<{ type: string; options: { poolName: string } }[]> =>
  (await api.call('GET /api/notifications', { session })).json().results;

it('tells the staff and the administrators of the client, and nobody else, when the TPA drew', async () => {
  const other = await growPoolWorld(api, 'Other Freight');
  await enable(api, other.companyId, 'ENABLE_RANDOM_SELECTION_FOR_ADMIN');
  const elsewhere = await api.signIn({ role: 'COMPANY_ADMIN', companyId: other.companyId });
  const worker = await api.signIn({ role: 'COMPANY_USER', companyId: world.companyId });
  const pool = await quarterlyPool(api, world, 8, { name: 'Night shift' });

  await draw(api, world.admin, { testPoolId: pool.id, runDate: spring });

  expect(await notificationsOf(client)).toMatchObject([
    { type: 'RANDOM_RUN_COMPLETED', options: { poolName: 'Night shift' } },
  ]);
  expect(await notificationsOf(colleague)).toMatchObject([{ type: 'RANDOM_RUN_COMPLETED' }]);
  for (const session of [world.admin, elsewhere, worker]) {
    expect(await notificationsOf(session)).toEqual([]);
  }
});

it('tells the staff of the TPA when the client drew', async () => {
  const pool = await quarterlyPool(api, world, 8, { name: 'Own draw' });

  await draw(api, client, { testPoolId: pool.id, runDate: spring });

  expect(await notificationsOf(world.admin)).toMatchObject([{ options: { poolName: 'Own draw' } }]);
  expect(await notificationsOf(colleague)).toMatchObject([{ options: { poolName: 'Own draw' } }]);
  expect(await notificationsOf(client)).toEqual([]);
});

it('tells an administrator whose company has no random features', async () => {
  const plain = await growPoolWorld(api, 'Plain Freight');
  const session = await api.signIn({ role: 'COMPANY_ADMIN', companyId: plain.companyId });
  const pool = await quarterlyPool(api, plain, 8);

  await draw(api, plain.admin, { testPoolId: pool.id, runDate: spring });

  expect(await notificationsOf(session)).toMatchObject([{ type: 'RANDOM_RUN_COMPLETED' }]);
});

it('tells whom a permission of their own shows the run, the managers of locations of people drawn, and nobody else', async () => {
  const granted = await growPoolWorld(api, 'Granted Freight');
  const { companyId, regionId, near, far } = granted;
  const sees = ['FE_VIEW_LOCATION_TEST_POOLS'] as const;
  const user = (more: Pick<TestUser, 'role'> & Partial<TestUser>) =>
    api.signIn({ companyId, granted: sees, ...more });
  /* A manager of the location where all people are hears of each draw, and sees what the permission shows. */
  const told: [TestSession, heard: string[], seen: string[]][] = [
    [await user({ role: 'COMPANY_USER' }), ['All', 'Near'], ['All', 'Near']],
    [await user({ role: 'REGION_MANAGER', contextIds: [regionId] }), ['Near'], ['Near']],
    [await user({ role: 'LOCATION_MANAGER', contextIds: [near] }), ['All', 'Near'], ['Near']],
    [await user({ role: 'LOCATION_MANAGER', contextIds: [far] }), [], []],
    [
      await user({ role: 'LOCATION_MANAGER', contextIds: [near], granted: [] }),
      ['All', 'Near'],
      [],
    ],
    [await user({ role: 'COMPANY_USER', granted: ['VIEW_UNVERIFIED_RESULTS'] }), [], []],
    [await user({ role: 'COMPANY_USER', companyId: world.companyId }), [], []],
  ];

  const runs: [string, number][] = [];
  for (const name of ['All', 'Near']) {
    const isTestPoolForCompany = name === 'All';
    const pool = await quarterlyPool(api, granted, 8, { name, isTestPoolForCompany });
    const run = await draw(api, granted.admin, { testPoolId: pool.id, runDate: spring });
    runs.push([name, run.id]);
  }

  for (const [session, heard, seen] of told) {
    const names = (await notificationsOf(session)).map(({ options }) => options.poolName);
    expect(names.toSorted()).toEqual(heard);
    for (const [name, id] of runs) {
      const { statusCode } = await api.call(`GET /api/selectionrun/${id}`, { session });
      expect(statusCode === 200).toBe(seen.includes(name));
    }
  }
});

it('tells nobody of a draw that is refused', async () => {
  const pool = await quarterlyPool(api, world, 8, { name: 'Twice' });
  await draw(api, world.admin, { testPoolId: pool.id, runDate: summer });
  expect(await notificationsOf(client)).toHaveLength(1);

  const refused = await api.call('POST /api/selectionrun', {
    session: world.admin,
    body: { testPoolId: pool.id, runDate: summer },
  });

  expect(refused.statusCode).toBe(400);
  expect(await notificationsOf(client)).toEqual([]);
});
