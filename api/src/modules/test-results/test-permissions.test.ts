import { expect, it } from 'vitest';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { addTest, report, type TestToAdd } from './testing/add-test.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const superAdmin = await api.signIn({ role: 'SUPER_ADMIN' });
const client = await api.signIn({ role: 'COMPANY_ADMIN', companyId: world.companyId });
const mro = await api.signIn({ role: 'MD_USER', granted: ['VIEW_UNVERIFIED_RESULTS'] });

const add = (more: Partial<TestToAdd> = {}) =>
  addTest(api, { companyId: world.companyId, locationId: world.near, ...more });
const ask = (session: TestSession, id: number) =>
  api.call(`GET /api/testresults/${id}/permissions`, { session });
const heldOn = async (session: TestSession, id: number) => (await ask(session, id)).json().results;

it('are those that the caller holds, as far as the state of the test allows them', async () => {
  const { id } = await add();

  expect(await heldOn(superAdmin, id)).toEqual([
    'VIEW_INSTANT_TEST',
    'CREATE_LAB_RESULT',
    'DELETE',
    'DOWNLOAD_TEST_RESULT',
    'REFRESH_MRO_RESULT',
  ]);
  expect(await heldOn(client, id)).toEqual(['VIEW_INSTANT_TEST', 'DOWNLOAD_TEST_RESULT']);
});

it('offer the confirmation of an instant test that waits for it', async () => {
  const { id } = await add({
    test: { testType: 'INSTANT', testStatus: 'PENDING_CONFIRMATION', goesThroughMro: false },
  });

  expect(await heldOn(client, id)).toContain('CONFIRM_INSTANT_TEST');
  expect(await heldOn(superAdmin, id)).not.toContain('REFRESH_MRO_RESULT');
});

it('tell nobody of a result that is not released, MRO staff included', async () => {
  const { id } = await add();
  const before = await heldOn(mro, id);

  await report(api, id, { kind: 'LABORATORY', result: 'RESULT_POSITIVE' });

  expect(await heldOn(mro, id)).toEqual(before);
});

it('are not there for a test of another company', async () => {
  const { id } = await add();
  const other = await growPoolWorld(api, 'Another Freight');
  const foreign = await api.signIn({ role: 'COMPANY_ADMIN', companyId: other.companyId });

  expect((await ask(foreign, id)).statusCode).toBe(404);
});

it('are answered for many at once, for those that the caller sees', async () => {
  const other = await growPoolWorld(api, 'Third Freight');
  const foreign = await addTest(api, { companyId: other.companyId, locationId: other.near });
  const ids = [(await add()).id, (await add()).id, foreign.id];
  const all = async (session: TestSession) =>
    (
      await api.call(
        `GET /api/permissions/TestResult?${ids.map((id) => `id[IN][]=${id}`).join('&')}`,
        { session },
      )
    ).json().results;

  expect(await all(client)).toEqual(
    ids
      .slice(0, 2)
      .map((id) => ({ id, permissions: ['VIEW_INSTANT_TEST', 'DOWNLOAD_TEST_RESULT'] })),
  );
  expect(new Set((await all(superAdmin)).map(({ id }: { id: number }) => id))).toEqual(
    new Set(ids),
  );
});
