/** The reports, by the names of their routes, with their titles (T s3). */
export const reportTypes = {
  activitydetail: 'Activity Detail',
  positiverate: 'Positive Rate',
  positiverateperdrug: 'Positive Rate per Drug',
  monthlyvolume: 'Monthly Volume',
  averageturnaroundtime: 'Average Turnaround Time',
  donorhistory: 'Donor History',
} as const;
export type ReportType = keyof typeof reportTypes;

/** Periods that move with the day on which a report is opened; ours, for reports that are saved. */
export const reportPeriods = {
  THIS_MONTH: 'This month',
  LAST_MONTH: 'Last month',
  LAST_QUARTER: 'Last quarter',
  THIS_YEAR: 'This year',
  LAST_YEAR: 'Last year',
  LAST_12_MONTHS: 'Last 12 months',
} as const;
export type ReportPeriod = keyof typeof reportPeriods;

export const reportQuarters = { Q1: 'Q1', Q2: 'Q2', Q3: 'Q3', Q4: 'Q4' } as const;
export type ReportQuarter = keyof typeof reportQuarters;

/** `01` to `12`, with the names of the months. */
export const reportMonths = {
  '01': 'January',
  '02': 'February',
  '03': 'March',
  '04': 'April',
  '05': 'May',
  '06': 'June',
  '07': 'July',
  '08': 'August',
  '09': 'September',
  '10': 'October',
  '11': 'November',
  '12': 'December',
} as const;
export type ReportMonth = keyof typeof reportMonths;

/** First day that a report may begin with (T s9). */
export const REPORT_FIRST_DAY = '2016-01-01';

/** The years that are offered: the current one and the four before it (T s9). */
export const reportYears = (today: string): number[] =>
  Array.from({ length: 5 }, (_, back) => Number(today.slice(0, 4)) - back);
