import { sql } from 'drizzle-orm';
import type { TestResult } from '@assay/schema/test-results/test-result';
import type { Tx } from '../../core/database/database.ts';
import type { ReportLevel, ReportLine } from './test-reports.repository.ts';

export interface ReportRow {
  id: number;
  kind: 'LABORATORY' | 'MRO';
  result: string;
  reported_at: string;
  remarks: string | null;
  certified_by: string | null;
  file_id: string | null;
  lines: readonly ReportLine[];
  levels: readonly ReportLevel[] | null;
}

/**
 * The report that counts for the caller: the MRO's before the laboratory's, each in its latest version. `isReleased`: of
 * what everybody may know alone.
 */
export const selectReport = (tx: Tx, id: number, isReleased: boolean): Promise<ReportRow | null> =>
  tx.row<ReportRow>(sql`
    select r.id, r.kind, r.result, r.reported_at, r.remarks, r.certified_by, r.file_id, r.lines, (
      select l.levels from test_report_levels l
      where l.test_report_id = r.id and (l.is_shown or not ${isReleased})) as levels
    from test_reports r where r.test_result_id = ${id} and (r.released_at is not null or not ${isReleased})
    order by r.kind = 'MRO' desc, r.report_version desc limit 1`);

const nothing = { numericLevel: null, quantitative: null, referenceInterval: null, compound: null };

/** The lines of a report with their quantities, as far as the caller may know of them. */
export const shownLines = ({
  lines,
  levels,
}: Pick<ReportRow, 'lines' | 'levels'>): TestResult['drugAdulterantResults'] =>
  lines.map(({ drugAdulterant: { name, abbreviation, type }, ...line }, index) => ({
    ...line,
    ...nothing,
    ...levels?.[index],
    drugAdulterant: { name, abbreviation, type },
  }));
