import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';

/** A file of a test. */
export interface TestFile {
  testResultId: number;
  fileId: string;
  title: string;
  docType: string;
  /** Known to MRO staff alone. */
  isMroOnly: boolean;
}

/** Adds a file to a test. */
export async function addTestFile(
  tx: Tx,
  { testResultId, fileId, title, docType, isMroOnly }: TestFile,
): Promise<void> {
  await tx.run(sql`
    insert into test_attachments (test_result_id, file_id, title, doc_type, mro_only)
    values (${testResultId}, ${fileId}::uuid, ${title}, ${docType}, ${isMroOnly})`);
}

/** Lets everybody who sees the test see the documents of its MRO. */
export const showFiles = (tx: Tx, testResultId: number, docType: string): Promise<number> =>
  tx.run(
    sql`update test_attachments set mro_only = false where test_result_id = ${testResultId} and doc_type = ${docType}`,
  );
