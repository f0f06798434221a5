import type { CountedReport } from '@assay/schema/reports/report.routes';
import type { ReportBlock } from '@assay/schema/reports/report';
import type { Context } from '../../core/context.ts';
import { activityDetail } from './activity-detail.ts';
import { monthlyVolume } from './monthly-volume.ts';
import { positiveRate, positiveRatePerDrug } from './positive-rates.ts';
import type { ReportScope } from './report-scope.ts';
import { turnaroundReport } from './turnaround-report.ts';

/** What each report is made of; no block when nothing matched. */
export const countedReports: Record<
  CountedReport,
  (context: Context, scope: ReportScope) => Promise<ReportBlock[]>
> = {
  activitydetail: activityDetail,
  positiverate: positiveRate,
  positiverateperdrug: positiveRatePerDrug,
  monthlyvolume: monthlyVolume,
  averageturnaroundtime: turnaroundReport,
};
