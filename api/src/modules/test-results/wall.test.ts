import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MroResultName, ResultTypeName } from '@assay/schema/test-results/test-words';
import { beyondTheWall } from '../../core/database/beyond-the-wall.ts';
import type { Database, Tx } from '../../core/database/database.ts';
import { sqlErrorOf } from '../../core/database/faults.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { SecretBox } from '../../core/secrets/secret-box.ts';
import { openTestDatabase } from '../../core/testing/test-database.ts';
import { casesOfDonor, hasOpenCase, openCase } from './test-cases.repository.ts';
import { noteEvent } from './test-events.repository.ts';
import type { ReportLine } from './test-reports.repository.ts';
import { fileReport } from './test-reports.service.ts';
import { addResult, changeResult, type NewResult } from './test-results.repository.ts';

let database: Database;
const actor = { userId: null, name: 'Laboratory' };
const now = new Date('2026-03-04T12:00:00Z');
const secrets = new SecretBox('x'.repeat(32));

const act = <T>(work: (tx: Tx) => Promise<T>, settings: object = {}): Promise<T> =>
  inTransaction(database, { tenantId: 1, ...settings }, work);

beforeAll(async () => {
  database = await openTestDatabase();
  await inTransaction(database, { role: 'owner' }, (tx) =>
    tx.script(`set local app.tenant_id = '1';
      insert into companies (company_name) values ('First'), ('Second');
      insert into locations (company_id, name, address_address_line1, address_city, address_state, address_zip,
        location_phone, location_fax, der_full_name, der_phone_number, der_email)
        select c, 'Yard', 'x', 'Austin', 'TX', '78701', '5125550100', '5125550100', 'D', '5125550100', 'd@assay.test'
        from generate_series(1, 2) c;`),
  );
});
afterAll(() => database.close());

let count = 0;
const newCase = (tx: Tx, donor: object = {}): Promise<number> => {
  count += 1;
  return openCase(
    tx,
    { secrets, tenantId: 1, actor },
    {
      companyId: 1,
      locationId: 1,
      program: 'DOT',
      donor: {
        firstName: 'Ann',
        lastName: 'Lee',
        primaryIdType: 'EMPLOYEE_ID',
        primaryId: `E${count}`,
        ...donor,
      },
    },
  );
};

const ordered = (test: Partial<NewResult> = {}): Promise<number> =>
  act(async (tx) =>
    addResult(tx, actor, {
      testCaseId: await newCase(tx),
      testType: 'LAB',
      testStatus: 'MRO_PENDING',
      goesThroughMro: true,
      specimenTypeId: 1,
      ...test,
    }),
  );

const line: ReportLine = {
  drugAdulterant: { id: 1, name: 'Cocaine', abbreviation: 'COC', type: 'DRUG' },
  isPositive: true,
  result: 'RESULT_POSITIVE',
  screenCutoff: '150',
  confirmCutoff: '100',
  testMethodologyScreen: 'EIA',
  testMethodologyConfirm: 'GCMS',
  comment: null,
};
const level = { numericLevel: '812', quantitative: null, referenceInterval: null, compound: null };

const laboratory = (testResultId: number, result: ResultTypeName = 'RESULT_POSITIVE') =>
  act((tx) =>
    fileReport(
      tx,
      {
        testResultId,
        kind: 'LABORATORY',
        result,
        reportedAt: now.toISOString(),
        lines: [line],
        levels: [level],
        source: 'lab',
      },
      { actor, now },
    ),
  );
const mro = (testResultId: number, result: MroResultName) =>
  act((tx) =>
    fileReport(
      tx,
      {
        testResultId,
        kind: 'MRO',
        result,
        reportedAt: now.toISOString(),
        lines: [line],
        levels: [level],
        source: 'mro',
      },
      { actor, now },
    ),
  );

/** All that a reader can know of a test. */
const seen = (tx: Tx, id: number) =>
  Promise.all([
    tx.row(
      sql`select t.*, c.status, c.version as case_version from test_results t join test_cases c on c.id = t.test_case_id where t.id = ${id}`,
    ),
    tx.rows(sql`select kind, result from test_reports where test_result_id = ${id} order by id`),
    tx.rows(
      sql`select l.levels from test_report_levels l join test_reports r on r.id = l.test_report_id where r.test_result_id = ${id}`,
    ),
    tx.rows(sql`select kind from test_events where test_result_id = ${id} order by id`),
  ]);
const asTpa = (id: number) => act((tx) => seen(tx, id));
const asMro = (id: number) => act((tx) => beyondTheWall(tx, () => seen(tx, id)));
const asClient = (id: number) => act((tx) => seen(tx, id), { companyId: 1 });

describe('the wall', () => {
  it('lets nobody but MRO staff know that a laboratory has reported, and what', async () => {
    const id = await ordered();
    const before = await asTpa(id);

    await laboratory(id);

    expect(await asTpa(id)).toEqual(before);
    expect(await asClient(id)).toEqual(before);
    const [, reports, levels, events] = await asMro(id);
    expect(reports).toEqual([{ kind: 'LABORATORY', result: 'RESULT_POSITIVE' }]);
    expect(levels).toEqual([{ levels: [level] }]);
    expect(events).toEqual([{ kind: 'REPORTED' }]);
  });

  it('opens for what the MRO determined, and never for what the laboratory found or for quantities of DOT tests', async () => {
    const id = await ordered();
    await laboratory(id);

    await mro(id, 'MRO_NEGATIVE');

    const [row, reports, levels, events] = await asClient(id);
    expect(row).toMatchObject({
      result_type: 'RESULT_NEGATIVE',
      mro_result: 'MRO_NEGATIVE',
      test_status: 'MRO_VERIFIED',
      is_positive: false,
      status: 'CLOSED',
    });
    expect(reports).toEqual([{ kind: 'MRO', result: 'MRO_NEGATIVE' }]);
    expect(levels).toEqual([]);
    expect(events).toEqual([{ kind: 'RELEASED' }]);
  });

  it('keeps no figure of a test before its release, whatever was found', async () => {
    const figures = () =>
      act(async (tx) => [
        ...(await tx.rows(
          sql`select xmin::text as written, f.* from test_figures f order by slot`,
        )),
        ...(await tx.rows(
          sql`select xmin::text as written, f.* from kept_test_sums f order by slot`,
        )),
      ]);
    const twins = [await ordered(), await ordered()] as const;
    const before = await figures();

    await laboratory(twins[0], 'RESULT_NEGATIVE');
    await laboratory(twins[1], 'RESULT_POSITIVE');

    expect(await figures()).toEqual(before);
    await mro(twins[1], 'MRO_POSITIVE');
    expect(await figures()).not.toEqual(before);
  });

  it('refuses an outcome in the row of a test that is not released', async () => {
    const id = await ordered();
    const attempts = [
      { resultType: 'RESULT_POSITIVE' },
      { mroResult: 'MRO_NEGATIVE' },
      { reportedAt: now.toISOString() },
      { testStatus: 'MRO_VERIFIED' },
      { testStatus: 'AT_LAB' },
    ] as const;

    const codes = await Promise.all(
      attempts.map((change) =>
        act((tx) => changeResult(tx, id, change)).then(
          () => 'done',
          (error: unknown) => sqlErrorOf(error)?.code,
        ),
      ),
    );

    expect(codes).toEqual(attempts.map(() => '23514'));
  });

  it('refuses a DOT laboratory test past the MRO, and reports and steps of MRO staff by others', async () => {
    const id = await ordered();
    const codeOf = (work: Promise<unknown>) =>
      work.then(
        () => 'done',
        (error: unknown) => sqlErrorOf(error)?.code,
      );

    expect(await codeOf(ordered({ goesThroughMro: false }))).toBe('23514');
    expect(
      await codeOf(
        act((tx) =>
          tx.run(sql`insert into test_reports (test_result_id, kind, report_version, result, reported_at, source)
          values (${id}, 'LABORATORY', 1, 'RESULT_NEGATIVE', now(), 'x')`),
        ),
      ),
    ).toBe('42501');
    expect(
      await codeOf(
        act((tx) =>
          noteEvent(tx, { testResultId: id, kind: 'REPORTED', at: now, actor, source: 'x' }),
        ),
      ),
    ).toBe('42501');
    expect(await codeOf(act((tx) => tx.run(sql`update test_reports set result = 'x'`)))).toBe(
      '42501',
    );
  });

  it('keeps every version of a report, with the reason of a correction', async () => {
    const id = await ordered();
    await mro(id, 'MRO_POSITIVE');
    const { isCorrection } = await mro(id, 'MRO_CANCELLED');

    const [row, reports, , events] = await asClient(id);

    expect(isCorrection).toBe(true);
    expect(reports).toEqual([
      { kind: 'MRO', result: 'MRO_POSITIVE' },
      { kind: 'MRO', result: 'MRO_CANCELLED' },
    ]);
    expect(row).toMatchObject({ mro_result: 'MRO_CANCELLED', result_type: null });
    expect(events).toEqual([{ kind: 'RELEASED' }, { kind: 'CORRECTED' }]);
  });

  it('lets negatives through where positives alone go to the MRO', async () => {
    const test = async () =>
      act(async (tx) => {
        const testCaseId = await openCase(
          tx,
          { secrets, tenantId: 1, actor },
          {
            companyId: 1,
            locationId: 1,
            program: 'NON_DOT',
            donor: {
              firstName: 'Bo',
              lastName: 'Ray',
              primaryIdType: 'SSN',
              primaryId: '900123456',
            },
          },
        );
        return addResult(tx, actor, {
          testCaseId,
          testType: 'LAB',
          testStatus: 'MRO_PENDING',
          goesThroughMro: true,
          mroOnlyIfPositive: true,
          specimenTypeId: 1,
        });
      });
    const [negative, positive] = [await test(), await test()];
    await laboratory(negative, 'RESULT_NEGATIVE');
    await laboratory(positive, 'RESULT_POSITIVE');

    expect((await asClient(negative))[0]).toMatchObject({
      test_status: 'TEST_COMPLETED',
      result_type: 'RESULT_NEGATIVE',
    });
    expect((await asClient(positive))[0]).toMatchObject({
      test_status: 'MRO_PENDING',
      result_type: null,
      status: 'OPEN',
    });
    expect(
      await act((tx) =>
        casesOfDonor(tx, secrets, { companyId: 1, primaryIdType: 'SSN', primaryId: '900123456' }),
      ),
    ).toHaveLength(2);
    expect(
      await act((tx) =>
        casesOfDonor(tx, secrets, { companyId: 1, primaryIdType: 'SSN', primaryId: '900223456' }),
      ),
    ).toEqual([]);
  });

  it('finds the open case of a donor by company, id and specimen type', async () => {
    await ordered();
    const donor = {
      companyId: 1,
      primaryIdType: 'EMPLOYEE_ID',
      primaryId: `e${count}`,
      specimenTypeId: 1,
    };
    const open = (change: object) => act((tx) => hasOpenCase(tx, secrets, { ...donor, ...change }));

    expect(await open({})).toBe(true);
    expect(await open({ companyId: 2 })).toBe(false);
    expect(await open({ specimenTypeId: 3 })).toBe(false);
    expect(await open({ primaryIdType: 'OTHER' })).toBe(false);
  });
});
