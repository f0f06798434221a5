import { sql } from 'drizzle-orm';
import type { MroResultName, ResultTypeName } from '@assay/schema/test-results/test-words';
import type { Tx } from '../../core/database/database.ts';
import { found } from '../../core/refusal.ts';
import type { Actor } from './test-cases.repository.ts';

/** What was found of one substance; quantities stand apart. */
export interface ReportLine {
  /** As of the day: id, name, abbreviation, type. */
  drugAdulterant: {
    id: number | null;
    name: string;
    abbreviation: string | null;
    type: 'DRUG' | 'ADULTERANT';
  };
  isPositive: boolean;
  result: string | null;
  screenCutoff: string | null;
  confirmCutoff: string | null;
  testMethodologyScreen: string | null;
  testMethodologyConfirm: string | null;
  comment: string | null;
}

/** The quantities of a line. */
export interface ReportLevel {
  numericLevel: string | null;
  quantitative: string | null;
  referenceInterval: string | null;
  compound: string | null;
}

interface ReportOf<K extends 'LABORATORY' | 'MRO', R extends string> {
  testResultId: number;
  kind: K;
  result: R;
  certifiedBy?: string | null;
  laboratory?: string | null;
  receivedAt?: string | null;
  reportedAt: string;
  remarks?: string | null;
  lines: readonly ReportLine[];
  levels?: readonly ReportLevel[];
  fileId?: string | null;
  source: string;
  messageId?: number | null;
  /** Why it takes the place of the former one; a second report without a reason is told as a correction by its source. */
  replaceReason?: string | null;
}
/** What a laboratory found. */
export type LaboratoryReport = ReportOf<'LABORATORY', ResultTypeName>;
/** What an MRO determined. */
export type MroReport = ReportOf<'MRO', MroResultName>;
export type NewReport = LaboratoryReport | MroReport;

interface Former {
  id: number;
  report_version: number;
}

/** Stores a report as the next version of its kind. `isShown`: who sees the report sees its quantities. */
export async function storeReport(
  tx: Tx,
  report: NewReport,
  actor: Actor,
  isShown: boolean,
): Promise<{ id: number; version: number }> {
  const former = await tx.row<Former>(sql`
    select id, report_version from test_reports where test_result_id = ${report.testResultId} and kind = ${report.kind}
    order by report_version desc limit 1`);
  const version = (former?.report_version ?? 0) + 1;
  const reason = former === null ? null : (report.replaceReason ?? `Corrected by ${report.source}`);
  const { id } = found(
    await tx.row<{ id: number }>(sql`
      insert into test_reports (test_result_id, kind, report_version, replaces_id, replace_reason, result, certified_by,
        laboratory, received_at, reported_at, remarks, lines, file_id, source, message_id, entered_by_user_id)
      values (${report.testResultId}, ${report.kind}, ${version}, ${former?.id ?? null}, ${reason}, ${report.result},
        ${report.certifiedBy ?? null}, ${report.laboratory ?? null}, ${report.receivedAt ?? null}::timestamptz,
        ${report.reportedAt}::timestamptz, ${report.remarks ?? null}, ${JSON.stringify(report.lines)}::jsonb,
        ${report.fileId ?? null}::uuid, ${report.source}, ${report.messageId ?? null}, ${actor.userId}) returning id`),
  );
  if (report.levels !== undefined && report.levels.length > 0)
    await tx.run(sql`
      insert into test_report_levels (test_report_id, is_shown, levels)
      values (${id}, ${isShown}, ${JSON.stringify(report.levels)}::jsonb)`);
  return { id, version };
}

/** Lets everybody who sees the test see a report. */
export const showReport = (tx: Tx, id: number, now: string): Promise<number> =>
  tx.run(sql`update test_reports set released_at = ${now}::timestamptz where id = ${id}`);
