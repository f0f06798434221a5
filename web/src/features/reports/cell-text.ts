import { usDay } from '@assay/schema/core/us-day';
import { reportMonthText } from '@assay/schema/reports/report-month';
import { numberText } from '../../lib/value-text.ts';
import type { ReportCellPartsFragment } from './report.generated.ts';

/** A value as it is read; what is absent is 0 (T s3), of words nothing. */
export function cellText({ key, kind, number, text }: ReportCellPartsFragment): string {
  if (kind === 'percent') return `${(number ?? 0).toFixed(2)}%`;
  if (kind === 'days') return (number ?? 0).toFixed(1);
  if (kind === 'day') return usDay(text) ?? '';
  if (kind === 'count') return numberText(number ?? 0);
  return key === 'month' ? reportMonthText(text ?? '') : (text ?? '');
}

/** What a rate or an average is of: "12 of 410 tests". */
export function measureOf({ kind, tests, outOf }: ReportCellPartsFragment): string | undefined {
  if (tests === null) return undefined;
  if (kind === 'percent') return `${numberText(tests)} of ${numberText(outOf ?? 0)} tests`;
  return `of ${numberText(tests)} tests`;
}

/** Whether a value stands to the right. */
export const isNumber = (kind: ReportCellPartsFragment['kind']): boolean =>
  kind === 'count' || kind === 'percent' || kind === 'days';
