import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LabAccountLocation } from '@assay/schema/lab-accounts/lab-account-location';
import { errorText } from '@assay/schema/core/errors';
import type { OrderRow } from '@assay/schema/order-requests/order-request';
import type { SelectionRunDetails } from '@assay/schema/selection-runs/selection-run';
import { useTestApp } from '../../core/testing/test-app.ts';
import { addAccountAt, addLabAccount, addMro } from '../lab-accounts/testing/lab-account-calls.ts';
import type { LaboratoryCalls } from '../lab-orders/place-lab-orders.service.ts';
import { addTestCode } from '../test-codes/testing/test-code-calls.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { addTest } from '../test-results/testing/add-test.ts';
import { generateOrders } from './generate-orders.ts';
import { orderableRun, requestOrders } from './testing/request-orders.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const superAdmin = await api.signIn({ role: 'SUPER_ADMIN' });
const account = await accountAtNear();

async function accountAtNear(): Promise<LabAccountLocation> {
  const code = await addTestCode(api, superAdmin);
  const labAccount = await addLabAccount(api, superAdmin);
  const mro = await addMro(api, superAdmin, labAccount.id);
  return addAccountAt(api, superAdmin, {
    locationId: world.near,
    labAccountId: labAccount.id,
    testCodeIds: [code.id],
    mroId: mro.id,
  });
}

const sent: number[] = [];
const laboratory: LaboratoryCalls = {
  send: () => Promise.resolve(),
  sendNew: async (_context, ids) => {
    sent.push(...ids);
  },
  cancel: () => Promise.resolve(),
  renew: () => Promise.resolve(),
};

const generate = (requestId: number, of = laboratory) =>
  generateOrders(
    { database: api.database, secrets: api.app.secrets, laboratory: of, config: api.app.config },
    { tenantId: 1, requestId },
  );

/* The pools have members of the same numbers: nobody's test of one run is in the way of the next. */
beforeEach(() =>
  api.asOwner(1, (tx) => tx.run(sql`update test_cases set status = 'CLOSED', closed_at = now()`)),
);

const labAccounts = [
  {
    labAccountLocationId: account.id,
    locationId: world.near,
    testCodes: account.testCodes.map(({ testCode }) => testCode.id),
    isCollectedOnSite: true,
  },
];

const electronic = { testOrderType: 'ELECTRONIC_ORDER', labAccounts };

const call = async (line: string, body?: object) =>
  api.call(line, { session: world.admin, ...(body === undefined ? {} : { body }) });

const rowsOf = async (run: SelectionRunDetails): Promise<OrderRow[]> =>
  (await call(`GET /api/selectionrun/order/${run.id}?limit=100`)).json().results;

const requestNow = async (id: number) =>
  (await call(`GET /api/randomtesting/laborder/request/${id}`)).json();

const testsOf = (run: SelectionRunDetails) =>
  api.asOwner(1, (tx) =>
    tx.rows<{ id: number; test_status: string; test_type: string; primary_id: string }>(sql`
      select t.id, t.test_status, o.test_type, c.primary_id from test_results t
      join lab_orders o on o.test_result_id = t.id join test_cases c on c.id = t.test_case_id
      join run_participants p on p.id = t.run_participant_id where p.run_id = ${run.id} order by t.id`),
  );

describe('orders of a run', () => {
  it('are asked for once, and placed for everybody whom it selected', async () => {
    const run = await orderableRun(api, world, electronic);
    const { id, status } = await requestOrders(api, world, run);
    expect(status).toBe('OPEN');

    await generate(id);

    expect(await requestNow(id)).toMatchObject({
      status: 'COMPLETE',
      total: 1,
      ordered: 1,
      failed: 0,
    });
    expect(await rowsOf(run)).toMatchObject([
      {
        participantId: run.participants[0]?.id,
        participantOrderType: 'ELECTRONIC_ORDER',
        orderGenerationError: null,
        testResult: { testStatus: 'PENDING_CREATION', resultType: null },
        labOrder: {
          labOrderType: 'ELECTRONIC_ORDER',
          subAccountId: account.subAccountId,
          testCodes: account.testCodes.map(({ testCode }) => testCode.testCode),
          siteName: null,
          sentAt: null,
          hasDonorPass: false,
        },
      },
    ]);
    const tests = await testsOf(run);
    expect(sent).toContain(tests[0]?.id);
    const shown = (await call(`GET /api/selectionrun/${run.id}`)).json();
    expect(shown).toMatchObject({ hasRequestedOrders: true, labOrderRequestId: id });
    expect(shown.participants[0]).toMatchObject({ openTests: [], completedAt: null });
  });

  it('asked for a second time are refused with the request that there is', async () => {
    const run = await orderableRun(api, world, electronic);
    const { id } = await requestOrders(api, world, run);

    const answer = await call('POST /api/randomtesting/laborder/request', { selectionId: run.id });

    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { errorCode: 'RUN_ORDERS_ALREADY_REQUESTED', params: { id, status: 'OPEN' } },
    ]);
  });

  it('asked for twice at the same moment with one key are one request', async () => {
    const run = await orderableRun(api, world, electronic);
    const press = () =>
      api.call('POST /api/randomtesting/laborder/request', {
        session: world.admin,
        body: { selectionId: run.id },
        headers: { 'idempotency-key': `orders-of-${run.id}` },
      });

    const [one, other] = await Promise.all([press(), press()]);

    expect([one.statusCode, other.statusCode], other.body).toEqual([202, 202]);
    expect(other.json().id).toBe(one.json().id);
  });

  it('placed twice are one set', async () => {
    const run = await orderableRun(api, world, electronic);
    const { id } = await requestOrders(api, world, run);

    await Promise.all([generate(id), generate(id)]);
    await generate(id);

    expect(await testsOf(run)).toHaveLength(1);
  });

  it('that fail on the way leave nothing, and are placed by the next attempt', async () => {
    const run = await orderableRun(api, world, electronic, 40);
    const { id } = await requestOrders(api, world, run);
    const failing = {
      ...laboratory,
      sendNew: () => Promise.reject(new Error('the process ended')),
    };

    await expect(generate(id, failing)).rejects.toThrow('the process ended');
    expect(await testsOf(run)).toEqual([]);
    expect(await requestNow(id)).toMatchObject({ status: 'IN_PROGRESS', ordered: 0 });
    await generate(id);

    expect(await testsOf(run)).toHaveLength(5);
  });

  it('say who could not be ordered for, and are placed for them once that is mended', async () => {
    const run = await orderableRun(api, world, { testOrderType: 'PAPER_CCF_ORDER' });
    const { id } = await requestOrders(api, world, run);

    await generate(id);
    expect(await requestNow(id)).toMatchObject({ status: 'COMPLETE_WITH_ERRORS', failed: 1 });
    expect((await rowsOf(run))[0]?.orderGenerationError).toBe(
      'The Test Pool names no Lab Account for the location of this person. Add one in the Test Pool, then generate the missing orders.',
    );
    await call(`PATCH /api/testpools/${run.testPoolId}`, { labAccounts });
    const again = await call(`POST /api/randomtesting/laborder/request/${id}`, {
      selectionId: run.id,
    });
    expect(again.statusCode, again.body).toBe(202);
    await generate(id);

    expect(await requestNow(id)).toMatchObject({ status: 'COMPLETE', ordered: 1, failed: 0 });
    expect((await rowsOf(run))[0]).toMatchObject({
      orderGenerationError: null,
      testResult: { testStatus: 'ORDERED' },
    });
  });

  it('are not placed for a donor who has an open case, but for the others', async () => {
    const run = await orderableRun(api, world, electronic, 40);
    const member = run.participants[0];
    await addTest(api, {
      companyId: world.companyId,
      locationId: world.near,
      case: { program: 'NON_DOT', donor: { primaryId: member?.idNumber ?? '' } },
      test: { specimenTypeId: 1 },
    });
    const { id } = await requestOrders(api, world, run);

    await generate(id);

    const request = await requestNow(id);
    expect(request).toMatchObject({ status: 'COMPLETE_WITH_ERRORS', total: 5 });
    expect(request.ordered + request.failed).toBe(5);
    expect((await rowsOf(run))[0]).toMatchObject({
      orderGenerationError: `${errorText('EXIST_OPEN_TEST_CASE_FOR_DONOR')} Close it, then generate the missing orders.`,
      testResult: null,
    });
  });

  it('are refused of an invalidated run, and keep a run from being invalidated', async () => {
    const invalidated = await orderableRun(api, world, electronic);
    const ordered = await orderableRun(api, world, electronic);
    const why = { invalidationReason: 'The list was incomplete.' };
    await call(`POST /api/selectionrun/${invalidated.id}/invalidate`, why);
    await requestOrders(api, world, ordered);

    const answers = [
      await call('POST /api/randomtesting/laborder/request', { selectionId: invalidated.id }),
      await call(`POST /api/selectionrun/${ordered.id}/invalidate`, why),
    ];

    expect(answers.map((answer) => answer.json().errorCode)).toEqual([
      'RUN_ALREADY_INVALIDATED',
      'RUN_ORDERS_ALREADY_REQUESTED',
    ]);
  });

  it('are told of by mail to whoever asked and to the managers of the places, without a name', async () => {
    const manager = await api.signIn({
      role: 'LOCATION_MANAGER',
      companyId: world.companyId,
      contextIds: [world.near],
    });
    const run = await orderableRun(api, world, electronic);
    const { id } = await requestOrders(api, world, run);

    await generate(id);

    const mails = await api.asOwner(1, (tx) =>
      tx.rows<{ userId: number; subject: string; text: string }>(sql`
        select u.id as "userId", m.subject, m.body_text as text from mail_outbox m join users u on u.username = m.recipient
        where m.body_text like '%orders%' or m.body_text like '%ordered%'`),
    );
    const told = new Map(mails.map(({ userId, subject }) => [userId, subject]));
    expect(told.get(world.admin.userId)).toMatch(/^Orders were generated/);
    expect(told.get(manager.userId)).toMatch(/^Tests were ordered/);
    const { lastName = '' } = run.participants[0] ?? {};
    expect(mails.map(({ text }) => text).join('\n')).not.toContain(lastName);
  });

  it('tell for how many people they are, and how far they are', async () => {
    const run = await orderableRun(api, world, electronic, 40);
    const { id } = await requestOrders(api, world, run);

    await generate(id);

    expect(await requestNow(id)).toMatchObject({ status: 'COMPLETE', total: 5, done: 5 });
  });

  it.runIf(api.database.kind === 'server')(
    'tell how far they are while they are placed',
    async () => {
      const run = await orderableRun(api, world, electronic, 40);
      const { id } = await requestOrders(api, world, run);
      const during: unknown[] = [];

      await generate(id, {
        ...laboratory,
        sendNew: async () => void during.push(await requestNow(id)),
      });

      expect(during).toMatchObject([{ status: 'IN_PROGRESS', total: 5 }]);
    },
  );

  it('of a pool that does not generate them are refused', async () => {
    const run = await orderableRun(api, world, { ...electronic, shouldAutoGenerateTests: false });

    const answer = await call('POST /api/randomtesting/laborder/request', { selectionId: run.id });

    expect(answer.json().errors.selectionId[0].errorCode).toBe('INVALID');
  });

  it('for both kinds ask on paper for both at once', async () => {
    const run = await orderableRun(api, world, {
      testOrderType: 'PAPER_CCF_ORDER',
      labAccounts,
      alcoholPercentage: 50,
    });
    const { id } = await requestOrders(api, world, run);

    await generate(id);

    expect((await testsOf(run)).map((test) => test.test_type)).toEqual(['DRUG_AND_ALCOHOL']);
    const shown = (await call(`GET /api/selectionrun/${run.id}`)).json();
    expect(shown.participants[0].openTests).toEqual([]);
  });
});
