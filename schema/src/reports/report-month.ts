import { reportMonths, type ReportMonth } from './report-types.ts';

/** A month as people read it: `2026-03` → `March 2026`. */
export const reportMonthText = (month: string): string =>
  month.replace(/^(\d{4})-(\d{2})$/, (whole, year: string, part: string) =>
    Object.hasOwn(reportMonths, part) ? `${reportMonths[part as ReportMonth]} ${year}` : whole,
  );
