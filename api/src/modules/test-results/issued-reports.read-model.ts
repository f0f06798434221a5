import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';

/** The report of an MRO as it was issued. */
export interface IssuedReport {
  report_version: number;
  replace_reason: string | null;
  reported_at: string;
  file_id: string | null;
}

/** The latest report of the MRO on a test; null while there is none. */
export const selectMroReport = (tx: Tx, testResultId: number): Promise<IssuedReport | null> =>
  tx.row<IssuedReport>(sql`
    select report_version, replace_reason, reported_at, file_id from test_reports
    where test_result_id = ${testResultId} and kind = 'MRO' and released_at is not null
    order by report_version desc limit 1`);
