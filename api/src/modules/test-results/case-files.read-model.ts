import { sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import { found } from '../../core/refusal.ts';
import type { FileAnswer } from '../../core/storage/serve-download.ts';
import { readKeptFile } from '../files/files.service.ts';

/**
 * Files that belong to tests in sight: attachments, reports, forms and signatures. What stands behind the wall, row-level
 * security leaves out.
 */
const filesOfCases = (fileId: string): SQL => sql`
  select t.test_case_id, a.title from test_attachments a join test_results t on t.id = a.test_result_id
    where a.file_id = ${fileId}::uuid and t.deleted_at is null
  union all select t.test_case_id, case r.kind when 'MRO' then 'MRO-result' else 'Laboratory report' end
    from test_reports r join test_results t on t.id = r.test_result_id
    where r.file_id = ${fileId}::uuid and t.deleted_at is null
  union all select t.test_case_id, 'Custody and control form' from lab_orders o join test_results t on t.id = o.test_result_id
    where o.ccf_file_id = ${fileId}::uuid and t.deleted_at is null
  union all select t.test_case_id, 'Signature of the collector' from instant_tests i join test_results t on t.id = i.test_result_id
    where i.collector_signature_file_id = ${fileId}::uuid and t.deleted_at is null
  union all select t.test_case_id, s.title from acknowledgments a join test_results t on t.id = a.test_result_id,
      lateral (values (a.document_file_id, 'Document of the acknowledgment'),
        (a.defendant_signature_file_id, 'Signature of the donor'),
        (a.supervisor_signature_file_id, 'Signature of the supervisor')) as s (file_id, title)
    where s.file_id = ${fileId}::uuid and t.deleted_at is null
  union all select c.id, 'Signature of the donor' from test_cases c
    where c.signature_file_id = ${fileId}::uuid and c.deleted_at is null
      and exists (select 1 from test_results t where t.test_case_id = c.id and t.deleted_at is null)`;

/** Whether a case has a test that is in sight and not deleted. */
export const isCaseVisible = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.row(
    sql`select 1 as seen from test_results where test_case_id = ${id} and deleted_at is null limit 1`,
  )) !== null;

/** Whether the caller may open a test that a file belongs to. */
export const seesCaseFile = async ({ tx, viewer }: Context, fileId: string): Promise<boolean> =>
  viewer.permissions.has('VIEW_INSTANT_TEST') &&
  (await tx.row(sql`select f.test_case_id from (${filesOfCases(fileId)}) f limit 1`)) !== null;

/**
 * A file of a test case; images are shown in the page.
 * @throws Refusal RESOURCE_NOT_FOUND, also for a file that is known to MRO staff alone
 */
export async function readCaseFile(
  context: Context,
  { id, fileId }: { id: number; fileId: string },
): Promise<FileAnswer> {
  const { title } = found(
    await context.tx.row<{ title: string }>(
      sql`select f.title from (${filesOfCases(fileId)}) f where f.test_case_id = ${id} limit 1`,
    ),
  );
  return readKeptFile(context, fileId, title);
}
