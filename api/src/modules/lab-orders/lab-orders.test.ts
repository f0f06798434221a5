import { sql } from 'drizzle-orm';
import type { ErrorEnvelope } from '@assay/schema/core/envelope';
import type { TestResult } from '@assay/schema/test-results/test-result';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../core/database/transaction.ts';
import { useTestApp } from '../../core/testing/test-app.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { addTestCode } from '../test-codes/testing/test-code-calls.ts';
import { addLabAccount } from '../lab-accounts/testing/lab-account-calls.ts';
import { addOrderPlace, orderInput, paperOrderInput, placeOrder } from './testing/order-calls.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const { near, far, companyId } = world;
const session = await api.signIn({ role: 'SUPER_ADMIN' });
const place = await addOrderPlace(api, session, near);
const dot = await addOrderPlace(api, session, near, {
  program: 'DOT',
  testCodeIds: [(await addTestCode(api, session, { type: 'DOT' })).id],
});
const quest = await addOrderPlace(api, session, near, {
  labAccountId: (await addLabAccount(api, session, { provider: 'QuestDiagnostics' })).id,
  testCodeIds: [(await addTestCode(api, session, { provider: 'QuestDiagnostics' })).id],
});
const dotOrder = { testingAgency: 'FMCSA' };

await inTransaction(api.database, { tenantId: 1 }, (tx) =>
  tx.run(sql`
    insert into collection_sites (site_code, site_name, site_type, address_address_line1, address_city, address_state,
      address_zip, latitude, longitude, is_electronic_request_enabled, is_temporarily_closed)
    values ('ORDER1', 'Order Site', 'PSC', '1 Main St', 'Austin', 'TX', '78701', 30.27, -97.74, true, false),
      ('SHUT1', 'Shut Site', 'PSC', '2 Main St', 'Austin', 'TX', '78701', 30.27, -97.74, true, true)`),
);

const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();

const send = (body: object, by = session) => api.call('POST /api/laborders', { session: by, body });
const read = async (id: number): Promise<TestResult> =>
  (await api.call(`GET /api/testresults/${id}`, { session })).json<TestResult>();
const act = (id: number, action: string, body: object) =>
  api.call(`POST /api/laborders/${id}/${action}`, { session, body });
const errorsOf = async (body: object) => (await send(body)).json<ErrorEnvelope>().errors;

describe('POST /api/laborders', () => {
  it('keeps an electronic order until the laboratory took it', async () => {
    const placed = await placeOrder(api, session, orderInput(place));

    expect(placed).toMatchObject({
      testStatus: 'PENDING_CREATION',
      confirmationMethod: 'SEND_DONOR_ELECTRONIC_ORDER',
      labOrder: { labTestId: null, orderNumber: expect.stringMatching(/^A\d{9}$/) },
    });
    expect(await read(placed.id)).toMatchObject({
      isError: true,
      testCase: { id: placed.testCaseId, status: 'OPEN', program: 'NON_DOT' },
      labOrder: { collectedOnSite: true, expireDate: null, labTestId: null },
    });
  });

  it('says of a paper order at once that it is ordered, with its specimen', async () => {
    const placed = await placeOrder(api, session, paperOrderInput(place, { specimenId: 'CCF-77' }));

    expect(placed).toMatchObject({
      testStatus: 'ORDERED',
      confirmationMethod: 'SEND_DONOR_PREPRINTED_CCF',
    });
    expect(await read(placed.id)).toMatchObject({ specimenId: 'CCF-77', isError: false });
  });

  it('copies site, codes, MRO and DER as they are on the day', async () => {
    const order = orderInput(dot, {
      collectedOnSite: false,
      labOrder: {
        ...dotOrder,
        siteId: 'ORDER1',
        siteZip: '78701',
        expireDate: inAWeek,
      },
    });

    const { labOrder, testCase } = await read((await placeOrder(api, session, order)).id);

    expect(testCase.program).toBe('DOT');
    expect(labOrder).toMatchObject({
      siteData: { siteCode: 'ORDER1', siteName: 'Order Site', address: { city: 'Austin' } },
      testingAgency: 'FMCSA',
      expireDate: inAWeek,
      testCodes: [{ id: dot.testCodes[0] }],
      mro: { fullName: expect.stringContaining('Dana Reeves') },
      employeeFullName: expect.any(String),
    });
  });

  it('keeps who directed the test', async () => {
    const directedBy = {
      fullName: 'Sam Boss',
      title: 'Fleet Manager',
      phone: '5125550143',
      at: '2026-01-02T03:04:05.000Z',
    };
    const donor = { reasonForTest: 'POST_ACCIDENT' };
    const order = orderInput(dot, { donor, directedBy, labOrder: dotOrder });

    expect((await read((await placeOrder(api, session, order)).id)).labOrder?.directedBy).toEqual(
      directedBy,
    );
  });

  it('makes one order of a call that is sent twice', async () => {
    const body = orderInput(place);
    const headers = { 'idempotency-key': 'order-twice-1' };
    const twice = await Promise.all(
      [1, 2].map(() => api.call('POST /api/laborders', { session, body, headers })),
    );

    expect(new Set(twice.map((answer) => answer.json<{ id: number }>().id)).size).toBe(1);
  });

  it('orders for a manager of the location alone', async () => {
    const manager = await api.signIn({ role: 'LOCATION_MANAGER', companyId, contextIds: [near] });
    const other = await api.signIn({ role: 'LOCATION_MANAGER', companyId, contextIds: [far] });

    expect((await send(orderInput(place), manager)).statusCode).toBe(201);
    expect((await send(orderInput(place), other)).json()).toMatchObject({
      errors: { donor: { locationId: [{ errorCode: 'INVALID' }] } },
    });
  });
});

describe('an order is refused', () => {
  it('while the donor has an open case with the specimen type', async () => {
    const order = orderInput(place, { donor: { primaryId: 'OPEN-1' } });
    const { id } = await placeOrder(api, session, order);

    expect((await send(order)).json()).toMatchObject({
      errorCode: 'EXIST_OPEN_TEST_CASE_FOR_DONOR',
    });
    await act(id, 'cancel', { reason: 'Wrong person.' });
    expect((await send(order)).statusCode).toBe(201);
  });

  it('with the number of a specimen that a test of the laboratory has, until that is canceled (ADR 133)', async () => {
    const { id } = await placeOrder(
      api,
      session,
      paperOrderInput(place, { specimenId: 'CCF-TAKEN' }),
    );
    const again = paperOrderInput(place, { specimenId: 'ccf-taken' });

    expect(await errorsOf(again)).toEqual({
      specimenId: [expect.objectContaining({ errorCode: 'DUPLICATE_VALUE' })],
    });
    await act(id, 'cancel', { reason: 'Wrong form.' });
    expect((await send(again)).statusCode).toBe(201);
  });

  it('not with a number that another laboratory gave', async () => {
    const donor = { primaryIdType: 'SSN', primaryId: '900703458' };
    const specimenId = 'CCF-OF-BOTH';

    await placeOrder(api, session, paperOrderInput(place, { specimenId }));
    await placeOrder(api, session, paperOrderInput(quest, { specimenId, donor }));
  });

  it('for what it lacks, all at once', async () => {
    const electronic = orderInput(place, { collectedOnSite: false, labOrder: { testCodes: [] } });
    const paper = paperOrderInput(place, { specimenId: '', donor: { firstName: '' } });

    expect(await errorsOf(electronic)).toMatchObject({
      labOrder: {
        testCodes: [{ errorCode: 'AT_LEAST_ONE' }],
        siteId: [{ errorCode: 'BLANK' }],
        expireDate: [{ errorCode: 'BLANK' }],
      },
    });
    expect(await errorsOf(paper)).toMatchObject({
      specimenId: [{ errorCode: 'BLANK' }],
      donor: { firstName: [{ errorCode: 'BLANK' }] },
    });
  });

  it.each([
    [
      'an expiry in the past',
      { expireDate: '2020-01-02T03:00:00.000Z' },
      'expireDate',
      'DATE_MUST',
    ],
    ['an order of tomorrow', { orderedAt: '2999-01-02T03:00:00.000Z' }, 'orderedAt', 'INVALID'],
    ['an order of 1900', { orderedAt: '1900-01-02T03:00:00.000Z' }, 'orderedAt', 'INVALID'],
    ['an expiry in 9999', { expireDate: '9999-01-02T03:00:00.000Z' }, 'expireDate', 'INVALID'],
    ['a site that is closed', { siteId: 'SHUT1' }, 'siteId', 'INVALID'],
    ['a site that there is not', { siteId: 'NOWHERE' }, 'siteId', 'INVALID'],
    ['an agency of a non-DOT account', dotOrder, 'testingAgency', 'INVALID'],
    ['a code of nobody', { testCodes: [999_999] }, 'testCodes', 'INVALID'],
  ])('for %s', async (_what, labOrder, field, code) => {
    const valid = { siteId: 'ORDER1', expireDate: inAWeek };
    const order = orderInput(place, {
      collectedOnSite: false,
      labOrder: { ...valid, ...labOrder },
    });

    expect(await errorsOf(order)).toMatchObject({
      labOrder: { [field]: [{ errorCode: expect.stringContaining(code) }] },
    });
  });

  it('for a donor who was born in 1800', async () => {
    expect(
      await errorsOf(orderInput(place, { donor: { dateOfBirth: '1800-05-06' } })),
    ).toMatchObject({
      donor: { dateOfBirth: [{ message: 'This is more than 120 years ago. Check the year.' }] },
    });
  });

  it('for codes of both programs before codes that are not of the account', async () => {
    const testCodes = [...place.testCodes, ...dot.testCodes];

    expect(await errorsOf(orderInput(place, { labOrder: { testCodes } }))).toMatchObject({
      labOrder: {
        testCodes: [
          {
            message:
              'You are trying to select test codes with different types (DOT/Non-DOT program).',
          },
        ],
      },
    });
  });

  it('without the agency of a DOT test, and without who directed it', async () => {
    const order = orderInput(dot, { donor: { reasonForTest: 'REASONABLE_SUSPICION_CAUSE' } });

    expect(await errorsOf(order)).toMatchObject({
      labOrder: { testingAgency: [{ errorCode: 'BLANK' }] },
      directedBy: { fullName: [{ errorCode: 'BLANK' }], at: [{ errorCode: 'BLANK' }] },
    });
  });

  it('at Quest by another id than the SSN', async () => {
    expect(await errorsOf(orderInput(quest))).toMatchObject({
      donor: { primaryIdType: [{ errorCode: 'INVALID' }] },
    });
    const donor = { primaryIdType: 'SSN', primaryId: '900703457' };
    expect((await send(orderInput(quest, { donor }))).statusCode).toBe(201);
  });

  it('with a lab account of another location or specimen type', async () => {
    const elsewhere = { ...place, locationId: far };

    for (const order of [orderInput(elsewhere), orderInput(place, { specimenTypeId: 3 })])
      expect(await errorsOf(order)).toMatchObject({
        labAccountLocationId: [{ errorCode: 'INVALID' }],
      });
  });

  it('with an id type that the company does not take', async () => {
    const path = `/api/company/${companyId}/customsettings`;
    const set = (value: string) =>
      api.call(`PUT ${path}`, {
        session,
        body: { PRIMARY_TYPE_SETTINGS: value, CONSENT_VERBAL: false },
      });
    await set('ONLY_SSN');

    const errors = await errorsOf(orderInput(place));
    await set('ALL');

    expect(errors).toMatchObject({ donor: { primaryIdType: [{ errorCode: 'INVALID' }] } });
  });
});

describe('until the donor comes', () => {
  const order = async (): Promise<number> => (await placeOrder(api, session, orderInput(place))).id;

  it('an order is canceled, with a reason, and its case closed', async () => {
    const id = await order();

    const answer = await act(id, 'cancel', { reason: 'The donor left the company.' });

    expect(answer.json()).toMatchObject({
      testStatus: 'COLLECTION_CANCELLED',
      testCase: { status: 'CLOSED' },
      labOrder: { cancelReason: 'The donor left the company.' },
    });
    expect((await act(id, 'cancel', { reason: 'Again.' })).json()).toMatchObject({
      errorCode: 'ORDER_NOT_CHANGEABLE',
    });
    expect((await act(id, 'resend', { reason: 'Again.' })).statusCode).toBe(409);
  });

  it('an order gets more time, also one that has expired', async () => {
    const id = await order();
    await inTransaction(api.database, { tenantId: 1 }, (tx) =>
      tx.run(sql`update test_results set test_status = 'EXPIRED_NO_SHOW' where id = ${id}`),
    );
    const expireDate = inAWeek;

    const answer = await act(id, 'renew', { expireDate, reason: 'The donor was ill.' });

    expect(answer.json()).toMatchObject({
      testStatus: 'ORDERED',
      testCase: { status: 'OPEN' },
      labOrder: { expireDate },
    });
  });

  it('an order gets a year at most', async () => {
    const body = { expireDate: '9999-01-02T03:00:00.000Z', reason: 'The donor was ill.' };

    expect((await act(await order(), 'renew', body)).json()).toMatchObject({
      errors: { expireDate: [{ errorCode: 'INVALID' }] },
    });
  });

  it('an order that failed is sent anew', async () => {
    const id = await order();
    await inTransaction(api.database, { tenantId: 1 }, async (tx) => {
      await tx.run(sql`update test_results set test_status = 'CREATION_FAILED' where id = ${id}`);
      await tx.run(
        sql`update lab_orders set attempts = 10, last_error = 'E' where test_result_id = ${id}`,
      );
    });

    expect((await act(id, 'resend', { reason: 'The connection is back.' })).json()).toMatchObject({
      testStatus: 'PENDING_CREATION',
      labOrder: { attempts: 0, lastError: null },
    });
    const { results } = (await api.call(`GET /api/testresults/${id}/events`, { session })).json();
    expect(results).toContainEqual(
      expect.objectContaining({ kind: 'SENT_AGAIN', note: 'The connection is back.' }),
    );
  });

  it('and not after', async () => {
    const id = await order();
    await inTransaction(api.database, { tenantId: 1 }, (tx) =>
      tx.run(
        sql`update test_results set collected_at = now(), test_status = 'COLLECTION_COMPLETED' where id = ${id}`,
      ),
    );

    for (const [action, more] of [
      ['cancel', {}],
      ['renew', { expireDate: inAWeek }],
      ['resend', {}],
    ] as const)
      expect((await act(id, action, { reason: 'Too late.', ...more })).json()).toMatchObject({
        errorCode: 'ORDER_NOT_CHANGEABLE',
      });
  });
});
