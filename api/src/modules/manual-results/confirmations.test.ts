import { expect, it } from 'vitest';
import { useTestApp } from '../../core/testing/test-app.ts';
import { addOrderPlace } from '../lab-orders/testing/order-calls.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { addTest } from '../test-results/testing/add-test.ts';
import { manualResultInput } from './testing/manual-result-input.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const session = await api.signIn({ role: 'SUPER_ADMIN' });
const read = async (id: number) =>
  (await api.call(`GET /api/testresults/${id}`, { session })).json();

it('the laboratory’s result of an instant test is entered at the test that confirms it, and closes their case', async () => {
  const place = await addOrderPlace(api, session, world.near);
  const { id } = await addTest(api, {
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
    },
  });
  await api.call(`POST /api/instanttests/${id}/confirm`, {
    session,
    body: {
      confirmationMethod: 'SEND_SPECIMEN_PREPRINTED_CCF',
      confirmationData: {
        specimenId: 'PAPER-77',
        labAccountLocationId: place.labAccountLocationId,
        testCodes: place.testCodes,
        specimenSentDate: '2026-03-02',
      },
    },
  });
  const caseId: number = (await read(id)).testCase.id;
  const list = await api.call(
    `GET /api/testresults?testCase.id[EQ]=${caseId}&testResult.testType[EQ]=LAB`,
    { session },
  );
  const confirming: number = list.json().results[0].id;
  const { specimenId, provider } = await read(confirming);

  const entered = await api.call('POST /api/testresults/manualresult', {
    session,
    body: manualResultInput(world.near, {
      testResultId: confirming,
      testResult: {
        specimenId,
        provider,
        collectedAt: '2026-03-01T15:00:00.000Z',
        resultType: 'RESULT_NEGATIVE',
      },
    }),
  });

  expect(entered.statusCode, entered.body).toBe(201);
  expect(await read(confirming)).toMatchObject({
    isManualResult: true,
    resultType: 'RESULT_NEGATIVE',
    testCase: { status: 'CLOSED' },
  });
  expect(await read(id)).toMatchObject({
    resultType: 'RESULT_PRELIMINARY_POSITIVE',
    testCase: { status: 'CLOSED' },
  });
});
