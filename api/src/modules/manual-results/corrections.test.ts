import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { addDrug, addTestCode } from '../test-codes/testing/test-code-calls.ts';
import { addTest, report } from '../test-results/testing/add-test.ts';
import { useTestApp } from '../../core/testing/test-app.ts';
import { growManualWorld, positiveRow } from './testing/manual-world.ts';

const api = await useTestApp();
const { world, clerk, client, mro, drug, post, enter, idOf, read, faults } =
  await growManualWorld(api);

describe('a result that cannot be', () => {
  it('is refused of a test that is closed, canceled, or of somebody else', async () => {
    const order = async (testStatus: 'COLLECTION_CANCELLED' | 'AT_LAB', tenantId?: number) =>
      addTest(api, {
        companyId: world.companyId,
        locationId: world.near,
        case: { program: 'NON_DOT' },
        test: { testStatus, goesThroughMro: false },
        ...(tenantId && { tenantId }),
      });
    for (const { id } of [
      await order('COLLECTION_CANCELLED'),
      await order('AT_LAB'),
      { id: 987_654 },
    ])
      expect(faults(await enter({ testResultId: id }))).toHaveProperty('testResultId');
  });

  it('has steps in their order, and a screen that is not below its confirmation', async () => {
    const rows = (screenCutoff: string) => [
      {
        ...positiveRow,
        drugAdulterantId: drug.id,
        isScreenCutoffEnabled: true,
        screenCutoff,
        testMethodologyScreenLevel: 'EIA',
      },
    ];
    const { testResult } = faults(
      await enter({
        testResult: {
          receivedAt: '2026-02-27T10:00:00.000Z',
          reportedAt: '2026-02-26T10:00:00.000Z',
          drugAdulterantResults: rows('10 ng/mL'),
        },
      }),
    );

    expect(Object.keys(testResult).toSorted()).toEqual([
      'drugAdulterantResults',
      'receivedAt',
      'reportedAt',
    ]);
    expect(testResult.drugAdulterantResults[0]).toHaveProperty('screenCutoff');
    idOf(await enter({ testResult: { drugAdulterantResults: rows('50 ng/mL') } }));
  });

  it('of a specimen that has a test already is refused, also of two at the same moment', async () => {
    const twice = { testResult: { specimenId: 'CCF-TWICE' } };

    const answers = await Promise.all([enter(twice), enter(twice)]);

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400]);
    expect(faults(await enter(twice)).testResult.specimenId[0].errorCode).toBe('DUPLICATE_VALUE');
  });

  it('names drugs that the ordered codes test for', async () => {
    const other = await addDrug(api, clerk);
    const code = await addTestCode(api, clerk, { drugs: [drug.id] });
    const order = await addTest(api, {
      companyId: world.companyId,
      locationId: world.near,
      case: { program: 'NON_DOT' },
      test: { testStatus: 'ORDERED', goesThroughMro: false },
    });
    await api.asOwner(1, (tx) =>
      tx.run(sql`
        insert into lab_orders (test_result_id, order_number, lab_order_type, test_type, test_codes, test_code_ids, ordered_at)
        values (${order.id}, 'P-1', 'PAPER_CCF_ORDER', 'DRUG', '[{"id": 1, "testCode": "X", "name": "X"}]',
          array[${code.id}]::bigint[], now())`),
    );
    const found = (drugAdulterantId: number) =>
      enter({
        testResultId: order.id,
        testResult: { drugAdulterantResults: [{ ...positiveRow, drugAdulterantId }] },
      });

    expect(
      faults(await found(other.id)).testResult.drugAdulterantResults[0].drugAdulterantId[0].message,
    ).toBe('None of the ordered test codes tests for this.');
    idOf(await found(drug.id));
  });
});

describe('a correction', () => {
  const body = {
    reportSource: 'MRO',
    receivedFrom: 'Dr. Ames',
    reason: 'The medical explanation came late.',
    reportedAt: '2026-03-05T12:00:00.000Z',
    mroResult: 'MRO_NEGATIVE',
  };
  const determined = async () => {
    const { id } = await addTest(api, { companyId: world.companyId, locationId: world.near });
    await report(api, id, { kind: 'MRO', result: 'MRO_POSITIVE' });
    return { id, version: (await read(String(id))).version as number };
  };

  it('is a new version beside the former, and tells who saw that', async () => {
    const { id, version } = await determined();
    const released = () =>
      api.asOwner(1, (tx) => tx.row(sql`select released_at from test_results where id = ${id}`));
    const first = await released();

    const answer = await post(`${id}/correct`, { ...body, version });

    // How long the result took does not change in hindsight.
    expect(await released()).toEqual(first);

    expect(answer.json()).toMatchObject({
      mroResult: 'MRO_NEGATIVE',
      resultType: 'RESULT_NEGATIVE',
    });
    expect((await read(`${id}/reports`)).results).toMatchObject([
      { version: 2, result: 'MRO_NEGATIVE', isCurrent: true, replaceReason: body.reason },
      { version: 1, result: 'MRO_POSITIVE', isCurrent: false },
    ]);
    expect((await read(`${id}/readers`, clerk)).results).toMatchObject([
      { downloadedAt: null, hasSeenCurrent: false },
    ]);
    const told = await api.asOwner(1, (tx) =>
      tx.rows(sql`select user_id, type from notifications where test_result_id = ${id}`),
    );
    expect(told).toEqual([{ user_id: client.userId, type: 'TEST_CASE_CLOSED' }]);
  });

  it('keeps the former readable with its lines', async () => {
    const id = idOf(
      await enter({
        testResult: {
          resultType: 'RESULT_POSITIVE',
          drugAdulterantResults: [{ ...positiveRow, drugAdulterantId: drug.id }],
        },
      }),
    );
    const { version } = await read(String(id));
    const corrected = {
      ...body,
      mroResult: null,
      reportSource: 'LABORATORY',
      resultType: 'RESULT_NEGATIVE',
      version,
    };

    const early = faults(
      await post(`${id}/correct`, { ...corrected, reportedAt: '2026-02-01T10:00:00.000Z' }),
    );
    await post(`${id}/correct`, corrected);

    expect(early).toHaveProperty('reportedAt');
    expect((await read(`${id}/reports`)).results).toMatchObject([
      { version: 2, drugAdulterantResults: [] },
      { version: 1, drugAdulterantResults: [{ isPositive: true, numericLevel: '812' }] },
    ]);
  });

  it('that would go to the MRO first is refused, so that no notice tells what it says', async () => {
    const { id } = await addTest(api, {
      companyId: world.companyId,
      locationId: world.near,
      case: { program: 'NON_DOT' },
      test: { mroOnlyIfPositive: true },
    });
    await report(api, id, { kind: 'LABORATORY', result: 'RESULT_NEGATIVE' });
    const { version } = await read(String(id));

    const answer = await post(`${id}/correct`, {
      ...body,
      mroResult: null,
      reportSource: 'LABORATORY',
      resultType: 'RESULT_POSITIVE',
      version,
    });

    expect(faults(answer)).toHaveProperty('reportSource');
    expect((await read(`${id}/reports`, mro)).results).toHaveLength(1);
  });

  it('is of the state that was read, of a released result, and of the MRO where that determined', async () => {
    const { id, version } = await determined();
    const open = await addTest(api, { companyId: world.companyId, locationId: world.near });
    const other = { ...body, reportSource: 'LABORATORY', resultType: 'RESULT_NEGATIVE', version };

    expect((await post(`${id}/correct`, { ...body, version: version - 1 })).json().errorCode).toBe(
      'STALE_VERSION',
    );
    expect(faults(await post(`${id}/correct`, other))).toHaveProperty('reportSource');
    expect((await post(`${open.id}/correct`, { ...body, version: 1 })).statusCode).toBe(400);
  });
});
