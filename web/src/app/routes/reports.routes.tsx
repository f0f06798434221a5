import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { reportTypes, type ReportType } from '@assay/schema/reports/report-types';
import { donorFilePath, misPath, reportPaths, seesReports } from '../../config/features/reports.ts';
import type { ShownReport } from '../../features/reports/report-loader.ts';
import { savedReportList } from '@assay/schema/reports/saved-report.list';
import { SavedReportListDocument } from '../../features/reports/saved-report.generated.ts';
import { listLoader } from '../../lib/list-url/list-loader.ts';
import { page } from '../page.ts';

const { criteria, of, saved, show } = reportPaths;
/* Reading criteria needs their contract, which the routes themselves do without. */
const loaders = () => import('../../features/reports/report-loader.ts');
const loadCriteria = async (args: LoaderFunctionArgs) => (await loaders()).loadCriteria(args);
const loadReport = async (args: LoaderFunctionArgs) => (await loaders()).loadReport(args);
const loadMis = async (args: LoaderFunctionArgs) =>
  (await import('../../features/reports/mis-loader.ts')).loadMis(args);
const loadDonor = async (args: LoaderFunctionArgs) =>
  (await import('../../features/donor-files/donor-file-loader.ts')).loadDonorFile(args);
const criteriaView = () => import('../../features/reports/ReportCriteriaView.tsx');

/** The criteria of reports, and each report (T s2). */
export const routes: RouteObject[] = [
  page({ path: criteria, access: seesReports, load: loadCriteria }, criteriaView),
  page(
    {
      path: saved,
      crumb: 'Saved Reports',
      access: seesReports,
      load: listLoader(savedReportList, SavedReportListDocument),
    },
    () => import('../../features/reports/SavedReportListView.tsx'),
  ),
  page(
    { path: misPath, crumb: 'DOT MIS Report', access: seesReports, load: loadMis },
    () => import('../../features/reports/MisReportView.tsx'),
  ),
  page(
    { path: donorFilePath, crumb: 'Donor File', access: seesReports, load: loadDonor },
    () => import('../../features/donor-files/DonorFileView.tsx'),
  ),
  page(
    {
      path: of,
      // Each report has criteria of its own, and the tabs of a browser tell them apart.
      crumb: (data) => `${reportTypes[(data as { type: ReportType }).type]} Criteria`,
      access: seesReports,
      load: loadCriteria,
    },
    criteriaView,
  ),
  page(
    {
      path: show,
      crumb: (data) => reportTypes[(data as ShownReport).type],
      access: seesReports,
      load: loadReport,
    },
    () => import('../../features/reports/ReportView.tsx'),
  ),
];
