import { sql } from 'drizzle-orm';
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

const factsOf = async (name: string) => {
  const { results } = await get(`/api/companies/${companyId}/administrativeunits`);
  return flat<AdministrativeUnitNode>(results).find((unit) => unit.name === name);
};

describe('the tree of a company', () => {
  const whole = { East: { Shore: {} }, West: { Coast: { Bay: {}, Delta: {} } } };

  it('holds regions, areas and districts by name', async () => {
    const { results } = await get(`/api/companies/${companyId}/administrativeunits`);

    expect(namesIn(results)).toEqual(whole);
    expect(flat<AdministrativeUnitNode>(results).map(({ level }) => level)).toEqual([
      'REGION',
      'AREA',
      'REGION',
      'AREA',
      'DISTRICT',
      'DISTRICT',
    ]);
  });

  it.each([
    ['West', 3],
    ['Coast', 3],
    ['Bay', 2],
    ['Delta', 0],
    ['East', 1],
  ])('counts the locations of %s with those below it', async (name, numberOfLocations) => {
    expect(await factsOf(name)).toMatchObject({ numberOfLocations });
  });

  it('counts as many as the filtered list of locations has', async () => {
    const list = await get(
      `/api/locations?companyId[EQ]=${companyId}&region.id[EQ]=${units['West']}`,
    );

    expect(list.total).toBe((await factsOf('West'))?.numberOfLocations);
  });

  it('allows to delete what is empty alone', async () => {
    const { results } = await get(`/api/companies/${companyId}/administrativeunits`);

    const allowed = flat<AdministrativeUnitNode>(results).filter((unit) => unit.isDeleteAllowed);
    expect(allowed.map(({ name }) => name)).toEqual(['Shore', 'Delta']);
  });

  it('with locations names those of each unit and those of none', async () => {
    const { results, unassignedLocations } = await get(`/api/companies/${companyId}/hierarchy`);

    const placed = flat<HierarchyNode>(results).flatMap(({ name, locations }) =>
      locations.map((location) => `${name}: ${location.name}`),
    );
    expect(placed).toEqual([
      'East: East hub',
      'Coast: Coast depot',
      'Bay: Bay office',
      'Bay: Bay yard',
    ]);
    expect(unassignedLocations).toMatchObject([{ locationId: '100001', name: 'Head office' }]);
  });
});

describe('GET /api/administrativeunits', () => {
  it('answers the units of several companies with their counts', async () => {
    const other = await world.addCompany('Second With Units');
    await world.addUnit('Lonely', null, other);

    const { results, total } = await get(
      `/api/administrativeunits?companyId[IN][]=${companyId}&companyId[IN][]=${other}&level[EQ]=REGION`,
    );

    expect(total).toBe(3);
    expect(results).toMatchObject([
      { name: 'East', companyId, numberOfLocations: 1, isDeleteAllowed: false },
      { name: 'Lonely', companyId: other, numberOfLocations: 0, isDeleteAllowed: true },
      { name: 'West', companyId, numberOfLocations: 3, isDeleteAllowed: false },
    ]);
  });

  it.each([
    ['parentId[IS_NULL]=true', ['East', 'West']],
    ['name[LIKE]=EL', ['Delta']],
    ['level[IN][]=AREA&level[IN][]=DISTRICT&sortOrder=DESC', ['Shore', 'Delta', 'Coast', 'Bay']],
  ])('%s', async (search, expected) => {
    const { results } = await get(`/api/administrativeunits?companyId[EQ]=${companyId}&${search}`);

    expect(results.map(({ name }: { name: string }) => name)).toEqual(expected);
  });
});

describe('POST', () => {
  it('takes the level from the parent', async () => {
    const answer = await world.create({ name: 'Under Shore', parentId: units['Shore'] });

    expect(answer.json()).toMatchObject({
      level: 'DISTRICT',
      parentId: units['Shore'],
      companyId,
      children: [],
      numberOfLocations: 0,
      isDeleteAllowed: true,
      version: 1,
    });
    await api.call(`DELETE /api/administrativeunits/${answer.json().id}`, { session: admin });
  });

  it('refuses a name that the parent has in any case', async () => {
    const answer = await world.create({ name: ' BAY ', parentId: units['Coast'] });

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      errorCode: 'NAME_ALREADY_EXISTS',
      errors: { name: [{ errorCode: 'NAME_ALREADY_EXISTS' }] },
    });
  });

  it('takes the name of another branch', async () => {
    const answer = await world.create({ name: 'Coast', parentId: units['East'] });

    expect(answer.statusCode).toBe(201);
    await api.call(`DELETE /api/administrativeunits/${answer.json().id}`, { session: admin });
  });

  it.each([
    ['a district', () => units['Bay']],
    ['a unit that is none', () => 999_999],
    [
      'a unit of another company',
      async () => world.addUnit('Foreign', null, await world.addCompany('Foreign Parent')),
    ],
  ])('refuses %s as parent', async (_what, parent) => {
    const answer = await world.create({ name: 'Misplaced', parentId: await parent() });

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject({ parentId: [{ errorCode: 'INVALID' }] });
  });

  it.each([
    [{ name: '' }, 'BLANK'],
    [{ name: 'x'.repeat(256) }, 'TOO_LONG'],
  ])('refuses %j', async (body, code) => {
    const answer = await world.create(body);

    expect(answer.json().errors).toMatchObject({ name: [{ errorCode: code }] });
  });

  it('adds one unit for a key that is sent twice', async () => {
    const send = () =>
      world.create({ name: 'Once' }, { headers: { 'idempotency-key': 'unit-once' } });

    const [first, second] = [await send(), await send()];

    expect(second.body).toBe(first.body);
    await api.call(`DELETE /api/administrativeunits/${first.json().id}`, { session: admin });
  });
});

describe('PUT', () => {
  it('renames, raises the version and answers what lies below', async () => {
    const answer = await api.call(`PUT /api/administrativeunits/${units['Shore']}`, {
      session: admin,
      body: { name: 'Seaboard', version: 1 },
    });

    expect(answer.json()).toMatchObject({ name: 'Seaboard', version: 2, parentId: units['East'] });
  });

  it('answers the children of the renamed unit', async () => {
    const answer = await api.call(`PUT /api/administrativeunits/${units['Coast']}`, {
      session: admin,
      body: { name: 'Coast' },
    });

    expect(namesIn([answer.json()])).toEqual({ Coast: { Bay: {}, Delta: {} } });
  });

  it('refuses the name of a sibling', async () => {
    const answer = await api.call(`PUT /api/administrativeunits/${units['East']}`, {
      session: admin,
      body: { name: 'west' },
    });

    expect(answer.json()).toMatchObject({ errorCode: 'NAME_ALREADY_EXISTS' });
  });
});

describe('DELETE', () => {
  it.each(['West', 'Coast', 'Bay'])('refuses %s, which is not empty', async (name) => {
    const answer = await api.call(`DELETE /api/administrativeunits/${units[name]}`, {
      session: admin,
    });

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      errorCode: 'HAS_CHILD_ELEMENTS',
      message: 'This entity has dependencies...',
    });
  });

  it('hides an empty unit, keeps its row and frees its name', async () => {
    const id = await world.addUnit('Short Lived', 'West');

    const answer = await api.call(`DELETE /api/administrativeunits/${id}`, { session: admin });

    expect(answer.statusCode).toBe(204);
    expect(await factsOf('Short Lived')).toBeUndefined();
    const kept = await api.asOwner(1, (tx) =>
      tx.row(sql`select deleted_at from administrative_units where id = ${id}`),
    );
    expect(kept).toMatchObject({ deleted_at: expect.any(String) });
    expect((await world.create({ name: 'Short Lived', parentId: units['West'] })).statusCode).toBe(
      201,
    );
  });

  it('writes who did what to the audit log', async () => {
    const id = await world.addUnit('Audited', null);
    await api.call(`PUT /api/administrativeunits/${id}`, {
      session: admin,
      body: { name: 'Audit 2' },
    });
    await api.call(`DELETE /api/administrativeunits/${id}`, { session: admin });

    const log = await api.asOwner(1, (tx) =>
      tx.rows(sql`select action, actor_user_id, company_id, changes from audit_log
        where entity = 'administrativeUnit' and entity_id = ${String(id)} order by id`),
    );

    expect(log).toMatchObject([
      { action: 'administrativeUnit.created', actor_user_id: admin.userId, company_id: companyId },
      {
        action: 'administrativeUnit.updated',
        changes: { name: { before: 'Audited', after: 'Audit 2' } },
      },
      { action: 'administrativeUnit.deleted' },
    ]);
  });
});
