import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../core/testing/test-app.ts';
import { addOrderPlace } from '../lab-orders/testing/order-calls.ts';
import { addTest } from '../test-results/testing/add-test.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { momentSent } from './confirm-instant-test.service.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const superAdmin = await api.signIn({ role: 'SUPER_ADMIN' });
const manager = await api.signIn({
  role: 'LOCATION_MANAGER',
  companyId: world.companyId,
  contextIds: [world.near],
});
const place = await addOrderPlace(api, superAdmin, world.near);

const waiting = async (test: object = {}) =>
  (
    await addTest(api, {
      companyId: world.companyId,
      locationId: world.near,
      case: { program: 'NON_DOT' },
      test: {
        testType: 'INSTANT',
        testStatus: 'PENDING_CONFIRMATION',
        resultType: 'RESULT_PRELIMINARY_POSITIVE',
        goesThroughMro: false,
        collectedAt: '2026-03-01T15:00:00.000Z',
        collectorFullName: 'Ravi Patel',
        ...test,
      },
    })
  ).id;
const confirm = (id: number, body: object) =>
  api.call(`POST /api/instanttests/${id}/confirm`, { session: manager, body });
const read = async (id: number) =>
  (await api.call(`GET /api/testresults/${id}`, { session: superAdmin })).json();

let count = 0;
const order = (more: object = {}) => ({
  specimenId: `CONFIRM-${(count += 1)}`,
  labAccountLocationId: place.labAccountLocationId,
  testCodes: place.testCodes,
  ...more,
});
const later = () => new Date(Date.now() + 86_400_000).toISOString();

/** The laboratory test of a case. */
const labTestOf = async (caseId: number) => {
  const answer = await api.call(
    `GET /api/testresults?testCase.id[EQ]=${caseId}&testResult.testType[EQ]=LAB`,
    { session: superAdmin },
  );
  return read(answer.json().results[0].id);
};

describe('an instant test', () => {
  it('is completed by a comment where nothing confirms it, and its case is closed', async () => {
    const id = await waiting();

    const answer = await confirm(id, {
      confirmationMethod: 'NO_CONFIRMATION',
      comment: 'The donor has resigned.',
    });

    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      testStatus: 'TEST_COMPLETED',
      isSuccessfullyConfirmed: true,
      confirmationMethod: 'NO_CONFIRMATION',
      testCase: { status: 'CLOSED' },
    });
    const events = await api.call(`GET /api/testresults/${id}/events`, { session: superAdmin });
    expect(events.json().results).toContainEqual(
      expect.objectContaining({ kind: 'ENDED_UNCONFIRMED', note: 'The donor has resigned.' }),
    );
  });

  it('goes on as a laboratory test of its case when its specimen is sent', async () => {
    const id = await waiting();

    const answer = await confirm(id, {
      confirmationMethod: 'SEND_SPECIMEN_PREPRINTED_CCF',
      confirmationData: order({ specimenSentDate: '2026-03-02' }),
    });

    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      testStatus: 'COLLECTION_COMPLETED',
      isSuccessfullyConfirmed: true,
      testCase: { status: 'OPEN' },
    });
    const lab = await labTestOf(answer.json().testCase.id);
    expect(lab).toMatchObject({
      testStatus: 'ORDERED',
      confirmationMethod: 'SEND_SPECIMEN_PREPRINTED_CCF',
      collectedAt: '2026-03-01T15:00:00.000Z',
      labOrder: { isPreOrdered: true, expireDate: null },
    });
  });

  it('is sent on the day on which it was collected, and after that', async () => {
    const id = await waiting();

    const answer = await confirm(id, {
      confirmationMethod: 'SEND_SPECIMEN_PREPRINTED_CCF',
      confirmationData: order({ specimenSentDate: '2026-03-01' }),
    });

    const { id: labId } = await labTestOf(answer.json().testCase.id);
    const events = await api.call(`GET /api/testresults/${labId}/events`, { session: superAdmin });
    expect(events.json().results).toContainEqual(
      expect.objectContaining({ kind: 'SENT', at: '2026-03-01T15:00:00.000Z' }),
    );
  });

  it('has its donor sent with a form on paper', async () => {
    const id = await waiting();

    const answer = await confirm(id, {
      confirmationMethod: 'SEND_DONOR_PREPRINTED_CCF',
      confirmationData: order({ collectedOnSite: false, expireAt: later() }),
    });

    expect(answer.statusCode, answer.body).toBe(200);
    expect(await labTestOf(answer.json().testCase.id)).toMatchObject({
      confirmationMethod: 'SEND_DONOR_PREPRINTED_CCF',
      collectedAt: null,
      labOrder: { labOrderType: 'PAPER_CCF_ORDER' },
    });
  });

  it('is confirmed once, also when two try at the same moment', async () => {
    const id = await waiting();
    const body = { confirmationMethod: 'NO_CONFIRMATION', comment: 'The donor has resigned.' };

    const answers = await Promise.all([confirm(id, body), confirm(id, body)]);

    const codes = answers.map((answer) => answer.json().errorCode ?? answer.statusCode);
    expect(codes.toSorted()).toEqual([200, 'INSTANT_TEST_ALREADY_CONFIRMED']);
  });
});

it.each([
  ['at noon of its day', '2026-03-02', '2026-03-02T12:00:00.000Z'],
  ['not before it was collected', '2026-03-01', '2026-03-01T15:00:00.000Z'],
  ['not after now', '2026-03-03', '2026-03-03T09:00:00.000Z'],
])('a specimen was sent %s', (_what, day, at) => {
  const now = new Date('2026-03-03T09:00:00.000Z');

  expect(momentSent(day, '2026-03-01T15:00:00.000Z', now)).toBe(at);
});

describe('the number of a specimen', () => {
  const sent = (specimenId: string) => ({
    confirmationMethod: 'SEND_SPECIMEN_PREPRINTED_CCF',
    confirmationData: order({ specimenId, specimenSentDate: '2026-03-02' }),
  });

  it('confirms one test of a laboratory, whatever its capitals (ADR 133)', async () => {
    const first = await confirm(await waiting(), sent('ONE-SPECIMEN'));
    const id = await waiting();
    const second = await confirm(id, sent('one-specimen'));

    expect(first.statusCode, first.body).toBe(200);
    expect(second.statusCode).toBe(400);
    expect(second.json().errors).toEqual({
      confirmationData: { specimenId: [expect.objectContaining({ errorCode: 'DUPLICATE_VALUE' })] },
    });
    expect((await read(id)).testStatus).toBe('PENDING_CONFIRMATION');
  });

  it('confirms one test also when two are sent at the same moment', async () => {
    const ids = [await waiting(), await waiting()];

    const answers = await Promise.all(ids.map((id) => confirm(id, sent('TWO-AT-ONCE'))));

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });
});

describe('what is refused', () => {
  it.each<[string, object, object, object]>([
    [
      'nothing without a comment',
      {},
      { confirmationMethod: 'NO_CONFIRMATION' },
      { comment: [{ errorCode: 'BLANK' }] },
    ],
    [
      'an electronic order, which its own call confirms',
      {},
      { confirmationMethod: 'SEND_DONOR_ELECTRONIC_ORDER' },
      { confirmationMethod: [{ errorCode: 'INVALID' }] },
    ],
    [
      'a specimen of breath',
      { specimenTypeId: 4 },
      {
        confirmationMethod: 'SEND_SPECIMEN_PREPRINTED_CCF',
        confirmationData: order({ specimenSentDate: '2026-03-02' }),
      },
      { confirmationMethod: [{ errorCode: 'INVALID' }] },
    ],
    [
      'a specimen that is sent tomorrow',
      {},
      {
        confirmationMethod: 'SEND_SPECIMEN_PREPRINTED_CCF',
        confirmationData: order({ specimenSentDate: '2999-01-01' }),
      },
      { confirmationData: { specimenSentDate: [{ errorCode: 'INVALID' }] } },
    ],
    [
      'a specimen that is sent before it was collected',
      {},
      {
        confirmationMethod: 'SEND_SPECIMEN_PREPRINTED_CCF',
        confirmationData: order({ specimenSentDate: '2026-02-28' }),
      },
      {
        confirmationData: {
          specimenSentDate: [{ message: 'This is before the specimen was collected.' }],
        },
      },
    ],
    [
      'a donor with a pass of yesterday',
      {},
      {
        confirmationMethod: 'SEND_DONOR_PREPRINTED_CCF',
        confirmationData: order({ expireAt: '2020-01-01T00:00:00Z' }),
      },
      { confirmationData: { expireAt: [{ errorCode: 'DATE_MUST_GREATER_THAN_TODAY' }] } },
    ],
    [
      'a donor with a pass until 9999',
      {},
      {
        confirmationMethod: 'SEND_DONOR_PREPRINTED_CCF',
        confirmationData: order({ expireAt: '9999-01-01T00:00:00Z' }),
      },
      { confirmationData: { expireAt: [{ errorCode: 'INVALID' }] } },
    ],
    [
      'an account that the location does not have',
      {},
      {
        confirmationMethod: 'SEND_DONOR_PREPRINTED_CCF',
        confirmationData: order({ labAccountLocationId: 999_999, collectedOnSite: true }),
      },
      { confirmationData: { labAccountLocationId: [{ errorCode: 'INVALID' }] } },
    ],
    [
      'a code that the account does not have',
      {},
      {
        confirmationMethod: 'SEND_DONOR_PREPRINTED_CCF',
        confirmationData: order({ testCodes: [999_999], collectedOnSite: true }),
      },
      { confirmationData: { testCodes: [{ errorCode: 'INVALID' }] } },
    ],
  ])('is %s, by its field', async (_what, test, body, errors) => {
    const id = await waiting(test);
    const answer = await confirm(id, body);

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject(errors);
    expect((await read(id)).testStatus).toBe('PENDING_CONFIRMATION');
  });

  it('is a laboratory test', async () => {
    const { id } = await addTest(api, { companyId: world.companyId, locationId: world.near });
    const body = { confirmationMethod: 'NO_CONFIRMATION', comment: 'No.' };

    expect((await confirm(id, body)).statusCode).toBe(404);
  });
});
