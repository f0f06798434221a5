import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ResultTypeName } from '@assay/schema/test-results/test-words';
import { inTransaction } from '../../core/database/transaction.ts';
import { useTestApp } from '../../core/testing/test-app.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import {
  completeManyTests,
  openManyTests,
  takeIds,
  type ManyReport,
} from './file-many-reports.service.ts';
import { addTest } from './testing/add-test.ts';
import type { ReportLine } from './test-reports.repository.ts';
import { fileReport } from './test-reports.service.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const place = { companyId: world.companyId, locationId: world.near };

const now = new Date('2026-03-05T12:00:00Z');
const filing = {
  provider: 'LabCorp',
  laboratory: 'LabCorp',
  source: 'import',
  actor: { userId: null, name: 'Test laboratory' },
  now,
};
const line: ReportLine = {
  drugAdulterant: { id: 1, name: 'Cocaine', abbreviation: 'COC', type: 'DRUG' },
  isPositive: true,
  result: 'Positive',
  screenCutoff: '150',
  confirmCutoff: '100',
  testMethodologyScreen: null,
  testMethodologyConfirm: null,
  comment: null,
};
const found = (testResultId: number, result: ResultTypeName): ManyReport => ({
  testResultId,
  specimenId: 'S-1',
  specimenTypeId: 1,
  collectedAt: '2026-03-01T12:00:00.000Z',
  receivedAt: '2026-03-02T12:00:00.000Z',
  reportedAt: '2026-03-04T12:00:00.000Z',
  result,
  lines: result === 'RESULT_POSITIVE' ? [line] : [],
});

const rules = {
  'goes to nobody': { goesThroughMro: false, mroOnlyIfPositive: false },
  'goes to the MRO if it is positive': { goesThroughMro: true, mroOnlyIfPositive: true },
  'goes to the MRO': { goesThroughMro: true, mroOnlyIfPositive: false },
};
const programOf = (rule: Rule) => (rule.goesThroughMro ? 'DOT' : 'NON_DOT');
type Rule = (typeof rules)[keyof typeof rules];

/** A test of which the laboratory has the specimen. */
const atLab = async (rule: Rule): Promise<number> => {
  const { specimenId, collectedAt, receivedAt } = found(0, 'RESULT_NEGATIVE');
  const { id } = await addTest(api, {
    ...place,
    case: { program: programOf(rule), donor: { primaryId: 'E-1' } },
    test: {
      ...rule,
      testStatus: rule.goesThroughMro ? 'MRO_PENDING' : 'AT_LAB',
      dataEntryMethod: 'IMPORT',
      specimenId,
      collectedAt,
      receivedAt,
    },
  });
  return id;
};

/** The report of one test, filed as a message is. */
const one = ({ testResultId, receivedAt, reportedAt, result, lines }: ManyReport) =>
  inTransaction(api.database, { tenantId: 1 }, (tx) =>
    fileReport(
      tx,
      {
        testResultId,
        receivedAt,
        reportedAt,
        result,
        lines,
        kind: 'LABORATORY',
        laboratory: 'LabCorp',
        source: 'import',
      },
      filing,
    ),
  );
/** The same, filed as those of a file are. */
const many = (report: ManyReport) =>
  inTransaction(api.database, { tenantId: 1 }, (tx) => completeManyTests(tx, [report], filing));
const opened = (report: Omit<ManyReport, 'testResultId'>, rule: Rule): Promise<number> =>
  inTransaction(api.database, { tenantId: 1 }, async (tx) => {
    const [caseId = 0] = await takeIds(tx, 'test_cases', 1);
    const [testResultId = 0] = await takeIds(tx, 'test_results', 1);
    const kase = {
      id: caseId,
      company_id: place.companyId,
      location_id: place.locationId,
      program: programOf(rule),
      reason_for_test: 'RANDOM',
      first_name: 'Ann',
      last_name: 'Lee',
      primary_id_type: 'EMPLOYEE_ID',
      primary_id: 'E-1',
      ssn_sealed: null,
      ssn_last_digits: null,
      date_of_birth: null,
    };
    await openManyTests(tx, [{ report: { ...report, testResultId }, rule, case: kase }], filing);
    return testResultId;
  });

/** All that is stored of a test, but ids (by which it is also searched) and the hours of the clock, which count alone in the database. */
const custody = (id: number) =>
  api.asOwner(1, (tx) =>
    tx.row(sql`
      select
        to_jsonb(t) - array['id', 'test_case_id', 'search_text', 'version', 'created_at', 'updated_at'] as test,
        to_jsonb(c) - array['id', 'version', 'created_at', 'updated_at', 'closed_at', 'donor_key'] as test_case,
        c.closed_at is not null as is_closed,
        (select jsonb_agg(to_jsonb(r) - array['id', 'test_result_id', 'replaces_id', 'created_at']
            || jsonb_build_object('replaces_former', r.replaces_id is not null) order by r.report_version)
          from test_reports r where r.test_result_id = t.id) as reports,
        (select jsonb_agg(to_jsonb(e) - array['id', 'test_result_id', 'created_at', 'noted_at'] order by e.id)
          from test_events e where e.test_result_id = t.id and e.kind in ('REPORTED', 'RELEASED', 'CORRECTED')) as events
      from test_results t join test_cases c on c.id = t.test_case_id where t.id = ${id}`),
  );

const results = ['RESULT_NEGATIVE', 'RESULT_POSITIVE', 'RESULT_FATAL_FLAW'] as const;
const each = Object.entries(rules).flatMap(([name, rule]) =>
  results.map((result) => ({ name, rule, result })),
);

it.each(each)(
  '$result of a test that $name is stored as one and as many',
  async ({ rule, result }) => {
    const [first, second] = [await atLab(rule), await atLab(rule)];

    await one(found(first, result));
    await many(found(second, result));

    const stored = await custody(first);
    expect(stored).toMatchObject({ reports: [{ result }] });
    expect(await custody(second)).toEqual(stored);
  },
);

it.each(each)(
  'a case made for $result that $name is as one that waited',
  async ({ rule, result }) => {
    const first = await atLab(rule);

    await one(found(first, result));
    const second = await opened(found(0, result), rule);

    expect(await custody(second)).toEqual(await custody(first));
  },
);

it('a second report of a test that waits for the MRO is the next version, one and many', async () => {
  const rule = rules['goes to the MRO'];
  const [first, second] = [await atLab(rule), await atLab(rule)];

  for (const result of ['RESULT_NEGATIVE', 'RESULT_POSITIVE'] as const) {
    await one(found(first, result));
    await many(found(second, result));
  }

  const stored = await custody(first);
  expect(stored).toMatchObject({ reports: [{ report_version: 1 }, { report_version: 2 }] });
  expect(await custody(second)).toEqual(stored);
});
