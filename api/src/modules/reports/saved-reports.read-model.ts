import { sql, type SQL } from 'drizzle-orm';
import type { ListQuery } from '@assay/schema/core/list';
import { queryOfCriteria, ReportCriteria } from '@assay/schema/reports/report-criteria';
import type { SavedReport } from '@assay/schema/reports/saved-report';
import { savedReportList } from '@assay/schema/reports/saved-report.list';
import type { Context, Viewer } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import { entityList } from '../../core/lists/entity-list.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { found } from '../../core/refusal.ts';
import { nextSending } from './report-schedule.ts';
import { savedReports, type SavedReportRow } from './saved-report.table.ts';

const source = entityList({ spec: savedReportList, table: savedReports });

const isOwn = ({ userId, homeTenantId }: Pick<Viewer, 'userId' | 'homeTenantId'>): SQL =>
  sql`t.user_id = ${userId} and t.user_tenant_id = ${homeTenantId}`;

/** Stored criteria as the query string of the call. */
export function searchOf(criteria: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(queryOfCriteria(ReportCriteria.parse(criteria))))
    for (const each of Array.isArray(value) ? value : [value]) search.append(name, String(each));
  return search.toString();
}

const savedReportOf = (row: SavedReportRow, now: Date): SavedReport => ({
  ...savedReports.fromRow(row),
  search: searchOf(row.criteria),
  nextSendingOn: nextSending(
    row.schedule,
    { recipients: row.recipient_ids.length, on: row.sent_on },
    now,
  ),
});

/** A page of the own saved reports. */
export async function listSavedReports({ tx, viewer, now }: Context, query: ListQuery) {
  const page = await runList<SavedReportRow>(tx, source, query, isOwn(viewer));
  return listAnswer(page, query, (row) => savedReportOf(row, now));
}

const selectOwn = (tx: Tx, id: number, viewer: Viewer): Promise<SavedReportRow | null> =>
  tx.row<SavedReportRow>(
    sql`select t.* from saved_reports t where t.id = ${id} and t.deleted_at is null and ${isOwn(viewer)}`,
  );

/** Whether a saved report is the caller's own; nobody else knows of it. */
export const isOwnReport = async (tx: Tx, id: number, viewer: Viewer): Promise<boolean> =>
  (await selectOwn(tx, id, viewer)) !== null;

/** @throws Refusal RESOURCE_NOT_FOUND */
export const readSavedReport = async (
  { tx, viewer, now }: Context,
  id: number,
): Promise<SavedReport> => savedReportOf(found(await selectOwn(tx, id, viewer)), now);
