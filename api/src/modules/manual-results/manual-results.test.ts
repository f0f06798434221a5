import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { uploadedBy } from '../documents/testing/document-calls.ts';
import { addOrder } from '../laboratories/testing/laboratory-world.ts';
import { addTest } from '../test-results/testing/add-test.ts';
import { useTestApp } from '../../core/testing/test-app.ts';
import { stepwiseInput } from './testing/manual-result-input.ts';
import { growManualWorld, positiveRow } from './testing/manual-world.ts';

const api = await useTestApp();
const { world, clerk, client, mro, drug, post, enter, idOf, read, faults } =
  await growManualWorld(api);

describe('a result that is entered by hand', () => {
  it('of a non-DOT test is known at once, without what was typed in vain', async () => {
    const id = idOf(
      await enter({
        comment: 'From the fax of Monday',
        testResult: {
          resultType: 'RESULT_POSITIVE',
          drugAdulterantResults: [{ ...positiveRow, drugAdulterantId: drug.id }],
        },
      }),
    );

    const test = await read(String(id));

    expect(test).toMatchObject({
      testStatus: 'TEST_COMPLETED',
      resultType: 'RESULT_POSITIVE',
      isManualResult: true,
      dataEntryMethod: 'MANUAL_ENTER',
      testCase: { status: 'CLOSED' },
      labOrder: { masterAccountId: '12345678', subAccountId: 'S-1', employeeFullName: 'Dee Roe' },
    });
    expect(test.labOrder.testNames).toEqual(['35105N']);
    expect(test.manualEntry.comment).toBe('From the fax of Monday');
    expect(test.drugAdulterantResults[0]).toMatchObject({
      isPositive: true,
      screenCutoff: null,
      numericLevel: '812',
    });
  });

  it('asks of a DOT result whose report it is, and for which agency it counts', async () => {
    const errors = faults(await enter({ testResult: { program: 'DOT' } }));

    expect(errors.testResult.reportSource[0].errorCode).toBe('BLANK');
    expect(errors.donor.agency[0].errorCode).toBe('BLANK');
    const undue = faults(await enter({ donor: { agency: 'FAA' } }));
    expect(undue.donor.agency[0].errorCode).toBe('INVALID');
  });

  it('of the MRO is released, and says what the MRO determined', async () => {
    const id = idOf(
      await enter({
        donor: { agency: 'FMCSA' },
        testResult: { program: 'DOT', reportSource: 'MRO' },
      }),
    );

    expect(await read(String(id))).toMatchObject({
      testStatus: 'MRO_VERIFIED',
      mroResult: 'MRO_NEGATIVE',
      resultType: 'RESULT_NEGATIVE',
      labOrder: { testingAgency: 'FMCSA' },
    });
  });

  it('needs each report with a document, each typed result with a DER, and positives with a substance', async () => {
    const upload = { type: 'UPLOAD_ORIGINAL_REPORT' };
    const without = faults(await enter(upload)).testResult;
    const typed = faults(await enter({ testResult: { derInfo: {} } })).testResult;
    const positive = faults(
      await enter({
        ...upload,
        testResult: {
          attachments: [await uploadedBy(api, clerk)],
          resultType: 'RESULT_POSITIVE',
          derInfo: {},
        },
      }),
    ).testResult;

    const blank = faults(await enter({ ...upload, donor: { firstName: '' } }));

    expect([blank.donor.firstName.length, blank.testResult.attachments.length]).toEqual([1, 1]);
    expect(without.attachments[0]).toMatchObject({
      errorCode: 'AT_LEAST_ONE',
      message: 'At least one document is required.',
    });
    expect(Object.keys(typed.derInfo)).toEqual(['fullName', 'phoneNumber']);
    expect(positive.drugAdulterantResults[0].message).toBe(
      'At least one drug/adulterant is required.',
    );
  });

  it('is refused field by field: times to come, ids of the wrong form, rows without their cutoffs', async () => {
    const errors = faults(
      await enter({
        donor: { primaryIdType: 'SSN', primaryId: '123' },
        testResult: {
          collectedAt: new Date(Date.now() + 3_600_000).toISOString(),
          drugAdulterantResults: [{ drugAdulterantId: drug.id, result: 'RESULT_NEGATIVE' }],
        },
      }),
    );

    expect(errors.testResult.collectedAt[0].message).toBe('Only past dates can be selected.');
    expect(errors.testResult.drugAdulterantResults[0]).toHaveProperty('confirmCutoff');
  });

  it('is of no specimen that was given a year before its order, by a slip', async () => {
    const { id } = await addOrder(api, {
      companyId: world.companyId,
      locationId: world.near,
      case: { program: 'NON_DOT' },
      test: { testStatus: 'ORDERED', goesThroughMro: false },
    });
    const collectedAt = new Date(Date.now() - 365 * 86_400_000).toISOString();
    const testResult = { collectedAt, receivedAt: null, reportedAt: collectedAt };

    const errors = faults(await enter({ testResultId: id, testResult }));

    expect(errors.testResult.collectedAt[0].message).toBe(
      'This is long before the test was ordered. Check the year.',
    );
  });

  it('completes an order that waits, and no other test', async () => {
    const order = await addTest(api, {
      companyId: world.companyId,
      locationId: world.near,
      test: { testStatus: 'ORDERED' },
    });
    const body = {
      testResultId: order.id,
      donor: { primaryIdType: 'SSN', primaryId: '***-**-1234' },
      testResult: {
        program: 'DOT',
        reportSource: 'MRO',
        resultType: 'RESULT_NEGATIVE_DILUTE',
        specimenId: 'CCF-OF-ORDER',
      },
    };

    expect(idOf(await enter(body))).toBe(order.id);

    expect(await read(String(order.id))).toMatchObject({
      donor: { firstName: 'Ann', primaryIdType: 'EMPLOYEE_ID' },
      resultType: 'RESULT_NEGATIVE_DILUTE',
      specimenId: 'CCF-OF-ORDER',
    });
    expect(faults(await enter(body)).testResultId[0].errorCode).toBe('INVALID');
  });

  it('is entered by internal staff alone, with a file of their own', async () => {
    const foreign = await uploadedBy(api, mro);

    expect((await enter({}, client)).statusCode).toBe(403);
    expect(
      faults(await enter({ type: 'BOTH', testResult: { attachments: [foreign] } })).testResult,
    ).toHaveProperty('attachments');
  });
});

describe('the wall', () => {
  it('stands between whoever typed it and what a laboratory found of a DOT test', async () => {
    const twin = async (resultType: string, primaryId: string) => {
      const id = idOf(
        await enter({
          type: 'BOTH',
          comment: 'As faxed',
          donor: { primaryId, agency: 'FTA' },
          testResult: {
            program: 'DOT',
            reportSource: 'LABORATORY',
            resultType,
            attachments: [await uploadedBy(api, clerk)],
          },
        }),
      );
      const {
        id: _id,
        testCase,
        createdAt: _at,
        specimenId: _specimen,
        donor,
        labOrder,
        ...seen
      } = await read(`${id}`, clerk);
      expect(testCase.status).toBe('OPEN');
      expect(donor.primaryId).toBe(primaryId);
      const { orderNumber: _number, ...order } = labOrder;
      const events = (await read(`${id}/events`, clerk)).results.map(
        ({ kind }: { kind: string }) => kind,
      );
      return {
        id,
        known: { ...seen, order, events, reports: (await read(`${id}/reports`, clerk)).results },
      };
    };
    const positive = await twin('RESULT_POSITIVE', 'TWIN-1');
    const negative = await twin('RESULT_NEGATIVE', 'TWIN-2');

    expect(positive.known).toEqual(negative.known);
    expect(positive.known).toMatchObject({
      testStatus: 'MRO_PENDING',
      resultType: null,
      reportedAt: null,
      attachments: [],
      manualEntry: null,
      reports: [],
    });
    expect(await read(`${positive.id}`, mro)).toMatchObject({
      resultType: 'RESULT_POSITIVE',
      manualEntry: { comment: 'As faxed' },
      attachments: [{ contentType: 'application/pdf' }],
    });
  });

  it('says the same in the history of twins', async () => {
    const changes = await api.asOwner(1, (tx) =>
      tx.rows<{ changes: object }>(sql`
        select changes from audit_log where action = 'testResult.resultEntered' order by id desc limit 2`),
    );

    expect(changes[0]).toEqual(changes[1]);
  });
});

describe('a result of the steps', () => {
  const step = async (more: Parameters<typeof stepwiseInput>[3] = {}) =>
    post('create', await stepwiseInput(api, clerk, world.near, more));

  it('of a DOT drug test says what the MRO determined', async () => {
    const id = idOf(
      await step({
        testResult: {
          overallResult: 'POSITIVE',
          drugAdulterantResults: [{ drugAdulterantId: drug.id }],
        },
      }),
    );

    expect(await read(String(id))).toMatchObject({
      testStatus: 'MRO_VERIFIED',
      mroResult: 'MRO_POSITIVE',
      labOrder: { testingAgency: 'FMCSA' },
      manualEntry: { collectionInformation: 'CLINIC' },
      drugAdulterantResults: [{ isPositive: true }],
    });
  });

  it('stays behind the wall when it is a report of a laboratory, also of a refusal', async () => {
    const ids = await Promise.all(
      [
        { overallResult: 'NEGATIVE' },
        { overallResult: 'CANCELLED', testStatus: 'COLLECTION_CANCELLED' },
        {
          overallResult: 'REFUSAL',
          testStatus: 'REFUSAL_TO_TEST',
          refusalReason: 'REFUSAL_ADULTERATED',
          drugAdulterantResults: [{ drugAdulterantId: drug.id }],
        },
      ].map(async (testResult) =>
        idOf(await step({ testResult: { reportSource: 'LABORATORY', ...testResult } })),
      ),
    );

    for (const id of ids)
      expect(await read(String(id), clerk)).toMatchObject({
        testStatus: 'MRO_PENDING',
        manualEntry: null,
        drugAdulterantResults: [],
      });
  });

  it('takes ids by the agency, reasons of refusals alone, and a status that agrees', async () => {
    const donor = faults(await step({ donor: { primaryIdType: 'DL' } })).donor;
    const { testResult } = faults(
      await step({ testResult: { refusalReason: 'REFUSAL_OTHER', testStatus: 'REFUSAL_TO_TEST' } }),
    );

    expect(donor).toHaveProperty('primaryIdType');
    expect(Object.keys(testResult).toSorted()).toEqual(['refusalReason', 'testStatus']);
    expect(
      faults(await step({ testResult: { overallResult: 'POSITIVE' } })).testResult,
    ).toHaveProperty('drugAdulterantResults');
  });

  it('of an alcohol test has a confirmation above 0.02 exactly, and no MRO', async () => {
    const alcohol = (alcoholTest1: object, more: object = {}) =>
      step({
        testType: 'ALC',
        testResult: {
          provider: null,
          specimenId: null,
          specimenTypeId: null,
          reportSource: null,
          collectionTypeId: null,
          collectionInformation: 'CLINIC',
          alcoholTest1,
          ...more,
        },
      });
    const breath = (result: number) => ({ specimenTypeId: 4, result, testId: 'T1' });

    expect(Object.keys(faults(await alcohol(breath(0.021))).testResult.alcoholTest2)).toEqual([
      'specimenTypeId',
      'result',
    ]);
    expect(
      faults(await alcohol(breath(0.02), { alcoholTest2: breath(0.02) })).testResult.alcoholTest2[0]
        .errorCode,
    ).toBe('INVALID');
    const confirmed = { alcoholTest2: breath(0.045), overallResult: 'NEGATIVE' };
    expect(faults(await alcohol(breath(0.05), confirmed)).testResult).toEqual({
      overallResult: [expect.objectContaining({ message: 'The last test is positive.' })],
    });
    expect(
      faults(await alcohol(breath(0), { overallResult: 'POSITIVE' })).testResult.overallResult[0],
    ).toMatchObject({ message: 'The last test found no alcohol.' });
    const id = idOf(
      await alcohol(breath(0.05), { alcoholTest2: breath(0.045), overallResult: 'POSITIVE' }),
    );
    expect(await read(String(id))).toMatchObject({
      testStatus: 'TEST_COMPLETED',
      resultType: 'RESULT_POSITIVE',
      specimenTypeId: 4,
      manualEntry: { alcoholTest2: { result: 0.045 } },
    });
  });

  it('of a refusal at the collection ends the test there', async () => {
    const id = idOf(
      await step({
        dot: false,
        donor: { agency: null, primaryIdType: 'EMPLOYEE_ID' },
        testResult: {
          reportSource: null,
          overallResult: 'REFUSAL',
          testStatus: 'REFUSAL_TO_TEST',
          refusalReason: 'RESULT_SHY_BLADDER',
        },
      }),
    );

    expect(await read(String(id))).toMatchObject({
      testStatus: 'REFUSAL_TO_TEST',
      resultType: null,
      testCase: { status: 'CLOSED' },
      manualEntry: { refusalReason: 'RESULT_SHY_BLADDER' },
    });
  });
});
