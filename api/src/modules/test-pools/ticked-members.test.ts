import { describe, expect, it } from 'vitest';
import type { BulkOutcomes } from '@assay/schema/core/ticked';
import { CreateTestPoolMemberInput } from '@assay/schema/test-pools/test-pool-member';
import type { TestPool } from '@assay/schema/test-pools/test-pool';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { addMember, addPool, clerk } from './testing/member-calls.ts';
import { growPoolWorld } from './testing/pool-world.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);

const call = (act: string, body: object, session: TestSession = world.admin) =>
  api.call(`POST /api/testpoolmembers/ticked/${act}`, { session, body });
const report = (query: string) =>
  api.call(`GET /api/testpoolmembers/report?${query}`, { session: world.admin });
const outcomes = async (act: string, body: object): Promise<BulkOutcomes['results']> => {
  const answer = await call(act, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<BulkOutcomes>().results;
};
const add = async (pool: TestPool, more: object = {}): Promise<number> =>
  (await addMember(api, world.admin, pool.id, clerk(more))).id;
const activeOf = async (pool: TestPool): Promise<number> =>
  (await api.call(`GET /api/testpools/${pool.id}`, { session: world.admin })).json<TestPool>()
    .activeMemberCount;
/** What the list answers of all that it finds. */
const seen = async (query: string): Promise<{ query: string; count: number; digest: string }> => {
  const url = `/api/testpoolmembers?limit=0&withDigest=true&${query}`;
  const { total, digest } = (await api.call(`GET ${url}`, { session: world.admin })).json<{
    total: number;
    digest: string;
  }>();
  return { query, count: total, digest };
};
type Person = Record<string, unknown>;
/** What the members of a pool were created with, but for the one whose number is taken. */
const othersIn = async (pool: TestPool): Promise<Person[]> => {
  const url = `/api/testpoolmembers?testPoolId[EQ]=${pool.id}&idNumber[NEQ]=Taken&deleted[EQ]=false`;
  const { results } = (await api.call(`GET ${url}`, { session: world.admin })).json<{
    results: Person[];
  }>();
  return results.map((member) =>
    Object.fromEntries(
      Object.keys(CreateTestPoolMemberInput.shape).map((name) => [name, member[name]]),
    ),
  );
};
const membersOf = (pool: TestPool) => `testPoolId[EQ]=${pool.id}&deleted[EQ]=false`;

describe('many members at once', () => {
  it('are removed and taken back, each with an outcome and under its name', async () => {
    const pool = await addPool(api, world);
    const recordIds = [await add(pool), await add(pool, { firstName: 'Kit' })];

    const removed = await outcomes('delete', { recordIds });

    expect(removed).toEqual([
      { recordId: recordIds[0], name: 'Robin Vale', done: true, errorCode: null, message: null },
      { recordId: recordIds[1], name: 'Kit Vale', done: true, errorCode: null, message: null },
    ]);
    expect(await activeOf(pool)).toBe(0);
    await outcomes('undoDelete', { recordIds });
    expect(await activeOf(pool)).toBe(2);
  });

  it('were not all changed: what was so before is not done, and not taken back with the others', async () => {
    const pool = await addPool(api, world);
    const [gone, here] = [await add(pool), await add(pool)];
    await outcomes('delete', { recordIds: [gone] });

    const removed = await outcomes('delete', { recordIds: [gone, here] });

    expect(removed.map(({ done, message }) => [done, message])).toEqual([
      [false, 'Nothing to do: it was so before.'],
      [true, null],
    ]);
  });

  it('are told one by one why not; who is refused changes nothing, and the others are saved', async () => {
    const [from, to] = [await addPool(api, world), await addPool(api, world)];
    await add(to, { idNumber: 'Taken' });
    const [free, taken] = [await add(from), await add(from, { idNumber: 'Taken' })];

    const before = await othersIn(from);

    const moved = await outcomes('move', { recordIds: [taken, free, 999_999], testPoolId: to.id });

    expect(moved.map(({ done, errorCode }) => [done, errorCode])).toEqual([
      [false, 'DUPLICATE_VALUE'],
      [true, null],
      [false, 'RESOURCE_NOT_FOUND'],
    ]);
    expect([await activeOf(from), await activeOf(to)]).toEqual([1, 2]);
    expect(before).toMatchObject([{ idNumber: expect.any(String), locationId: world.near }]);
    expect(await othersIn(to)).toEqual(before);
  });

  it('may be all that the list finds, those that were seen', async () => {
    const pool = await addPool(api, world);
    for (const lastName of ['Abel', 'Abel', 'Zorn']) await add(pool, { lastName });
    const query = `${membersOf(pool)}&q=abel`;

    const all = await seen(query);

    const changed = await call('delete', { ...all, count: 3 });
    const results = await outcomes('delete', all);

    expect(changed.statusCode).toBe(409);
    expect(changed.json()).toMatchObject({
      errorCode: 'TICKED_CHANGED',
      params: { seen: 3, found: 2 },
    });
    expect(results.map(({ name }) => name)).toEqual(['Robin Abel', 'Robin Abel']);
    expect(await activeOf(pool)).toBe(1);
  });

  it('are refused when one left and another one came', async () => {
    const pool = await addPool(api, world);
    const [gone] = [await add(pool), await add(pool)];
    const all = await seen(membersOf(pool));
    await outcomes('delete', { recordIds: [gone] });
    await add(pool);

    const changed = await call('delete', all);
    const exported = await report(`${membersOf(pool)}&count=2&digest=${all.digest}`);

    expect(changed.json()).toMatchObject({
      errorCode: 'TICKED_CHANGED',
      params: { seen: 2, found: 2 },
    });
    expect(exported.json()).toMatchObject({ errorCode: 'TICKED_CHANGED' });
    expect(await activeOf(pool)).toBe(2);
    await outcomes('delete', await seen(membersOf(pool)));
    expect(await activeOf(pool)).toBe(0);
  });

  it.each([
    ['neither ids nor a query', {}],
    ['both', { recordIds: [1], query: '', count: 1, digest: '0' }],
    ['a query held by its number alone', { query: '', count: 1 }],
    ['a query without what was seen', { query: '' }],
    ['no ids', { recordIds: [] }],
    ['a query that the list does not know', { query: 'color[EQ]=red', count: 1, digest: '0' }],
  ])('are not found by %s', async (_what, body) => {
    expect((await call('delete', body)).statusCode).toBe(400);
  });
});

describe('the file of ticked rows', () => {
  const lines = (csv: string): string[] => csv.trim().split('\r\n').slice(1);

  it('has those alone, whatever else the list is narrowed by', async () => {
    const pool = await addPool(api, world);
    const [one, , three] = [await add(pool), await add(pool), await add(pool)];

    const answer = await report(`q=nobody&ids=${one},${three}`);

    expect(lines(answer.body)).toHaveLength(2);
  });

  it('of all that match is refused when they are others by now', async () => {
    const pool = await addPool(api, world);
    await add(pool);

    const [changed, same] = [
      await report(`${membersOf(pool)}&count=2`),
      await report(`${membersOf(pool)}&count=1`),
    ];

    expect(changed.json()).toMatchObject({ errorCode: 'TICKED_CHANGED' });
    expect(lines(same.body)).toHaveLength(1);
  });
});
