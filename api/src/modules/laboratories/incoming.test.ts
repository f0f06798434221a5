import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { messageReasons } from '@assay/schema/laboratories/laboratory-words';
import { useTestApp } from '../../core/testing/test-app.ts';
import {
  addConnection,
  addMroConnection,
  deliver,
  growLaboratoryWorld,
  messageOf,
  mroMessage,
  resultMessage,
  sendAndTakeIn,
  stepMessage,
  takeInAll,
} from './testing/laboratory-world.ts';

const api = await useTestApp();
const { superAdmin, staff, laboratory, order } = await growLaboratoryWorld(api);
const quest = await addConnection(api, superAdmin, { provider: 'QuestDiagnostics' });
const mro = await addMroConnection(api, superAdmin);

const nonDot = { case: { program: 'NON_DOT' as const }, test: { goesThroughMro: false } };

/** Sends a message, has it taken in, and says what became of it. */
async function send(connectionId: number, message: object): Promise<string> {
  const kept = await sendAndTakeIn(api, connectionId, message);
  return [kept?.state, kept?.reason].filter(Boolean).join(' ');
}
const testAs = async (session: typeof staff, id: number) =>
  (await api.call(`GET /api/testresults/${id}`, { session })).json();
const kindsOf = async (id: number) =>
  (await api.call(`GET /api/testresults/${id}/events`, { session: superAdmin }))
    .json()
    .results.map(({ kind }: { kind: string }) => kind);

describe('steps of an order', () => {
  it('move the test on, with what they say beside', async () => {
    const { id, orderNumber } = await order();

    await send(laboratory.id, stepMessage(orderNumber, 'ACCEPTED', { labTestId: 'L-1' }));
    expect((await testAs(superAdmin, id)).testStatus).toBe('ORDERED');
    await send(
      laboratory.id,
      stepMessage(orderNumber, 'COLLECTED', {
        test: { orderNumber, specimenId: 'SP-1' },
        collectorName: 'Kim',
      }),
    );
    await send(laboratory.id, stepMessage(orderNumber, 'RECEIVED', { at: '2026-11-21T09:00:00Z' }));

    expect(await testAs(superAdmin, id)).toMatchObject({
      testStatus: 'MRO_PENDING',
      specimenId: 'SP-1',
      collectorFullName: 'Kim',
      collectedAt: '2026-11-20T15:00:00.000Z',
      receivedAt: '2026-11-21T09:00:00.000Z',
      labOrder: { labTestId: 'L-1' },
    });
    expect(await kindsOf(id)).toEqual(
      expect.arrayContaining(['ORDERED', 'ACCEPTED', 'COLLECTED', 'RECEIVED']),
    );
  });

  it.each(['0206-11-20T15:00:00Z', '1926-11-20T15:00:00Z', '2126-11-20T15:00:00Z'])(
    'of %s are no steps: a slip of the year is not kept as when it was',
    async (at) => {
      const { id, orderNumber } = await order();

      const step = stepMessage(orderNumber, 'COLLECTED', { at });
      expect(await send(laboratory.id, step)).toBe('FAILED UNREADABLE');
      expect((await testAs(superAdmin, id)).collectedAt).toBeNull();
    },
  );

  it('never take a test back, whatever their order', async () => {
    const { id, orderNumber } = await order();
    await send(laboratory.id, stepMessage(orderNumber, 'RECEIVED'));

    const late = await send(
      laboratory.id,
      stepMessage(orderNumber, 'COLLECTED', { at: '2026-11-19T15:00:00.000Z' }),
    );

    expect(late).toBe('PROCESSED');
    expect(await testAs(superAdmin, id)).toMatchObject({
      testStatus: 'MRO_PENDING',
      collectedAt: '2026-11-19T15:00:00.000Z',
    });
  });

  it('are taken once, however often and with whatever number they come', async () => {
    const { id, orderNumber } = await order();
    const message = stepMessage(orderNumber, 'COLLECTED');

    await send(laboratory.id, message);
    const again = await send(laboratory.id, { ...message, messageId: randomUUID() });

    expect(again).toBe('IGNORED REPEATED');
    expect((await kindsOf(id)).filter((kind: string) => kind === 'COLLECTED')).toHaveLength(1);
  });

  it('of a canceled order are told and change nothing', async () => {
    const { id, orderNumber } = await order({ test: { testStatus: 'COLLECTION_CANCELLED' } });

    expect(await send(laboratory.id, stepMessage(orderNumber, 'COLLECTED'))).toBe(
      'IGNORED ORDER_CLOSED',
    );
    expect((await testAs(superAdmin, id)).testStatus).toBe('COLLECTION_CANCELLED');
  });

  it.each([
    ['CANCELLED', 'COLLECTION_CANCELLED'],
    ['NO_SHOW', 'EXPIRED_NO_SHOW'],
    ['DONOR_REFUSED', 'REFUSAL_TO_TEST'],
    ['UNABLE_TO_PROVIDE', 'UNABLE_TO_PROVIDE'],
  ])('%s ends the test as %s and closes its case', async (status, ended) => {
    const { id, orderNumber } = await order();

    await send(laboratory.id, stepMessage(orderNumber, status));

    expect(await testAs(superAdmin, id)).toMatchObject({
      testStatus: ended,
      testCase: { status: 'CLOSED' },
    });
  });

  it('REFUSED makes the order one that failed', async () => {
    const { id, orderNumber } = await order();

    await send(laboratory.id, stepMessage(orderNumber, 'REFUSED', { note: 'No such account.' }));

    expect(await testAs(superAdmin, id)).toMatchObject({
      testStatus: 'CREATION_FAILED',
      labOrder: { lastError: 'No such account.' },
    });
  });
});

describe('a result', () => {
  it('of a test past the MRO is released, with lines by our catalogue', async () => {
    const { id, orderNumber } = await order(nonDot);

    expect(await send(laboratory.id, resultMessage({ orderNumber }, 'RESULT_POSITIVE'))).toBe(
      'PROCESSED',
    );

    const test = await testAs(superAdmin, id);
    expect(test).toMatchObject({ testStatus: 'TEST_COMPLETED', resultType: 'RESULT_POSITIVE' });
    expect(test.drugAdulterantResults).toMatchObject([
      { drugAdulterant: { name: 'Cocaine' }, isPositive: true, numericLevel: '812' },
    ]);
  });

  it('through the MRO is for MRO staff, until the MRO reports', async () => {
    const { id, orderNumber } = await order();
    await send(laboratory.id, stepMessage(orderNumber, 'RECEIVED'));
    const before = await testAs(superAdmin, id);
    await send(laboratory.id, resultMessage({ orderNumber }, 'RESULT_POSITIVE'));
    expect(await testAs(superAdmin, id)).toMatchObject({
      testStatus: before.testStatus,
      version: before.version,
      resultType: null,
      drugAdulterantResults: [],
    });
    expect((await testAs(staff, id)).resultType).toBe('RESULT_POSITIVE');

    expect(await send(mro.id, mroMessage({ orderNumber }, 'MRO_POSITIVE'))).toBe('PROCESSED');

    expect(await testAs(superAdmin, id)).toMatchObject({
      testStatus: 'MRO_VERIFIED',
      mroResult: 'MRO_POSITIVE',
      resultType: 'RESULT_POSITIVE',
    });
  });

  it('is filed once when it comes twice, and again as a correction when it says another thing', async () => {
    const { id, orderNumber } = await order(nonDot);
    const result = resultMessage({ orderNumber }, 'RESULT_POSITIVE');
    await send(laboratory.id, result);

    expect(await send(laboratory.id, { ...result, messageId: 'another' })).toBe('IGNORED REPEATED');
    const corrected = resultMessage({ orderNumber }, 'RESULT_NEGATIVE', {
      correctionReason: 'Two specimens were mixed up.',
    });
    expect(await send(laboratory.id, corrected)).toBe('PROCESSED');

    expect((await testAs(superAdmin, id)).resultType).toBe('RESULT_NEGATIVE');
    expect(await kindsOf(id)).toContain('CORRECTED');
  });

  it('comes before the specimen was told of: no step is lost, none goes back', async () => {
    const { id, orderNumber } = await order(nonDot);
    await send(
      laboratory.id,
      resultMessage(
        { orderNumber, specimenId: 'SP-7', collectedAt: '2026-11-20T10:00:00Z' },
        'RESULT_NEGATIVE',
      ),
    );

    expect(await send(laboratory.id, stepMessage(orderNumber, 'RECEIVED'))).toBe(
      'IGNORED TOO_LATE',
    );

    expect(await testAs(superAdmin, id)).toMatchObject({
      testStatus: 'TEST_COMPLETED',
      specimenId: 'SP-7',
      collectedAt: '2026-11-20T10:00:00.000Z',
      receivedAt: '2026-11-20T15:00:00.000Z',
    });
  });

  it('is of a laboratory, a determination of an MRO', async () => {
    const { orderNumber } = await order();

    expect(await send(mro.id, resultMessage({ orderNumber }, 'RESULT_POSITIVE'))).toBe(
      'FAILED WRONG_PARTY',
    );
    expect(await send(laboratory.id, mroMessage({ orderNumber }, 'MRO_NEGATIVE'))).toBe(
      'FAILED WRONG_PARTY',
    );
  });
});

describe('matching', () => {
  it('finds by specimen, within the laboratory that sends', async () => {
    const one = await order({ ...nonDot, test: { ...nonDot.test, specimenId: 'TWIN-1' } });
    const other = await order({
      ...nonDot,
      test: { ...nonDot.test, specimenId: 'TWIN-1', provider: 'QuestDiagnostics' },
    });

    await send(quest.id, resultMessage({ specimenId: 'twin-1' }, 'RESULT_NEGATIVE'));

    expect((await testAs(superAdmin, other.id)).testStatus).toBe('TEST_COMPLETED');
    expect((await testAs(superAdmin, one.id)).testStatus).toBe('PENDING_CREATION');
  });

  it('finds by account, donor and day of collection, an SSN as well', async () => {
    const { id } = await order({
      ...nonDot,
      case: { ...nonDot.case, donor: { primaryIdType: 'SSN', primaryId: '900551212' } },
    });
    const test = {
      masterAccountId: '482910',
      donorIdType: 'SSN',
      donorId: '900551212',
      collectedAt: new Date().toISOString(),
    };

    expect(
      await send(
        laboratory.id,
        resultMessage({ ...test, donorId: '900551213' }, 'RESULT_NEGATIVE'),
      ),
    ).toBe('UNMATCHED NO_TEST');
    expect(await send(laboratory.id, resultMessage(test, 'RESULT_NEGATIVE'))).toBe('PROCESSED');
    expect((await testAs(superAdmin, id)).testStatus).toBe('TEST_COMPLETED');
  });

  it.each([
    ['an unknown order', {}, 'NO_TEST'],
    ['another specimen than that of the order', { specimenId: 'OTHER' }, 'SPECIMEN_DIFFERS'],
    ['another donor than that of the order', { donorId: 'E-999' }, 'DONOR_DIFFERS'],
  ])('waits for a person with %s', async (_name, more, reason) => {
    const { orderNumber } = await order({ test: { specimenId: 'KNOWN' } });
    const test = { orderNumber: reason === 'NO_TEST' ? 'A-0' : orderNumber, ...more };

    expect(await send(laboratory.id, resultMessage(test, 'RESULT_NEGATIVE'))).toBe(
      `UNMATCHED ${reason}`,
    );
  });

  it('tells on the page of its test that a report of the MRO waits, to MRO staff alone', async () => {
    const { id, orderNumber } = await order({ test: { specimenId: 'KNOWN' } });
    const test = { orderNumber, specimenId: 'OTHER' };

    expect(await send(mro.id, mroMessage(test, 'MRO_POSITIVE'))).toBe('UNMATCHED SPECIMEN_DIFFERS');

    expect((await testAs(staff, id)).mroErrors).toEqual([messageReasons.SPECIMEN_DIFFERS]);
    expect((await testAs(superAdmin, id)).mroErrors).toEqual([]);
  });

  it('waits with two tests of one specimen, a deleted test, and an order that was canceled', async () => {
    const doubled = { ...nonDot, test: { ...nonDot.test, specimenId: 'DOUBLED' } };
    await order(doubled);
    await order(doubled);
    expect(
      await send(laboratory.id, resultMessage({ specimenId: 'DOUBLED' }, 'RESULT_NEGATIVE')),
    ).toBe('UNMATCHED SEVERAL_TESTS');

    const gone = await order();
    await api.call(`DELETE /api/testresults/${gone.id}`, { session: superAdmin });
    const { orderNumber } = await order({ test: { testStatus: 'COLLECTION_CANCELLED' } });

    expect(
      await send(
        laboratory.id,
        resultMessage({ orderNumber: gone.orderNumber }, 'RESULT_NEGATIVE'),
      ),
    ).toBe('UNMATCHED NO_TEST');
    expect(await send(laboratory.id, resultMessage({ orderNumber }, 'RESULT_NEGATIVE'))).toBe(
      'UNMATCHED ORDER_CLOSED',
    );
  });

  it('knows no order of another tenant', async () => {
    const tenantId = await api.addTenant('other-lab');
    const elsewhere = await api.signIn({ role: 'SUPER_ADMIN', tenantId });
    const theirs = await addConnection(api, elsewhere);
    const { orderNumber } = await order();

    const answer = await deliver(
      api,
      theirs.id,
      resultMessage({ orderNumber }, 'RESULT_NEGATIVE'),
      {
        host: 'other-lab.localhost',
      },
    );
    await takeInAll(api, tenantId);

    expect(answer.statusCode).toBe(202);
    expect(await messageOf(api, theirs.id, tenantId)).toMatchObject({ state: 'UNMATCHED' });
  });

  it('of a person links a message with a reason, and files it', async () => {
    const { id } = await order(nonDot);
    await send(laboratory.id, resultMessage({ orderNumber: 'X-1' }, 'RESULT_NEGATIVE'));
    const message = await messageOf(api, laboratory.id);
    const list = await api.call('GET /api/laboratories/unmatched?q=x-1', { session: staff });
    expect(list.json().results[0]).toMatchObject({
      id: message?.id,
      orderNumber: 'X-1',
      reason: 'NO_TEST',
    });
    const match = (body: object) =>
      api.call(`POST /api/laboratories/unmatched/${message?.id}/match`, { session: staff, body });

    expect((await match({ testResultId: 999_999, reason: 'x' })).json().errors).toHaveProperty(
      'testResultId',
    );
    expect((await match({ testResultId: id, reason: 'By phone.' })).statusCode).toBe(200);
    await takeInAll(api);

    expect((await testAs(superAdmin, id)).testStatus).toBe('TEST_COMPLETED');
    expect((await match({ testResultId: id, reason: 'Twice.' })).json().errorCode).toBe(
      'MESSAGE_NOT_OPEN',
    );
  });
});

it('a message that was changed in the database is told, and not read', async () => {
  const { orderNumber } = await order();
  await deliver(api, quest.id, stepMessage(orderNumber, 'COLLECTED'));
  await api.asOwner(1, (tx) =>
    tx.run(sql`update lab_messages set sha256 = sha256('other'::bytea) where connection_id = ${quest.id}
      and state = 'WAITING'`),
  );

  await takeInAll(api);

  expect(await messageOf(api, quest.id)).toMatchObject({
    state: 'FAILED',
    reason: 'CHANGED_IN_STORE',
  });
  const health = await api.call(`GET /api/laboratories/${quest.id}/health`, {
    session: superAdmin,
  });
  expect(health.json()).toMatchObject({ messagesChanged: 1, messagesFailed: 1 });
});

it('what breaks off is filed neither in part nor twice', async () => {
  const { id, orderNumber } = await order(nonDot);
  await deliver(api, laboratory.id, resultMessage({ orderNumber }, 'RESULT_NEGATIVE'));
  const breakIt = (name: string) =>
    api.asOwner(1, (tx) =>
      tx.script(`create function app.${name}() returns trigger language plpgsql as $$
        begin raise exception 'broken'; end $$;
        create trigger ${name} before insert on test_reports for each row execute function app.${name}();`),
    );
  await breakIt('breaks_off');
  await expect(takeInAll(api)).rejects.toThrow('are left');
  expect((await testAs(superAdmin, id)).testStatus).toBe('PENDING_CREATION');
  await api.asOwner(1, (tx) => tx.script('drop trigger breaks_off on test_reports;'));

  await takeInAll(api);
  await takeInAll(api);

  expect((await testAs(superAdmin, id)).testStatus).toBe('TEST_COMPLETED');
  const reports = await api.asOwner(1, (tx) =>
    tx.rows(sql`select 1 as one from test_reports where test_result_id = ${id}`),
  );
  expect(reports).toHaveLength(1);
});
