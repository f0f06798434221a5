import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { addMember, driver } from './testing/member-calls.ts';
import {
  enable,
  growPoolWorld,
  poolInput,
  regulated,
  type PoolWorld,
} from './testing/pool-world.ts';

const ids: Record<string, number> = {};

async function add(of: PoolWorld, name: string, more: object = {}): Promise<void> {
  const body = poolInput(of, { name, ...more });
  const answer = await api.call('POST /api/testpools', { session: of.admin, body });
  expect(answer.statusCode, answer.body).toBe(201);
  ids[name] = answer.json().id;
}

const api = await useTestApp();
const world = await growPoolWorld(api);
const other = await growPoolWorld(api, 'Acme Rail');
await add(world, 'Drivers', { ...regulated, isTestPoolForCompany: true });
await add(world, 'Warehouse', { modality: 'weekly', drugPercentage: 10 });
await add(world, 'Yard', { locationId: world.far, modality: 'monthly', drugPercentage: 20 });
await add(other, 'Tracks', { ...regulated, testingAgencyId: 4 });
await api.call(`POST /api/testpools/${ids['Yard']}/deactivate`, { session: world.admin });

const list = async (path: string, session: TestSession = world.admin) => {
  const answer = await api.call(`GET /api/testpools${path}`, { session });
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json().results as { name: string }[]).map(({ name }) => name);
};
const statusOf = async (path: string, session: TestSession) =>
  (await api.call(`GET /api/testpools${path}`, { session })).statusCode;

describe('the list of pools', () => {
  it('is in order of name', async () => {
    expect(await list('')).toEqual(['Drivers', 'Tracks', 'Warehouse', 'Yard']);
  });

  it('of a company', async () => {
    expect(await list(`/company/${other.companyId}`)).toEqual(['Tracks']);
  });

  it('of a location', async () => {
    expect(await list(`/location/${world.far}`)).toEqual(['Yard']);
  });

  it('of a location has a pool that spans locations as long as somebody there is an active member', async () => {
    const pool = Number(ids['Drivers']);
    const member = await addMember(api, world.admin, pool, driver({ locationId: world.far }));
    const lists = async () => [
      await list(`/location/${world.far}`),
      await list(`?locationIds[EQ]=${world.far}`),
      await list(`/progress?locationIds[EQ]=${world.far}&status[EQ]=ACTIVE`),
    ];
    const whileActive = await lists();
    await api.call(`POST /api/testpoolmembers/specific/${member.id}/delete`, {
      session: world.admin,
    });

    expect(whileActive).toEqual([['Drivers', 'Yard'], ['Drivers', 'Yard'], ['Drivers']]);
    expect(await lists()).toEqual([['Yard'], ['Yard'], []]);
  });

  it('by locations that somebody is drawn from, or by none', async () => {
    expect(
      await list(`?locationIds[NOT_IN][]=${world.far}&locationIds[NOT_IN][]=${world.near}`),
    ).toEqual(['Drivers', 'Tracks']);
    expect(await list('?locationIds[IS_NULL]=true')).toEqual(['Drivers']);
  });

  it.each([
    ['q=ware', ['Warehouse']],
    ['name[LIKE]=AR', ['Warehouse', 'Yard']],
    ['companyName[LIKE]=rail', ['Tracks']],
    ['locationName[LIKE]=far', ['Yard']],
    ['consortiumName[LIKE]=x', []],
    ['testingAgencyId[EQ]=1', ['Drivers']],
    ['modality[IN][]=weekly&modality[IN][]=monthly', ['Warehouse', 'Yard']],
    ['status[EQ]=DEACTIVATED', ['Yard']],
    ['status[IN][]=ACTIVE&status[IN][]=FROZEN', ['Drivers', 'Tracks', 'Warehouse']],
    ['region.name[LIKE]=wes', ['Tracks', 'Warehouse']],
    ['region.name[LIKE]=wes&locationName[LIKE]=far', []],
    ['area.name[LIKE]=wes', []],
    ['sortBy=modality', ['Warehouse', 'Yard', 'Drivers', 'Tracks']],
    ['sortBy=drugPercentage&sortOrder=DESC', ['Drivers', 'Tracks', 'Yard', 'Warehouse']],
    ['sortBy=testingAgencyName', ['Drivers', 'Tracks', 'Warehouse', 'Yard']],
  ])('by %s', async (query, expected) => {
    const found = await list(`?${query}`);
    const isSorted = query.startsWith('sortBy');
    expect(isSorted ? found : found.toSorted()).toEqual(expected);
  });

  it('filters by the region of the location', async () => {
    expect(await list(`?region.id[EQ]=${world.regionId}`)).toEqual(['Warehouse']);
  });

  it('filters by who manages draws and members', async () => {
    await enable(api, other.companyId, 'ENABLE_RANDOM_SELECTION_FOR_ADMIN');

    expect(await list('?runsManagedByMd[EQ]=false')).toEqual(['Tracks']);
    expect(await list('?runsManagedByMd[EQ]=true')).not.toContain('Tracks');
    expect(await list('?membersManagedByMd[EQ]=true')).toContain('Tracks');
  });

  it('shows the progress of the year in percent of what is due, cut to two decimals', async () => {
    await api.asOwner(1, (tx) =>
      tx.run(sql`update test_pools set active_member_count = 200, completed_drug_tests = 20, counted_drug_tests = 13
        where id = ${ids['Drivers']}`),
    );

    const [first] = (
      await api.call('GET /api/testpools?sortBy=drugYtd&sortOrder=DESC', { session: world.admin })
    ).json().results;

    expect(first).toMatchObject({ name: 'Drivers', drugYtd: 33, alcoholYtd: 0 });
  });
});

describe('who sees pools', () => {
  it('is an administrator of a company while the company runs its draws', async () => {
    const session = await api.signIn({ role: 'COMPANY_ADMIN', companyId: world.companyId });

    expect(await statusOf('', session)).toBe(403);
    await enable(api, world.companyId, 'ENABLE_RANDOM_SELECTION_FOR_ADMIN');
    expect(await list('', session)).toEqual(['Drivers', 'Warehouse', 'Yard']);
    expect(await statusOf(`/${ids['Tracks']}`, session)).toBe(404);
    expect(await statusOf('?runsManagedByMd[EQ]=true', session)).toBe(400);
  });

  it('is who manages members, without runs, progress and the lists of locations', async () => {
    const third = await growPoolWorld(api, 'Third');
    await add(third, 'Crew');
    await enable(api, third.companyId, 'ENABLE_CLIENT_TESTPOOL_MEMBER_MANAGEMENT');
    const session = await api.signIn({ role: 'COMPANY_ADMIN', companyId: third.companyId });

    expect(await list('', session)).toEqual(['Crew']);
    expect(await list(`/company/${third.companyId}`, session)).toEqual(['Crew']);
    expect(await statusOf(`/company/${world.companyId}`, session)).toBe(404);
    expect(await statusOf(`/${ids['Crew']}`, session)).toBe(200);
    for (const closed of ['/progress', '/progress/summary', `/location/${third.near}`])
      expect([closed, await statusOf(closed, session)]).toEqual([closed, 403]);
    const runs = await api.call(`GET /api/selectionrun/fortestpool/${ids['Crew']}`, { session });
    expect(runs.statusCode).toBe(403);
  });
});
