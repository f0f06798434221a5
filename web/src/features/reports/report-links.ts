import type { ReportType } from '@assay/schema/reports/report-types';
import { reportPaths } from '../../config/features/reports.ts';
import { linksOf } from '../../lib/navigation/links-of.ts';

/** Where the pages of a report are. */
export const reportLinks = (id: ReportType) =>
  linksOf({ of: reportPaths.of, show: reportPaths.show }, { id });
