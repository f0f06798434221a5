import { sql } from 'drizzle-orm';
import type { TestResult } from '@assay/schema/test-results/test-result';
import {
  messageReasons,
  type MessageReasonName,
} from '@assay/schema/laboratories/laboratory-words';
import { testTypes } from '@assay/schema/test-results/test-words';
import type { Context } from '../../core/context.ts';
import { isMroStaff } from '../../core/database/beyond-the-wall.ts';
import type { Row, Tx } from '../../core/database/database.ts';
import { found } from '../../core/refusal.ts';

import { selectReport, shownLines, type ReportRow } from './shown-report.read-model.ts';
import { instantOf, orderOf } from './test-details.ts';
import type { ReportLine } from './test-reports.repository.ts';
import { shownId } from './test-results.read-model.ts';
import { acknowledgmentOf, faultsOf, signedOf, type Signed } from './test-signing.read-model.ts';

type Test = Row<'test_results'>;
type Shown = Pick<TestResult, 'testStatus' | 'resultType' | 'provider' | 'acknowledgmentType'>;

/** A test with its case, and what stands beside them, by the names of the contract. */
type DetailRow = Test &
  Omit<Row<'test_cases'>, keyof Test | 'compliance'> & {
    case_status: 'OPEN' | 'CLOSED';
    compliance: TestResult['testCase']['compliance'];
    created_by: string;
    company: TestResult['testCase']['company'];
    region: TestResult['testCase']['region'];
    area: TestResult['testCase']['area'];
    district: TestResult['testCase']['district'];
    client: TestResult['client'];
    place: TestResult['testCase']['location'];
    address: TestResult['testCase']['locationAddress'];
    lab: Row<'lab_orders'> | null;
    instant: Row<'instant_tests'> | null;
    files: TestResult['attachments'];
    signed: readonly Signed[];
    faults: readonly MessageReasonName[];
    manual: TestResult['manualEntry'];
  };

const unit = (level: 'region' | 'area' | 'district') =>
  sql.raw(
    `(select jsonb_build_object('id', u.id, 'name', u.name) from administrative_units u where u.id = p.${level}_id) as ${level}`,
  );

const addressOf = (prefix: string) =>
  sql.raw(`jsonb_build_object('addressLine1', ${prefix}_address_line1, 'addressLine2', ${prefix}_address_line2,
    'city', ${prefix}_city, 'state', ${prefix}_state, 'zip', ${prefix}_zip)`);

const selectDetail = (tx: Tx, id: number): Promise<DetailRow | null> =>
  tx.row<DetailRow>(sql`
    select t.*, c.status as case_status, c.first_name, c.middle_name, c.last_name, c.primary_id_type, c.primary_id,
      c.ssn_last_digits, c.date_of_birth, c.phone, c.verified_by_first_name, c.verified_by_last_name, c.is_verbal_consent,
      c.is_donor_accept_test, c.signature_file_id, c.compliance,
      jsonb_build_object('id', k.id, 'name', k.company_name) as company, ${unit('region')}, ${unit('area')}, ${unit('district')},
      (select jsonb_build_object('id', l.id, 'name', l.name) from location_clients l where l.id = c.client_id) as client,
      jsonb_build_object('id', p.id, 'name', p.name, 'phone', p.location_phone, 'fax', p.location_fax, 'derInfo',
        jsonb_build_object('fullName', p.der_full_name, 'phoneNumber', p.der_phone_number, 'email', p.der_email)) as place,
      ${addressOf('p.address')} as address,
      (select to_jsonb(o) from lab_orders o where o.test_result_id = t.id) as lab,
      (select to_jsonb(i) from instant_tests i where i.test_result_id = t.id) as instant,
      ${signedOf} as signed, ${faultsOf} as faults,
      (select m.details from manual_entries m where m.test_result_id = t.id) as manual,
      coalesce((select jsonb_agg(jsonb_build_object('fileId', f.id, 'title', a.title, 'docType', a.doc_type, 'contentType',
        f.content_type, 'createdAt', to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by a.created_at, f.created_at, f.id)
        from test_attachments a join files f on f.id = a.file_id where a.test_result_id = t.id), '[]') as files
    from test_results t join test_cases c on c.id = t.test_case_id join companies k on k.id = t.company_id
      join locations p on p.id = t.location_id
    where t.id = ${id} and t.deleted_at is null`);

const donorOf = (row: DetailRow): TestResult['donor'] => ({
  firstName: row.first_name,
  middleName: row.middle_name,
  lastName: row.last_name,
  fullName: `${row.first_name} ${row.last_name}`,
  primaryIdType: row.primary_id_type as TestResult['donor']['primaryIdType'],
  primaryId: shownId(row),
  reasonForTest: row.reason_for_test as TestResult['donor']['reasonForTest'],
  dateOfBirth: row.date_of_birth,
  phone: row.phone,
  signature: row.signature_file_id,
  isVerbalConsent: row.is_verbal_consent,
  isDonorAcceptTest: row.is_donor_accept_test,
  verifiedBy:
    row.verified_by_first_name === null || row.verified_by_last_name === null
      ? null
      : { firstName: row.verified_by_first_name, lastName: row.verified_by_last_name },
  locationId: row.location_id,
  agency: (row.is_manual_result
    ? (row.lab?.testing_agency ?? null)
    : null) as TestResult['donor']['agency'],
});

/** Whether an instant test needs no confirmation any more. */
const isConfirmed = ({ test_type: type, test_status: status }: DetailRow): boolean =>
  type === 'INSTANT' && status !== 'PENDING_CONFIRMATION' && status !== 'REFUSAL_TO_TEST';

/** What MRO staff know of a test that is not released, in the fields that everybody has later. */
function unreleased(test: DetailRow, report: ReportRow | null) {
  if (report === null || test.released_at !== null) return null;
  return report.kind === 'LABORATORY'
    ? { resultType: report.result, reportedAt: report.reported_at }
    : null;
}

/**
 * A test with all that belongs to it, as far as the caller may know of it; `asReleased`: as everybody may, whoever asks.
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export async function readTestResult(
  { tx, viewer, tenantId }: Context,
  id: number,
  { asReleased = false }: { asReleased?: boolean } = {},
): Promise<TestResult> {
  const row = found(await selectDetail(tx, id));
  const report = await selectReport(tx, id, asReleased);
  const early = !asReleased && isMroStaff(viewer, tenantId) ? unreleased(row, report) : null;
  const shown = row as unknown as {
    [
      K in
        | 'test_status'
        | 'result_type'
        | 'provider'
        | 'acknowledgment_type'
        | 'confirmation_method'
        | 'mro_result'
        | 'program'
        | 'test_type'
    ]: never;
  };
  const instantLines = (row.instant?.drug_adulterant_results ?? []) as readonly ReportLine[];
  return {
    id: row.id,
    testCase: {
      id: row.test_case_id,
      status: row.case_status,
      company: row.company,
      region: row.region,
      area: row.area,
      district: row.district,
      location: row.place,
      locationAddress: row.address,
      program: shown.program,
      compliance: row.compliance,
    },
    donor: donorOf(row),
    client: row.client,
    testType: shown.test_type,
    testTypeFormatted: testTypes[shown.test_type as keyof typeof testTypes],
    testStatus: shown.test_status,
    resultType: (early?.resultType ?? shown.result_type) as Shown['resultType'],
    specimenTypeId: row.specimen_type_id,
    specimenId: row.specimen_id,
    provider: shown.provider,
    collectedAt: row.collected_at,
    reportedAt: early?.reportedAt ?? row.reported_at,
    createdAt: row.created_at,
    isError: row.is_error,
    program: shown.program,
    isPositive: row.is_positive,
    isManualResult: row.is_manual_result,
    dataEntryMethod: row.data_entry_method,
    confirmationMethod: shown.confirmation_method,
    isSuccessfullyConfirmed: isConfirmed(row),
    isUserCanViewTestResult: viewer.permissions.has('VIEW_INSTANT_TEST'),
    receivedAt: row.received_at,
    collectorFullName: row.collector_full_name,
    createdByName: row.created_by,
    labAccount: row.lab === null ? null : { masterAccountId: row.lab.master_account_id },
    labOrder: row.lab === null ? null : orderOf(row.lab, row),
    instant: row.instant === null ? null : instantOf(row.instant),
    mroResult: shown.mro_result,
    ...(report?.kind === 'MRO'
      ? {
          mroRemarks: report.remarks,
          verifiedBy: report.certified_by,
          verifiedAt: report.reported_at,
          mroPdfResult: { id: row.id },
        }
      : { mroRemarks: null, verifiedBy: null, verifiedAt: null, mroPdfResult: null }),
    mroErrors: asReleased ? [] : row.faults.map((reason) => messageReasons[reason]),
    drugAdulterantResults:
      report === null ? shownLines({ lines: instantLines, levels: null }) : shownLines(report),
    attachments: row.files,
    manualEntry: row.manual,
    acknowledgmentType: shown.acknowledgment_type,
    acknowledgedAt: row.acknowledged_at,
    acknowledgment: acknowledgmentOf(row.signed),
    version: row.version,
  };
}
