import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type {
  AdministrativeUnitNode,
  HierarchyNode,
} from '@assay/schema/administrative-units/administrative-unit';
import type { TestSession } from '../../core/testing/test-app.ts';
import { flat, growUnitWorld, namesIn } from './testing/unit-world.ts';

const world = await growUnitWorld();
const { api, admin, companyId, units } = world;

const get = async (path: string, session = admin) => {
  const answer = await api.call(`GET ${path}`, { session });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const move = (unit: string, body: object, session: TestSession = admin) =>
  api.call(`POST /api/administrativeunits/${units[unit]}/move`, { session, body });
const moveTo = async (unit: string, parent: string) => {
  const answer = await move(unit, { parentId: units[parent] });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<AdministrativeUnitNode>();
};
const tree = async () =>
  (await get(`/api/companies/${companyId}/hierarchy`)).results as HierarchyNode[];
const factsOf = async (name: string) =>
  flat<HierarchyNode>(await tree()).find((unit) => unit.name === name);
const locationsOf = async (filter: string, session = admin): Promise<string[]> => {
  const { results } = await get(`/api/locations?companyId[EQ]=${companyId}&${filter}`, session);
  return results.map(({ name }: { name: string }) => name);
};

beforeEach(async () => {
  await moveTo('Coast', 'West');
  await moveTo('Bay', 'Coast');
});

describe('a unit that moves', () => {
  it('takes along what lies below it', async () => {
    const moved = await moveTo('Coast', 'East');

    expect(moved).toMatchObject({
      level: 'AREA',
      parentId: units['East'],
      path: ['East', 'Coast'],
    });
    expect(namesIn(await tree())).toEqual({
      East: { Coast: { Bay: {}, Delta: {} }, Shore: {} },
      West: {},
    });
    expect(await factsOf('Bay')).toMatchObject({ path: ['East', 'Coast', 'Bay'] });
    expect(await factsOf('West')).toMatchObject({ numberOfLocations: 0, isDeleteAllowed: true });
    expect(await factsOf('East')).toMatchObject({ numberOfLocations: 4 });
  });

  it('is found with its locations under the new units, by every level', async () => {
    await moveTo('Coast', 'East');

    expect(await locationsOf(`region.id[EQ]=${units['West']}`)).toEqual([]);
    expect(await locationsOf(`region.id[EQ]=${units['East']}`)).toEqual([
      'Bay office',
      'Bay yard',
      'Coast depot',
      'East hub',
    ]);
    expect(
      await locationsOf(`region.id[EQ]=${units['East']}&district.id[EQ]=${units['Bay']}`),
    ).toEqual(['Bay office', 'Bay yard']);
    expect(await locationsOf('region.name[LIKE]=west')).toEqual([]);
  });

  it('may be a district that goes to the area of another region', async () => {
    await moveTo('Bay', 'Shore');

    expect(await factsOf('Bay')).toMatchObject({ path: ['East', 'Shore', 'Bay'] });
    expect(
      await locationsOf(`region.id[EQ]=${units['East']}&area.id[EQ]=${units['Shore']}`),
    ).toEqual(['Bay office', 'Bay yard']);
    expect(await locationsOf(`area.id[EQ]=${units['Coast']}`)).toEqual(['Coast depot']);
  });

  it('takes along what was deleted, whose row names its place', async () => {
    const id = await world.addUnit('Gone Harbor', 'Coast');
    await api.call(`DELETE /api/administrativeunits/${id}`, { session: admin });

    await moveTo('Coast', 'East');

    const kept = await api.asOwner(1, (tx) =>
      tx.row(sql`select region_id, area_id from administrative_units where id = ${id}`),
    );
    expect(kept).toEqual({ region_id: units['East'], area_id: units['Coast'] });
  });

  it('keeps what is added below it afterwards right', async () => {
    await moveTo('Coast', 'East');
    const id = await world.addUnit('New Harbor', 'Coast');

    expect(await factsOf('New Harbor')).toMatchObject({ path: ['East', 'Coast', 'New Harbor'] });
    await api.call(`DELETE /api/administrativeunits/${id}`, { session: admin });
  });

  it('raises its version and no other', async () => {
    const before = await factsOf('Coast');
    const below = await factsOf('Bay');

    const { version } = await moveTo('Coast', 'East');

    expect(version).toBe((before?.version ?? 0) + 1);
    expect(await factsOf('Bay')).toMatchObject({ version: below?.version });
  });

  it('stands in the audit log and the history with the names above it', async () => {
    await moveTo('Coast', 'East');

    const log = await api.asOwner(1, (tx) =>
      tx.rows(sql`select action, actor_user_id, company_id, changes from audit_log
        where entity = 'administrativeUnit' and entity_id = ${String(units['Coast'])} order by id desc limit 1`),
    );
    expect(log).toMatchObject([
      {
        action: 'administrativeUnit.moved',
        actor_user_id: admin.userId,
        company_id: companyId,
        changes: {
          parentId: { before: units['West'], after: units['East'] },
          parent: { before: 'West', after: 'East' },
        },
      },
    ]);
    const { results } = await get(
      `/api/history?entity[EQ]=administrativeUnit&entityId[EQ]=${units['Coast']}`,
    );
    expect(results[0]).toMatchObject({
      action: 'administrativeUnit.moved',
      changes: [{ field: 'parent', before: 'West', after: 'East' }],
    });
  });
});

describe('a move is refused', () => {
  it.each([
    ['an area to the top', 'Coast', () => null],
    ['an area under itself', 'Coast', () => units['Coast']],
    ['an area under what lies below it', 'Coast', () => units['Bay']],
    ['an area under an area', 'Coast', () => units['Shore']],
    ['a district under a region', 'Bay', () => units['East']],
    ['a district under a district', 'Bay', () => units['Delta']],
    ['a region under a region', 'West', () => units['East']],
    ['a unit under none that there is', 'Coast', () => 999_999],
    [
      'a unit under one of another company',
      'Coast',
      async () => world.addUnit('Foreign', null, await world.addCompany('Foreign Target')),
    ],
    [
      'a unit under one that was deleted',
      'Coast',
      async () => {
        const id = await world.addUnit('Closing', null);
        await api.call(`DELETE /api/administrativeunits/${id}`, { session: admin });
        return id;
      },
    ],
  ])('for %s', async (_what, unit, parent) => {
    const before = namesIn(await tree());

    const answer = await move(unit, { parentId: await parent() });

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject({ parentId: [{ errorCode: 'INVALID' }] });
    expect(namesIn(await tree())).toEqual(before);
  });

  it('where the name is taken', async () => {
    const id = await world.addUnit('COAST', 'East');

    const answer = await move('Coast', { parentId: units['East'] });

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ errorCode: 'NAME_ALREADY_EXISTS' });
    expect(await factsOf('Bay')).toMatchObject({ path: ['West', 'Coast', 'Bay'] });
    await api.call(`DELETE /api/administrativeunits/${id}`, { session: admin });
  });

  it('by the database as well', async () => {
    const forced = api.asOwner(1, (tx) =>
      tx.run(
        sql`update administrative_units set parent_id = ${units['Bay']} where id = ${units['Coast']}`,
      ),
    );

    await expect(forced).rejects.toThrow();
  });

  it.each(['REGION_MANAGER', 'COMPANY_USER'] as const)('to a %s', async (role) => {
    const contextIds = role === 'REGION_MANAGER' ? [units['West'] ?? 0] : [];
    const session = await api.signIn({ role, companyId, contextIds });

    const answer = await move('Coast', { parentId: units['East'] }, session);

    expect(answer.json()).toMatchObject({ errorCode: 'ACCESS_DENIED' });
  });

  it('to who does not see the unit', async () => {
    const session = await api.signIn({
      role: 'REGION_MANAGER',
      companyId,
      contextIds: [units['East'] ?? 0],
    });

    const answer = await move('Coast', { parentId: units['East'] }, session);

    expect(answer.json()).toMatchObject({ errorCode: 'RESOURCE_NOT_FOUND' });
  });
});

describe('who manages units', () => {
  const manager = (role: 'REGION_MANAGER' | 'AREA_MANAGER', unit: string) =>
    api.signIn({ role, companyId, contextIds: [units[unit] ?? 0] });
  const own = async (session: TestSession) =>
    namesIn((await get('/api/administrativeunits/accessiblehierarchy', session)).results);

  it('sees by the new place at once, in the session that is open', async () => {
    const west = await manager('REGION_MANAGER', 'West');
    const east = await manager('REGION_MANAGER', 'East');
    expect(await locationsOf('', west)).toEqual(['Bay office', 'Bay yard', 'Coast depot']);
    expect(await locationsOf('', east)).toEqual(['East hub']);

    await moveTo('Coast', 'East');

    expect(await own(west)).toEqual({ West: {} });
    expect(await locationsOf('', west)).toEqual([]);
    expect(await own(east)).toEqual({ East: { Coast: { Bay: {}, Delta: {} }, Shore: {} } });
    expect(await locationsOf('', east)).toEqual([
      'Bay office',
      'Bay yard',
      'Coast depot',
      'East hub',
    ]);
  });

  it('keeps the own unit where it goes, and gains nothing beside it', async () => {
    const session = await manager('AREA_MANAGER', 'Coast');

    await moveTo('Coast', 'East');

    expect(await own(session)).toEqual({ East: { Coast: { Bay: {}, Delta: {} } } });
    expect(await locationsOf('', session)).toEqual(['Bay office', 'Bay yard', 'Coast depot']);
  });

  it('loses what leaves the own unit', async () => {
    const session = await manager('AREA_MANAGER', 'Coast');

    await moveTo('Bay', 'Shore');

    expect(await own(session)).toEqual({ West: { Coast: { Delta: {} } } });
    expect(await locationsOf('', session)).toEqual(['Coast depot']);
  });

  it('sees the users of what was moved there', async () => {
    const east = await manager('REGION_MANAGER', 'East');
    const area = await manager('AREA_MANAGER', 'Coast');
    const seen = async () =>
      (await get('/api/users?limit=100', east)).results.map(({ id }: { id: number }) => id);
    expect(await seen()).not.toContain(area.userId);

    await moveTo('Coast', 'East');

    expect(await seen()).toContain(area.userId);
  });
});
