import { z } from 'zod';
import { coded } from '../core/field-errors.ts';
import { date, idParam, optional, optionalText, recordId } from '../core/fields.ts';
import { wordedEnum } from '../core/worded-enum.ts';
import { TestType } from '../test-results/test-row.ts';
import { reportMonths, reportPeriods, reportQuarters, reportTypes } from './report-types.ts';

export const ReportType = wordedEnum(reportTypes, {
  id: 'ReportType',
  description: 'A report, by the name of its route.',
});
export const ReportPeriod = wordedEnum(reportPeriods, {
  id: 'ReportPeriod',
  description: 'A period that moves with the day on which the report is opened.',
});
const ReportQuarter = wordedEnum(reportQuarters, {
  id: 'ReportQuarter',
  description: 'A quarter of each of the years.',
});

/** Most values of one list of criteria; an address of a report stays one that browsers take. */
const MANY = 100;
/** A month as the spec has it; GraphQL has no enum values that begin with a digit. */
const month = z
  .string()
  .refine((value) => Object.hasOwn(reportMonths, value), coded('INVALID'))
  .meta({ example: '03' });
const ids = (what: string) =>
  z.array(recordId()).max(MANY).default([]).describe(`${what}; none for all.`);
const day = (what: string) => optional(date()).describe(`${what}, YYYY-MM-DD.`);

/** What a report is about (T s3, report form); which of it is required hangs on the report (`criteriaFaults`). */
export const ReportCriteria = z
  .object({
    period: optional(ReportPeriod).describe('A period that moves, in place of dates and years.'),
    dateFrom: day('First day, UTC'),
    dateTo: day('Last day, UTC'),
    years: z.array(z.int().min(2016).max(9998)).max(MANY).default([]).describe('Years.'),
    quarters: z
      .array(ReportQuarter)
      .max(4)
      .default([])
      .describe('Quarters of the years; all without.'),
    months: z
      .array(month)
      .max(12)
      .default([])
      .describe('Months of the years, 01 to 12; all without.'),
    company: optional(recordId()).describe('Record id of the company.'),
    regions: ids('Record ids of regions'),
    areas: ids('Record ids of areas'),
    districts: ids('Record ids of districts'),
    locations: ids('Record ids of locations'),
    testType: z.array(TestType).max(2).default([]).describe('How tests are done; both without.'),
    isReportForConsortium: z
      .boolean()
      .default(false)
      .describe('Whether it is about the companies of a consortium.'),
    consortiumId: optional(recordId()).describe('Record id of the consortium.'),
    primaryId: optionalText(15).describe('Primary id of the donor; never stored with a report.'),
  })
  .meta({ id: 'ReportCriteria', description: 'What a report is about.' });
export type ReportCriteria = z.output<typeof ReportCriteria>;

const number = z.coerce.number().int().min(2016).max(9998);
const idList = z.array(idParam()).max(MANY).default([]);
const told = ReportCriteria.shape;

/** The criteria as the query string of a call has them: lists under `years[]` (contract §24). */
export const ReportQuery = z.object({
  period: told.period,
  dateFrom: told.dateFrom,
  dateTo: told.dateTo,
  'years[]': z.array(number).max(MANY).default([]).describe('Years.'),
  'quarters[]': told.quarters,
  'months[]': told.months,
  company: optional(idParam()).describe('Record id of the company.'),
  'regions[]': idList.describe('Record ids of regions.'),
  'areas[]': idList.describe('Record ids of areas.'),
  'districts[]': idList.describe('Record ids of districts.'),
  'locations[]': idList.describe('Record ids of locations.'),
  'testType[]': told.testType,
  isReportForConsortium: z
    .enum(['true', 'false'])
    .default('false')
    .describe('Whether it is about the companies of a consortium.'),
  consortiumId: optional(idParam()).describe('Record id of the consortium.'),
  primaryId: told.primaryId,
});
export type ReportQuery = z.output<typeof ReportQuery>;

/** What a query string asks for. */
export function criteriaOf(query: ReportQuery): ReportCriteria {
  const { isReportForConsortium, ...rest } = query;
  const named = Object.entries(rest).map(([name, value]) => [name.replace('[]', ''), value]);
  return ReportCriteria.parse({
    ...Object.fromEntries(named),
    isReportForConsortium: isReportForConsortium === 'true',
  });
}

/** The criteria by the names of a query string; what is not set is left out. */
export function queryOfCriteria(
  criteria: Partial<ReportCriteria>,
): Record<string, string | number | boolean | readonly (string | number)[]> {
  const query: ReturnType<typeof queryOfCriteria> = {};
  for (const [name, value] of Object.entries(criteria)) {
    if (Array.isArray(value)) {
      if (value.length > 0) query[`${name}[]`] = value;
    } else if (value !== null && value !== false) query[name] = value;
  }
  return query;
}
