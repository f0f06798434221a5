import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';
import type { ReportLine } from '../test-results/test-reports.repository.ts';

/** What is known of an instant test alone. */
export interface NewInstantTest {
  testResultId: number;
  testPanelId: number | null;
  testPanelName: string | null;
  lot: string | null;
  expireAt: string | null;
  certificationDate: string | null;
  /** What the donor consented to and the collector certified; of a refusal nothing. */
  consentText: string | null;
  certificationText: string | null;
  collectorSignature: string;
  testInformationComment: string | null;
  resultInterpreted: string | null;
  temperature: string | null;
  lines: readonly ReportLine[];
  testResultComment: string | null;
  specimenIntegrity: string | null;
  confirmationComment: string | null;
}

export async function insertInstantTest(tx: Tx, test: NewInstantTest): Promise<void> {
  await tx.run(sql`
    insert into instant_tests (test_result_id, test_panel_id, test_panel_name, lot, expire_at, certification_date,
      consent_text, certification_text, collector_signature_file_id, test_information_comment, result_interpreted,
      temperature, drug_adulterant_results, test_result_comment, specimen_integrity, confirmation_comment)
    values (${test.testResultId}, ${test.testPanelId}, ${test.testPanelName}, ${test.lot}, ${test.expireAt}::date,
      ${test.certificationDate}::timestamptz, ${test.consentText}, ${test.certificationText},
      ${test.collectorSignature}::uuid, ${test.testInformationComment}, ${test.resultInterpreted}, ${test.temperature},
      ${JSON.stringify(test.lines)}::jsonb, ${test.testResultComment},
      ${test.specimenIntegrity}, ${test.confirmationComment})`);
}

/** Adds a file to those of a test. */
export async function attachFile(
  tx: Tx,
  testResultId: number,
  { id, title, docType }: { id: string; title: string; docType: string },
): Promise<void> {
  await tx.run(sql`
    insert into test_attachments (test_result_id, file_id, title, doc_type)
    values (${testResultId}, ${id}::uuid, ${title}, ${docType}) on conflict do nothing`);
}

/** Where a test is done. */
export const findPlace = (
  tx: Tx,
  locationId: number,
): Promise<Pick<Row<'locations'>, 'id' | 'company_id'> | null> =>
  tx.row(sql`select id, company_id from locations where id = ${locationId} and deleted_at is null`);

/** Whether one of some cases has an instant test that was collected within the 24 hours before a moment. */
export async function wasTestedBefore(
  tx: Tx,
  caseIds: readonly number[],
  collectedAt: string,
): Promise<boolean> {
  const row = await tx.row(sql`
    select 1 as yes from test_results
    where test_case_id = any (${sql.param([...caseIds])}::bigint[]) and test_type = 'INSTANT' and deleted_at is null
      and collected_at > ${collectedAt}::timestamptz - interval '24 hours' and collected_at <= ${collectedAt}::timestamptz
    limit 1`);
  return row !== null;
}

/** Notes of an instant test that nothing confirms it, and why; what was said of it before stays. */
export async function noteUnconfirmed(
  tx: Tx,
  testResultId: number,
  { comment, at }: { comment: string; at: string },
): Promise<void> {
  await tx.run(sql`
    update instant_tests set confirmed_at = ${at}::timestamptz,
      confirmation_comment = concat_ws(chr(10), confirmation_comment, ${comment}::text)
    where test_result_id = ${testResultId}`);
}
