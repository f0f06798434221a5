import { expect, it } from 'vitest';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { growLaboratoryWorld, resultMessage, sendAndTakeIn } from './testing/laboratory-world.ts';

const api = await useTestApp();
const { superAdmin, staff, laboratory, order } = await growLaboratoryWorld(api);

const send = (message: object) => sendAndTakeIn(api, laboratory.id, message);
const read = async (path: string, session: TestSession = superAdmin) =>
  (await api.call(`GET /api/${path}`, { session })).json();

it('a report without a word of the receipt puts its test into the MRO process, whatever it says', async () => {
  const seen = [];
  for (const result of ['RESULT_POSITIVE', 'RESULT_NEGATIVE'] as const) {
    const { id, orderNumber } = await order();
    await send(resultMessage({ orderNumber }, result, { receivedAt: '2026-11-20T15:00:00Z' }));
    const { results: steps } = await read(`testresults/${id}/events`);
    const { results: inbox } = await read('mro/inbox?limit=100', staff);
    seen.push({
      test: await read(`testresults/${id}`),
      kinds: steps.map(({ kind }: { kind: string }) => kind),
      isFound: inbox.some((each: { id: number }) => each.id === id),
    });
  }

  for (const { test, kinds, isFound } of seen) {
    expect(test).toMatchObject({
      testStatus: 'MRO_PENDING',
      resultType: null,
      receivedAt: '2026-11-20T15:00:00.000Z',
    });
    expect(kinds).toContain('RECEIVED');
    expect(isFound).toBe(true);
  }
  const [one, other] = seen;
  expect(one?.test.version).toBe(other?.test.version);
});

it('a report that does not say when the specimen came leaves that open', async () => {
  const { id, orderNumber } = await order();
  await send(resultMessage({ orderNumber }, 'RESULT_NEGATIVE'));

  expect(await read(`testresults/${id}`)).toMatchObject({
    testStatus: 'MRO_PENDING',
    receivedAt: null,
  });
});
