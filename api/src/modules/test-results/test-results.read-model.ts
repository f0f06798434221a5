import { sql, type SQL } from 'drizzle-orm';
import type { ListQuery } from '@assay/schema/core/list';
import { testResultList } from '@assay/schema/test-results/test-result.list';
import type { TestResultRow } from '@assay/schema/test-results/test-row';
import { testTypes } from '@assay/schema/test-results/test-words';
import type { Context } from '../../core/context.ts';
import { isMroStaff } from '../../core/database/beyond-the-wall.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { column, keyColumn, listSource, type ListSource } from '../../core/lists/list-source.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { hidden, keptTests, outcome } from './shown-outcome.read-model.ts';
import { narrowedToWork, orderJoin, workOf } from './test-work.read-model.ts';
import { casesOfSsn } from './test-cases.repository.ts';
import { viewCount, viewedBy } from './test-views.read-model.ts';

const joined = (
  isViewed: SQL,
  { resultType, reportedAt }: (typeof outcome)[keyof typeof outcome],
): SQL => sql`t.id,
  ${isViewed} as is_viewed, ${resultType} as shown_result, ${reportedAt} as shown_reported_at, t.test_type, t.test_status,
  t.specimen_type_id, t.specimen_id, t.provider, t.collected_at, t.created_at, t.is_error, t.program, t.acknowledgment_type,
  t.acknowledged_at, (select o.last_error from lab_orders o where t.is_error and o.test_result_id = t.id) as order_error, c.first_name, c.last_name, c.primary_id_type, c.primary_id, c.ssn_last_digits, c.reason_for_test,
  c.id as case_id, c.status as case_status, k.id as company_id, k.company_name, p.id as place_id, p.name as place_name`;

const joins = {
  case: sql`join test_cases c on c.id = t.test_case_id`,
  company: sql`join companies company on company.id = t.company_id`,
  place: sql`join locations place on place.id = t.location_id`,
  labOrder: sql`left join lab_orders lab_order on lab_order.test_result_id = t.id`,
  hidden,
  order: orderJoin,
};

/** How the list is answered to a caller: MRO staff filter and sort by what is not released, too. */
export function testResultSource(context: Context): ListSource<typeof testResultList> {
  const isStaff = isMroStaff(context.viewer, context.tenantId);
  const { resultType, reportedAt } = isStaff ? outcome.staff : outcome.all;
  const walled = isStaff ? { join: 'hidden' } : {};
  const isViewed = viewedBy(context);
  return listSource({
    spec: testResultList,
    table: 'test_results',
    isCounted: true,
    keptBy: keptTests(isStaff),
    trueOf: { isViewed: viewCount(context) },
    columns: {
      id: column('id'),
      'testCase.id': column('test_case_id'),
      'testCase.status': column('case_status'),
      'donor.firstName': keyColumn('donor_first_name_key'),
      'donor.lastName': { ...keyColumn('donor_last_name_key'), notNull: true },
      'donor.primaryId': keyColumn('donor_primary_id_key'),
      'donor.reasonForTest': column('reason_for_test'),
      'company.id': column('company_id'),
      'company.companyName': { ...keyColumn('company.company_name_key', 'company'), notNull: true },
      'region.id': column('place.region_id', 'place'),
      'area.id': column('place.area_id', 'place'),
      'district.id': column('place.district_id', 'place'),
      'location.id': column('location_id'),
      'location.name': { ...keyColumn('place.name_key', 'place'), notNull: true },
      runParticipantId: column('run_participant_id'),
      'testResult.testType': column('test_type'),
      'testResult.testStatus': { ...column('test_status'), notNull: true },
      'testResult.resultType': { value: resultType, form: 'exact', ...walled },
      'testResult.program': column('program'),
      'testResult.specimenTypeId': column('specimen_type_id'),
      'testResult.provider': column('provider'),
      'testResult.specimenId': keyColumn('specimen_id_key'),
      'testResult.isError': column('is_error'),
      'testResult.outcome': column('outcome'),
      'testResult.countedAt': column('counted_at'),
      'testResult.countedMonth': column('counted_month'),
      'testResult.isTimed': column('is_timed'),
      'testResult.positiveDrugIds': column('positive_drug_ids'),
      'testResult.isAlcohol': column('is_alcohol'),
      'labOrder.testingAgency': column('lab_order.testing_agency', 'labOrder'),
      'testResult.employeeCategoryId': column('employee_category_id'),
      'testResult.misDetail': column('mis_detail'),
      isViewed: { value: isViewed, form: 'exact' },
      workList: { value: workOf(context.now), form: 'exact', join: 'order' },
      acknowledgmentType: column('acknowledgment_type'),
      acknowledgedAt: column('acknowledged_at'),
      'testResult.createdAt': { ...column('created_at'), notNull: true },
      'testResult.collectedAt': column('collected_at'),
      'testResult.reportedAt': { value: reportedAt, form: 'exact', ...walled },
    },
    joins,
    select: joined(isViewed, isStaff ? outcome.staff : outcome.all),
    rowJoins: sql`join test_cases c on c.id = t.test_case_id join companies k on k.id = t.company_id
      join locations p on p.id = t.location_id ${isStaff ? hidden : sql``}`,
  });
}

type Testing = TestResultRow['testResult'];

/** A row as it is selected. */
interface ListRow {
  id: number;
  is_viewed: boolean;
  shown_result: Testing['resultType'];
  shown_reported_at: string | null;
  test_type: Testing['testType'];
  test_status: Testing['testStatus'];
  specimen_type_id: number;
  specimen_id: string | null;
  provider: Testing['provider'];
  collected_at: string | null;
  created_at: string;
  is_error: boolean;
  order_error: string | null;
  program: Testing['program'];
  acknowledgment_type: TestResultRow['acknowledgmentType'];
  acknowledged_at: string | null;
  first_name: string;
  last_name: string;
  primary_id_type: TestResultRow['donor']['primaryIdType'];
  primary_id: string | null;
  ssn_last_digits: string | null;
  reason_for_test: TestResultRow['donor']['reasonForTest'];
  case_id: number;
  case_status: TestResultRow['testCase']['status'];
  company_id: number;
  company_name: string;
  place_id: number;
  place_name: string;
}

/** An id as it is shown: of an SSN its last digits. */
export const shownId = (row: Pick<ListRow, 'primary_id' | 'ssn_last_digits'>): string =>
  row.primary_id ?? `***-**-${row.ssn_last_digits}`;

const rowOf =
  ({ viewer }: Context) =>
  (row: ListRow): TestResultRow => ({
    id: row.id,
    isViewed: row.is_viewed,
    isUserCanViewTestResult: viewer.permissions.has('VIEW_INSTANT_TEST'),
    donor: {
      firstName: row.first_name,
      lastName: row.last_name,
      fullName: `${row.first_name} ${row.last_name}`,
      primaryIdType: row.primary_id_type,
      primaryId: shownId(row),
      reasonForTest: row.reason_for_test,
    },
    company: { id: row.company_id, companyName: row.company_name },
    location: { id: row.place_id, name: row.place_name },
    testCase: { id: row.case_id, status: row.case_status },
    testResult: {
      id: row.id,
      testType: row.test_type,
      testTypeFormatted: testTypes[row.test_type],
      testStatus: row.test_status,
      resultType: row.shown_result,
      specimenTypeId: row.specimen_type_id,
      specimenId: row.specimen_id,
      provider: row.provider,
      collectedAt: row.collected_at,
      reportedAt: row.shown_reported_at,
      createdAt: row.created_at,
      isError: row.is_error,
      program: row.program,
      orderError: row.order_error,
    },
    acknowledgmentType: row.acknowledgment_type,
    acknowledgedAt: row.acknowledged_at,
  });

const isSsnFilter = ({ field, operator, values }: ListQuery['filters'][number]): boolean =>
  field === 'donor.primaryId' && operator === 'EQ' && /^\d{9}$/.test(values[0] ?? '');

/** The tests of a donor by the primary id: nine digits may be an SSN, which is sealed, or any other id. */
export async function testsOfDonor(
  { tx }: Pick<Context, 'tx'>,
  secrets: SecretBox,
  primaryId: string,
): Promise<SQL> {
  const key = sql`t.donor_primary_id_key = lower(${primaryId}) collate "C"`;
  if (!/^\d{9}$/.test(primaryId)) return key;
  const cases = await casesOfSsn(tx, secrets, primaryId);
  return sql`(${key} or t.test_case_id = any (${sql.param(cases)}::bigint[]))`;
}

/** A filter by nine digits looks for an SSN as well. */
async function withSsns(
  context: Context,
  secrets: SecretBox,
  query: ListQuery,
): Promise<{ query: ListQuery; narrowed?: SQL }> {
  const filter = query.filters.find(isSsnFilter);
  if (filter === undefined) return { query };
  return {
    query: { ...query, filters: query.filters.filter((each) => each !== filter) },
    narrowed: await testsOfDonor(context, secrets, filter.values[0] ?? ''),
  };
}

/** The list shows "Lee, Ann", and is searched by "ann lee". */
const byName = (q: string | null): string | null =>
  q?.replace(/^\s*([^,]+?)\s*,\s*([^,]+?)\s*$/, '$2 $1') ?? null;

/** A page of the tests in scope (contract §21). */
export async function listTestResults(context: Context, asked: ListQuery, secrets: SecretBox) {
  const { query, narrowed } = await withSsns(context, secrets, { ...asked, q: byName(asked.q) });
  const both = [narrowed, narrowedToWork(query.filters)].filter((each) => each !== undefined);
  const page = await runList<ListRow>(
    context.tx,
    testResultSource(context),
    query,
    both.length === 0 ? undefined : sql.join(both, sql` and `),
  );
  return listAnswer(page, query, rowOf(context));
}
