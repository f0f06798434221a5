import { expect, it } from 'vitest';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { determine } from '../mro/testing/mro-cases.ts';
import { addTest, report } from './testing/add-test.ts';

const api = await useTestApp();
const near = await growPoolWorld(api);
const far = await growPoolWorld(api, 'Acme Rail');
const admin = await api.signIn({ role: 'SUPER_ADMIN' });
const colleague = await api.signIn({ role: 'MD_USER' });
const client = await api.signIn({ role: 'COMPANY_ADMIN', companyId: near.companyId });

const get = async (session: TestSession, path: string) =>
  (await api.call(`GET ${path}`, { session })).json();

/** Of how many tests somebody reads that they were viewed, that they were not, and in all: from pages of one row. */
const told = async (session: TestSession) => {
  const total = async (filter: string) =>
    (await get(session, `/api/testresults?limit=1${filter}`)).total;
  return [await total('&isViewed[EQ]=true'), await total('&isViewed[EQ]=false'), await total('')];
};

/** The same from the rows. */
const counted = async (session: TestSession) => {
  const { results } = await get(session, '/api/testresults?limit=100');
  const viewed = results.filter(({ isViewed }: { isViewed: boolean }) => isViewed).length;
  return [viewed, results.length - viewed, results.length];
};

it('tells of how many tests each reader that they were viewed, those alone that lists show', async () => {
  const ids: number[] = [];
  for (const { companyId, near: locationId } of [near, near, near, near, far, far, far])
    ids.push((await addTest(api, { companyId, locationId })).id);
  const sessions = { admin, colleague, client };
  const all = async () => {
    for (const [name, session] of Object.entries(sessions))
      expect([name, await told(session)]).toEqual([name, await counted(session)]);
  };

  expect(await told(admin)).toEqual([0, 7, 7]);
  for (const id of ids.slice(1, 6)) await get(admin, `/api/testresults/${id}`);
  for (const id of ids.slice(2, 4)) await get(client, `/api/testresults/${id}`);

  expect(await told(admin)).toEqual([5, 2, 7]);
  expect(await told(client)).toEqual([2, 2, 4]);
  expect(await told(colleague)).toEqual([0, 7, 7]);
  await all();

  for (const id of [ids[0], ids[2], ids[5]])
    expect(
      (await api.call(`DELETE /api/testresults/${id}`, { session: admin })).statusCode,
    ).toBeLessThan(300);

  expect(await told(admin)).toEqual([3, 1, 4]);
  expect(await told(client)).toEqual([1, 1, 2]);
  await all();
});

it('takes a result for unread until it is opened once more, but by whoever released it', async () => {
  const { companyId, near: locationId } = near;
  const mro = await api.signIn({ role: 'MD_USER', granted: ['VIEW_UNVERIFIED_RESULTS'] });
  const { id } = await addTest(api, { companyId, locationId });
  const isViewed = async (session: TestSession) => {
    const { results } = await get(session, '/api/testresults?limit=100');
    return results.find((each: { id: number }) => each.id === id)?.isViewed;
  };
  const both = async () => [await isViewed(client), await isViewed(mro)];
  for (const session of [client, mro]) await get(session, `/api/testresults/${id}`);
  expect(await both()).toEqual([true, true]);

  await report(api, id, { kind: 'LABORATORY', result: 'RESULT_NEGATIVE' });
  expect(await both()).toEqual([true, true]);
  const { statusCode, body } = await determine(api, mro, id, { result: 'MRO_NEGATIVE' });
  expect(statusCode, body).toBe(200);

  expect(await both()).toEqual([false, true]);
  expect(await told(client)).toEqual(await counted(client));
  await get(client, `/api/testresults/${id}`);
  expect(await both()).toEqual([true, true]);
});

it('tells of how many tests there are at places each reader, of those that they may see', async () => {
  const manager = await api.signIn({
    role: 'LOCATION_MANAGER',
    companyId: near.companyId,
    contextIds: [near.far],
  });
  await addTest(api, { companyId: near.companyId, locationId: near.far });
  const total = async (session: TestSession, filter: string) =>
    (await get(session, `/api/testresults?limit=0&${filter}`)).total;

  for (const session of [admin, colleague, client, manager])
    for (const filter of [
      'location.name[SW]=n',
      'location.name[SW]=f',
      'company.companyName[SW]=a',
    ]) {
      const { results } = await get(session, `/api/testresults?limit=100&${filter}`);
      expect([filter, await total(session, filter)]).toEqual([filter, results.length]);
    }
  expect(await total(manager, 'location.name[SW]=f')).toBe(1);
  expect(await total(manager, 'location.name[SW]=n')).toBe(0);
  expect(await total(admin, 'company.companyName[SW]=a')).toBe(2);
});
