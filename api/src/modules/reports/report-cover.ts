import type { ReportCriteria } from '@assay/schema/reports/report-criteria';
import { reportMonths, reportPeriods, type ReportMonth } from '@assay/schema/reports/report-types';
import { usDay } from '@assay/schema/core/us-day';
import { testTypes } from '@assay/schema/test-results/test-words';
import type { Context } from '../../core/context.ts';
import { namesOf } from './report-scope.read-model.ts';

export type CoverLine = readonly [word: string, value: string];

/** What criteria say, in words, for the cover of a file. Of a donor's id the last four characters are told. */
export async function criteriaLines(
  { tx, viewer }: Pick<Context, 'tx' | 'viewer'>,
  criteria: ReportCriteria,
): Promise<CoverLine[]> {
  const { period, dateFrom, dateTo, years, quarters, months, company, consortiumId } = criteria;
  const units = [...criteria.regions, ...criteria.areas, ...criteria.districts];
  const lines: [string, string | null][] = [
    ['Company', (await namesOf(tx, 'companies', company === null ? [] : [company])).join()],
    [
      'Consortium',
      (await namesOf(tx, 'consortiums', consortiumId === null ? [] : [consortiumId])).join(),
    ],
    [
      'Tests',
      viewer.scope.kind === 'units' || viewer.scope.kind === 'locations'
        ? 'Of the locations that its reader may see, a part of the company'
        : null,
    ],
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
