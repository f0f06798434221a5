import { describe, expect, it } from 'vitest';
import type {
  AdministrativeUnitNode,
  HierarchyNode,
} from '@assay/schema/administrative-units/administrative-unit';
import { flat, growUnitWorld, namesIn } from './testing/unit-world.ts';

const world = await growUnitWorld();
const { api, admin, companyId, units } = world;

const get = async (path: string, session = admin) => {
  const answer = await api.call(`GET ${path}`, { session });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

describe('scope', () => {
  it.each([
    ['REGION_MANAGER', 'West', { West: { Coast: { Bay: {}, Delta: {} } } }],
    ['AREA_MANAGER', 'Coast', { West: { Coast: { Bay: {}, Delta: {} } } }],
    ['DISTRICT_MANAGER', 'Bay', { West: { Coast: { Bay: {} } } }],
    ['ADMINISTRATIVE_UNIT_MANAGER', 'East', { East: { Shore: {} } }],
  ] as const)('%s of %s gets the own part with what is above it', async (role, unit, expected) => {
    const session = await api.signIn({ role, companyId, contextIds: [units[unit] ?? 0] });

    const { results } = await get('/api/administrativeunits/accessiblehierarchy', session);

    expect(namesIn(results)).toEqual(expected);
  });

  it('a location manager gets the units above the own locations', async () => {
    const { results: all } = await get(`/api/locations?name[EQ]=Bay+yard`);
    const session = await api.signIn({
      role: 'LOCATION_MANAGER',
      companyId,
      contextIds: [all[0].id],
    });

    const { results } = await get('/api/administrativeunits/accessiblehierarchy', session);

    expect(namesIn(results)).toEqual({ West: { Coast: { Bay: {} } } });
    expect(flat<AdministrativeUnitNode>(results).map((unit) => unit.numberOfLocations)).toEqual([
      1, 1, 1,
    ]);
  });

  it('a company user gets the whole hierarchy', async () => {
    const session = await api.signIn({ role: 'COMPANY_USER', companyId });

    const { results } = await get('/api/administrativeunits/accessiblehierarchy', session);

    expect(Object.keys(namesIn(results))).toEqual(['East', 'West']);
  });

  it('staff of the TPA have no own part', async () => {
    const answer = await api.call('GET /api/administrativeunits/accessiblehierarchy', {
      session: admin,
    });

    expect(answer.statusCode).toBe(403);
  });

  it('what a form offers a client user is the accessible hierarchy', async () => {
    const session = await api.signIn({ role: 'COMPANY_ADMIN', companyId });
    const tree = await get('/api/administrativeunits/accessiblehierarchy', session);
    const offered = await get(`/api/administrativeunits?companyId[EQ]=${companyId}`, session);

    const idsOf = (all: { id: number }[]) => all.map(({ id }) => id).toSorted((a, b) => a - b);
    expect(idsOf(offered.results)).toEqual(idsOf(flat<AdministrativeUnitNode>(tree.results)));
    expect(offered.results.length).toBeGreaterThan(0);
  });

  it.each([
    ['AREA_MANAGER', 'Shore', ['East', 'Shore']],
    ['REGION_MANAGER', 'West', ['Bay', 'Coast', 'Delta', 'West']],
  ] as const)('%s of %s lists no unit of another part', async (role, unit, expected) => {
    const session = await api.signIn({ role, companyId, contextIds: [units[unit] ?? 0] });

    const listed = await get('/api/administrativeunits', session);
    const tree = await get(`/api/companies/${companyId}/administrativeunits`, session);
    const { numberOfRegions } = await get(`/api/companies/${companyId}`, session);

    const names = listed.results.map(({ name }: AdministrativeUnitNode) => name);
    expect(names).toEqual(expected);
    expect(flat<AdministrativeUnitNode>(tree.results).map(({ name }) => name)).toEqual(
      expect.arrayContaining([...expected]),
    );
    expect(tree.results).toHaveLength(numberOfRegions);
  });

  it('a unit of another part is as good as none to a manager', async () => {
    const session = await api.signIn({
      role: 'REGION_MANAGER',
      companyId,
      contextIds: [units['West'] ?? 0],
    });
    const rename = async (id: number | undefined) =>
      (
        await api.call(`PUT /api/administrativeunits/${id}`, { session, body: { name: 'Mine' } })
      ).json().errorCode;

    expect(await rename(units['Shore'])).toBe('RESOURCE_NOT_FOUND');
    expect(await rename(units['Bay'])).toBe('ACCESS_DENIED');
  });

  it('a manager counts the own locations alone and may delete nothing', async () => {
    const session = await api.signIn({
      role: 'DISTRICT_MANAGER',
      companyId,
      contextIds: [units['Bay'] ?? 0],
    });

    const { results, unassignedLocations } = await get(
      `/api/companies/${companyId}/hierarchy`,
      session,
    );

    const facts = flat<HierarchyNode>(results);
    expect(Object.fromEntries(facts.map((unit) => [unit.name, unit.numberOfLocations]))).toEqual({
      West: 2,
      Coast: 2,
      Bay: 2,
    });
    expect(facts.filter((unit) => unit.isDeleteAllowed)).toEqual([]);
    expect(unassignedLocations).toEqual([]);
  });
});

describe('permission', () => {
  it('to add a unit is a company administrator’s and no company user’s', async () => {
    const user = await api.signIn({ role: 'COMPANY_USER', companyId });
    const administrator = await api.signIn({ role: 'COMPANY_ADMIN', companyId });

    expect((await world.create({ name: 'Not Mine' }, { session: user })).statusCode).toBe(403);
    expect((await world.create({ name: 'Mine' }, { session: administrator })).statusCode).toBe(201);
  });

  it.each([
    ['PUT', { name: 'Taken Over' }],
    ['DELETE', undefined],
  ])('%s is refused to a manager of the unit', async (method, body) => {
    const session = await api.signIn({
      role: 'REGION_MANAGER',
      companyId,
      contextIds: [units['West'] ?? 0],
    });

    const answer = await api.call(`${method} /api/administrativeunits/${units['West']}`, {
      session,
      body,
    });

    expect(answer.json()).toMatchObject({ errorCode: 'ACCESS_DENIED' });
  });

  it.each(['PUT', 'DELETE'])('%s tells a location manager nothing of units', async (method) => {
    const session = await api.signIn({ role: 'LOCATION_MANAGER', companyId, contextIds: [] });
    const ask = async (id: number) =>
      (await api.call(`${method} /api/administrativeunits/${id}`, { session })).statusCode;

    expect([await ask(units['Bay'] ?? 0), await ask(999_999)]).toEqual([404, 404]);
  });
});
