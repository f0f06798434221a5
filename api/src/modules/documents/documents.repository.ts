import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';

/** Hides the documents of a company. */
export async function deleteDocumentRowsOfCompany(tx: Tx, companyId: number): Promise<void> {
  await tx.run(
    sql`update documents set deleted_at = now() where company_id = ${companyId} and deleted_at is null`,
  );
}

/** Whether one of the documents in scope refers to a file. */
export const isFileOfDocument = async (tx: Tx, fileId: string): Promise<boolean> =>
  (await tx.row(
    sql`select 1 as found from documents where file_id = ${fileId} and deleted_at is null limit 1`,
  )) !== null;
