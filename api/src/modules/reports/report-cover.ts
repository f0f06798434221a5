import type { ReportCriteria } from '@assay/schema/reports/report-criteria';
import { reportMonths, reportPeriods, type ReportMonth } from '@assay/schema/reports/report-types';
import { usDay } from '@assay/schema/core/us-day';
import { testTypes } from '@assay/schema/test-results/test-words';
import type { Context } from '../../core/context.ts';
import { namesOf } from './report-scope.read-model.ts';

export type CoverLine = readonly [word: string, value: string];

/** Which tests are counted, where it is not all that the criteria ask for. */
function partOf(
  kind: Context['viewer']['scope']['kind'],
  consortiumId: number | null,
): string | null {
  if (kind === 'units' || kind === 'locations')
    return 'Of the locations that its reader may see, a part of the company';
  return kind === 'company' && consortiumId !== null
    ? 'Of the company alone, a part of the consortium'
    : null;
}

/** What criteria say, in words, for the cover of a file. Of a donor's id the last four characters are told. */
export async function criteriaLines(
  { tx, viewer }: Pick<Context, 'tx' | 'viewer'>,
  criteria: ReportCriteria,
): Promise<CoverLine[]> {
  const { period, dateFrom, dateTo, years, quarters, months, company, consortiumId } = criteria;
  const units = [...criteria.regions, ...criteria.areas, ...criteria.districts];
  // A client's report of a consortium counts the tests of the own company.
  const about = company ?? viewer.companyId;
  const lines: [string, string | null][] = [
    ['Company', (await namesOf(tx, 'companies', about === null ? [] : [about])).join()],
    [
      'Consortium',
      (await namesOf(tx, 'consortiums', consortiumId === null ? [] : [consortiumId])).join(),
    ],
    ['Tests', partOf(viewer.scope.kind, consortiumId)],
    ['Units', (await namesOf(tx, 'administrative_units', units)).join(', ')],
    ['Locations', (await namesOf(tx, 'locations', criteria.locations)).join(', ')],
    ['Period', period && reportPeriods[period]],
    ['Date from', usDay(dateFrom)],
    ['Date to', usDay(dateTo)],
    ['Years', years.join(', ')],
    ['Quarters', quarters.join(', ')],
    ['Months', months.map((month) => reportMonths[month as ReportMonth]).join(', ')],
    ['Test Type', criteria.testType.map((type) => testTypes[type]).join(', ')],
    ['Primary ID', criteria.primaryId && `…${criteria.primaryId.slice(-4)}`],
  ];
  return lines.flatMap(([word, value]) => (value ? [[word, value] as const] : []));
}
