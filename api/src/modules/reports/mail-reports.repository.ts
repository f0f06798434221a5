import { sql } from 'drizzle-orm';
import type { ReportType } from '@assay/schema/reports/report-types';
import type { ReportCriteria } from '@assay/schema/reports/report-criteria';
import type { ReportSchedule } from '@assay/schema/reports/saved-report.list';
import type { Row, Tx } from '../../core/database/database.ts';

/** A saved report whose link is due. */
export interface DueReport {
  name: string;
  report_type: ReportType;
  criteria: ReportCriteria;
  recipient_ids: number[];
  /** Whose it is. */
  user_id: number;
  user_tenant_id: number;
}

/** Tenants of which a report is to be mailed. */
export const tenantsWithReports = (tx: Tx): Promise<Row<'tenants', 'id' | 'host'>[]> =>
  tx.rows(sql`select id, host from app.tenants_with_scheduled_reports()`);

/** The saved reports of some schedules, each noted as mailed on a day so that no second call has it. */
export const takeDueReports = (
  tx: Tx,
  schedules: readonly ReportSchedule[],
  today: string,
): Promise<DueReport[]> =>
  tx.rows<DueReport>(sql`
    update saved_reports set sent_on = ${today}::date
    where deleted_at is null and schedule = any (${sql.param([...schedules])}::text[]) and recipient_ids <> '{}'
      and (sent_on is null or sent_on < ${today}::date)
    returning name, report_type, criteria, recipient_ids, user_id, user_tenant_id`);
