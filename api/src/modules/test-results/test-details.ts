import type { TestResult } from '@assay/schema/test-results/test-result';
import type { Row } from '../../core/database/database.ts';

/** jsonb has times of the database's form; answers have them in UTC with milliseconds. */
const utc = (value: string | null): string | null =>
  value === null ? null : new Date(value).toISOString();

type Codes = NonNullable<TestResult['labOrder']>['testCodes'];

/** What was ordered of a test. */
export function orderOf(
  lab: Row<'lab_orders'>,
  test: Pick<Row<'test_results'>, 'confirms_id' | 'mro_result_received_at'>,
): NonNullable<TestResult['labOrder']> {
  const codes = lab.test_codes as Codes;
  const breath = lab.combo_breath_test_codes as Codes;
  /* A code that was typed from a report and that the catalogue lacks has a name alone. */
  const plain = (some: Codes): Codes =>
    some.flatMap(({ id, testCode, name }) => (id === null ? [] : { id, testCode, name }));
  return {
    orderNumber: lab.order_number,
    labTestId: lab.lab_test_id,
    labOrderType: lab.lab_order_type,
    testType: lab.test_type,
    testingAgency: lab.testing_agency,
    testCodes: plain(codes),
    comboBreathTestCodes: plain(breath),
    testNames: [...codes, ...breath].map(({ name }) => name),
    isComboOrder: lab.is_combo_order,
    masterAccountId: lab.master_account_id,
    subAccountId: lab.sub_account_id,
    siteData: lab.site as NonNullable<TestResult['labOrder']>['siteData'],
    collectedOnSite: lab.collected_on_site,
    thirdPartyCollected: lab.third_party_collected,
    thirdPartySiteAddressName: lab.third_party_site_address_name,
    thirdPartySiteAddress: lab.third_party_site_address as NonNullable<
      TestResult['labOrder']
    >['thirdPartySiteAddress'],
    employeeFullName: lab.employee_full_name,
    employeePhone: lab.employee_phone,
    comment: lab.comment,
    donorInstructions: lab.donor_instructions,
    orderedAt: new Date(lab.ordered_at).toISOString(),
    expireDate: utc(lab.expire_date),
    donorEmail: lab.donor_email,
    isPreOrdered: test.confirms_id !== null,
    directedBy: lab.directed_by as NonNullable<TestResult['labOrder']>['directedBy'],
    mro: lab.mro as NonNullable<TestResult['labOrder']>['mro'],
    mroResultReceivedAt: test.mro_result_received_at,
    cancelReason: lab.cancel_reason,
    lastError: lab.last_error,
    attempts: lab.attempts,
  };
}

/** What is known of an instant test alone. */
export const instantOf = (row: Row<'instant_tests'>): NonNullable<TestResult['instant']> => ({
  testPanelId: row.test_panel_id,
  testPanelName: row.test_panel_name,
  lot: row.lot,
  expireAt: row.expire_at,
  certificationDate: utc(row.certification_date),
  consentText: row.consent_text,
  certificationText: row.certification_text,
  collectorSignature: row.collector_signature_file_id,
  testInformationComment: row.test_information_comment,
  resultInterpreted: row.result_interpreted,
  temperature: row.temperature,
  testResultComment: row.test_result_comment,
  specimenIntegrity: row.specimen_integrity,
  confirmationComment: row.confirmation_comment,
  confirmationTestResultId: row.confirmation_test_result_id,
});
