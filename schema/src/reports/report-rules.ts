import { errorText } from '../core/errors.ts';
import { errorTexts } from '../core/error-texts.ts';
import { addFieldError, type FieldErrorTree } from '../core/field-error-tree.ts';
import type { FeatureFlagName } from '../profile/feature-flags.ts';
import type { ReportCriteria } from './report-criteria.ts';
import { REPORT_FIRST_DAY, reportYears, type ReportType } from './report-types.ts';

type Flags = ReadonlySet<string>;
const isOn = (flags: Flags, name: FeatureFlagName): boolean => flags.has(name);

/** Reports on average turnaround may be about a consortium (T s2). */
export const takesConsortium = (type: ReportType): boolean => type === 'averageturnaroundtime';

/** Whether test types are asked for: of activity detail, while the flag is on. */
export const takesTestType = (type: ReportType, flags: Flags): boolean =>
  type === 'activitydetail' && isOn(flags, 'REPORT_TEST_TYPE');

/**
 * What is wrong with the criteria of a report (T s5, contract §24), by field. Dates are required unless years are chosen,
 * and years unless a date is set; a period that moves stands for either.
 * @param today by the clock of the reader, `YYYY-MM-DD`
 */
export function criteriaFaults(
  type: ReportType,
  criteria: ReportCriteria,
  { flags, today }: { flags: Flags; today: string },
): FieldErrorTree {
  const faults: FieldErrorTree = {};
  const fail = (
    field: keyof ReportCriteria,
    code: 'BLANK' | 'INVALID' | 'TOO_MANY' | 'AT_LEAST_ONE',
    text?: string,
  ) =>
    addFieldError(faults, [field], {
      errorCode: code,
      message: text ?? errorText(code),
      params: {},
    });
  const { dateFrom, dateTo, years, period } = criteria;
  const isForConsortium = takesConsortium(type) && criteria.isReportForConsortium;
  if (isForConsortium) {
    if (criteria.consortiumId === null) fail('consortiumId', 'BLANK');
  } else if (criteria.company === null) fail('company', 'BLANK');
  if (period === null) {
    const hasDate = dateFrom !== null || dateTo !== null;
    if (years.length === 0 && dateFrom === null) fail('dateFrom', 'BLANK');
    if (years.length === 0 && dateTo === null) fail('dateTo', 'BLANK');
    const isOfMonths = criteria.quarters.length + criteria.months.length > 0;
    if (years.length === 0 && isOfMonths)
      fail('years', 'BLANK', 'Choose the years of these quarters or months.');
    else if (years.length === 0 && !hasDate) fail('years', 'BLANK');
  }
  if (dateFrom !== null && dateFrom < REPORT_FIRST_DAY)
    fail('dateFrom', 'INVALID', 'Enter a day from 01/01/2016 on.');
  if (dateFrom !== null && dateTo !== null && dateFrom > dateTo)
    fail('dateFrom', 'INVALID', 'Enter a day that is not after the last one.');
  if (dateTo !== null && dateTo > today)
    fail('dateTo', 'INVALID', 'Enter a day that is not after today.');
  if (years.some((year) => !reportYears(today).includes(year))) fail('years', 'INVALID');
  if (takesTestType(type, flags) && criteria.testType.length === 0)
    fail('testType', 'AT_LEAST_ONE', errorTexts.testTypeRequired);
  if (type === 'donorhistory' && criteria.primaryId === null) fail('primaryId', 'BLANK');
  if (!isOn(flags, 'REPORT_MULTI_LOCATION'))
    for (const level of ['regions', 'areas', 'districts', 'locations'] as const)
      if (criteria[level].length > 1) fail(level, 'TOO_MANY');
  return faults;
}
