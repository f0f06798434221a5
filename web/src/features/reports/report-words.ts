import { reportTypes, type ReportType } from '@assay/schema/reports/report-types';

/** Labels of the criteria (T s2). */
export const criteriaLabels = {
  reportType: 'Report Type',
  period: 'Period',
  dateFrom: 'Date From',
  dateTo: 'Date To',
  years: 'Years',
  quarters: 'Quarters',
  months: 'Months',
  company: 'Company Name',
  regions: 'Regions',
  areas: 'Areas',
  districts: 'Districts',
  locations: 'Locations',
  testType: 'Test Type',
  isReportForConsortium: 'Report for a consortium',
  consortiumId: 'Consortium',
  primaryId: 'Primary ID',
} as const;

/** What each report answers, in a sentence. */
export const reportHints: Record<ReportType, string> = {
  activitydetail: 'How many tests there were, by program and outcome.',
  positiverate: 'How many of the tests with an outcome were positive.',
  positiverateperdrug: 'How many of the tests were positive of each drug.',
  monthlyvolume: 'How many tests there were each month, by outcome.',
  averageturnaroundtime: 'How long laboratory tests took, from collection to release.',
  donorhistory: 'All tests of one donor.',
};

export const isReportType = (id: string | undefined): id is ReportType =>
  id !== undefined && Object.hasOwn(reportTypes, id);
