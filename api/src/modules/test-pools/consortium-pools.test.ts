import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPool } from '@assay/schema/test-pools/test-pool';
import type { TestPoolMember } from '@assay/schema/test-pools/test-pool-member';
import { createConsortium, useConsortiums } from '../consortiums/testing/consortium-calls.ts';
import { addMember, addPool, clerk, importMembers } from './testing/member-calls.ts';
import { poolInput } from './testing/pool-world.ts';

type World = Awaited<ReturnType<typeof grow>>;

/** A consortium of one location of each of two companies, with a pool. */
async function grow() {
  const world = await useConsortiums();
  const { api, admin, harbor, desert } = world;
  const consortium = await createConsortium(api, admin, { locations: [harbor.near, desert.near] });
  const more = {
    consortiumId: consortium.id,
    companyId: null,
    locationId: null,
    testOrderType: null,
  };
  return { ...world, consortium, more, pool: await addPool(api, harbor, more) };
}

let world: World;
beforeAll(async () => {
  world = await grow();
});
afterAll(() => world.api.close());

describe('A pool of a consortium', () => {
  test('has no company, location and orders, whatever was sent', async () => {
    const { api, harbor, more, consortium } = world;
    const pool = await addPool(api, harbor, {
      ...more,
      companyId: harbor.companyId,
      locationId: harbor.near,
      testOrderType: 'INSTANT',
      testPanels: [{ testPanelId: 1, locationId: null }],
      shouldAutoGenerateTests: true,
    });
    expect(pool).toMatchObject({
      consortiumId: consortium.id,
      consortiumName: consortium.name,
      companyId: null,
      locationId: null,
      isTestPoolForCompany: true,
      testOrderType: null,
      testPanels: [],
      labAccounts: [],
      shouldAutoGenerateTests: false,
    });
  });

  test('needs a consortium or a company, one that exists, and a name of its own there', async () => {
    const { call, harbor, more, pool } = world;
    const refused = async (input: object) => {
      const answer = await call('POST /api/testpools', poolInput(harbor, { ...more, ...input }));
      expect(answer.statusCode, answer.body).toBe(400);
      return answer.json().errors;
    };
    expect(await refused({ consortiumId: null })).toMatchObject({
      companyId: [{ errorCode: 'BLANK' }],
      testOrderType: [{ errorCode: 'BLANK' }],
    });
    expect(await refused({ consortiumId: 999 })).toMatchObject({
      consortiumId: [{ errorCode: 'INVALID' }],
    });
    expect(
      (
        await call(
          'POST /api/testpools',
          poolInput(harbor, { ...more, name: pool.name.toUpperCase() }),
        )
      ).body,
    ).toContain('NAME_ALREADY_EXISTS');
  });

  test('is found by its consortium in lists and in progress', async () => {
    const { read, consortium } = world;
    for (const list of ['testpools', 'testpools/progress']) {
      const { results } = await read(`/api/${list}?consortiumId[EQ]=${consortium.id}`);
      expect(results.length, list).toBeGreaterThan(0);
      const named = await read(
        `/api/testpools?consortiumName[SW]=${encodeURIComponent(consortium.name.toLowerCase())}&sortBy=consortiumName`,
      );
      expect(named.total).toBeGreaterThan(0);
      expect(results[0]).toMatchObject({ companyName: null, consortiumName: consortium.name });
    }
  });
});

describe('A member of it', () => {
  test('works at an enrolled location, whose company the member has', async () => {
    const { api, admin, call, harbor, desert, pool } = world;
    const at = (locationId: number | null) =>
      call(`POST /api/testpoolmembers/specific/${pool.id}`, clerk({ locationId }));
    const member = await addMember(api, admin, pool.id, clerk({ locationId: desert.near }));
    expect(member).toMatchObject({ companyId: desert.companyId, companyName: 'Desert Lines' });
    expect((await at(null)).json().errors).toMatchObject({ locationId: [{ errorCode: 'BLANK' }] });
    expect((await at(harbor.far)).json().errors).toMatchObject({
      locationId: [
        { message: 'This location is not enrolled in the consortium. Enroll it first.' },
      ],
    });
  });

  test('moves with the location to another company', async () => {
    const { api, admin, call, harbor, desert, pool } = world;
    const body = clerk({ locationId: desert.near });
    const { id, version } = await addMember(api, admin, pool.id, body);
    const moved = await call(`PUT /api/testpoolmembers/specific/${id}`, {
      ...body,
      locationId: harbor.near,
      version,
    });
    expect(moved.json()).toMatchObject({ companyId: harbor.companyId });
  });

  test('comes by file with the Location ID, of enrolled locations alone', async () => {
    const { api, admin, read, harbor, desert, pool } = world;
    const idOf = async (id: number) => (await read(`/api/locations/${id}`)).locationId as string;
    const file = (place: string) =>
      importMembers(
        api,
        admin,
        pool.id,
        `First Name,Last Name,ID Number,Location ID\nKim,Lee,F-${place},${place}\n`,
      );
    expect((await file(await idOf(desert.near))).statusCode).toBe(201);
    expect((await file(await idOf(harbor.far))).body).toContain(
      'No location with this ID is enrolled in the consortium.',
    );
    const download = await api.call(`GET /api/testpoolmembers/${pool.id}/download`, {
      session: admin,
    });
    expect(download.body.split('\r\n')[0]).toContain('Location ID,Company,Status');
    expect(download.body).toContain('Desert Lines');
  });
});

describe('Who leaves the consortium', () => {
  const leaves = (consortiumId: number, change: object) => world.change(consortiumId, change);
  const activeOf = async ({ id }: Pick<TestPool, 'id'>): Promise<TestPoolMember[]> =>
    (await world.read(`/api/testpoolmembers/${id}?deleted[EQ]=false`)).results;

  /** A pool with one person of each company. */
  async function poolOfTwo() {
    const { api, admin, harbor, desert } = world;
    const consortium = await createConsortium(api, admin, {
      locations: [harbor.near, desert.near],
    });
    const pool = await addPool(api, harbor, { ...world.more, consortiumId: consortium.id });
    const own = await addMember(api, admin, pool.id, clerk({ locationId: harbor.near }));
    const other = await addMember(api, admin, pool.id, clerk({ locationId: desert.near }));
    return { id: consortium.id, pool, own, other };
  }

  test('takes the own people out of its pools, and nobody else', async () => {
    const { id, pool, own, other } = await poolOfTwo();
    await leaves(id, { removed: { locations: [world.harbor.near] } });
    expect((await activeOf(pool)).map((each) => each.id)).toEqual([other.id]);
    const { activeMemberCount } = await world.read(`/api/testpools/${pool.id}`);
    expect(activeMemberCount).toBe(1);
    const back = await world.call(`POST /api/testpoolmembers/specific/${own.id}/undoDelete`);
    expect(back.statusCode).toBe(400);
    expect(back.body).toContain('not enrolled');
  });

  test('brings them back when it goes on on the same day', async () => {
    const { id, pool } = await poolOfTwo();
    await leaves(id, { removed: { companies: [world.harbor.companyId] } });
    expect(await activeOf(pool)).toHaveLength(1);
    await leaves(id, { added: { locations: [world.harbor.near] } });
    expect(await activeOf(pool)).toHaveLength(2);
  });

  test('stands in the history of each member who leaves and comes back', async () => {
    const { id, own } = await poolOfTwo();
    await leaves(id, { removed: { locations: [world.harbor.near] } });
    await leaves(id, { added: { locations: [world.harbor.near] } });

    const { results } = await world.read(
      `/api/history?entity[EQ]=testPoolMember&entityId[EQ]=${own.id}`,
    );
    expect(results).toMatchObject([
      { action: 'testPoolMember.restored', actor: { id: world.admin.userId } },
      { action: 'testPoolMember.removed', actor: { id: world.admin.userId } },
      { action: 'testPoolMember.created' },
    ]);
  });

  test('brings nobody back who was entered anew meanwhile, with whatever number', async () => {
    const { id, pool, own, other } = await poolOfTwo();
    await leaves(id, { removed: { locations: [world.harbor.near] } });
    /* One person with two licenses. */
    await world.api.asOwner(1, (tx) =>
      tx.run(sql`update test_pool_members set first_name = 'Kim', last_name = 'Ash', date_of_birth = '1980-01-02',
        id_number = null, state = 'TX', cdl_number = 'D-' || id, observation_required = false, employee_category_id = 1
        where id in (${own.id}, ${other.id})`),
    );
    await leaves(id, { added: { locations: [world.harbor.near] } });

    expect((await activeOf(pool)).map((each) => each.id)).toEqual([other.id]);
  });

  test('leaves those out who were removed by hand', async () => {
    const { id, pool, own } = await poolOfTwo();
    await world.call(`POST /api/testpoolmembers/specific/${own.id}/delete`);
    await leaves(id, { removed: { locations: [world.harbor.near] } });
    await leaves(id, { added: { locations: [world.harbor.near] } });
    expect(await activeOf(pool)).toHaveLength(1);
  });

  test('does not change a pool whose program is over', async () => {
    const { id, pool } = await poolOfTwo();
    await world.api.asOwner(1, (tx) =>
      tx.run(sql`update test_pools set program_start_date = program_start_date - interval '1 year',
        program_end_date = program_end_date - interval '1 year' where id = ${pool.id}`),
    );
    await leaves(id, { removed: { locations: [world.harbor.near] } });
    expect(await activeOf(pool)).toHaveLength(2);
  });

  test('is noted when it is a location that is deleted', async () => {
    const { pool, other } = await poolOfTwo();
    const { near } = world.harbor;
    await world.api.asOwner(1, (tx) =>
      tx.run(sql`update locations set deleted_at = now() where id = ${near}`),
    );
    expect((await activeOf(pool)).map((each) => each.id)).toEqual([other.id]);
  });
});

test('A consortium that is deleted freezes its pools', async () => {
  const { api, admin, desert, more } = world;
  const consortium = await createConsortium(api, admin, { locations: [desert.near] });
  const pool = await addPool(api, desert, { ...more, consortiumId: consortium.id });
  await api.asOwner(1, (tx) =>
    tx.run(sql`update consortiums set deleted_at = now() where id = ${consortium.id}`),
  );
  expect(await world.read(`/api/testpools/${pool.id}`)).toMatchObject({ status: 'FROZEN' });
});
