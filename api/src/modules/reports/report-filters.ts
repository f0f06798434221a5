import type { ListFilter } from '@assay/schema/core/list';
import type { ReportCriteria } from '@assay/schema/reports/report-criteria';
import type { ReportSpan } from '@assay/schema/reports/report-spans';
import type { testResultList } from '@assay/schema/test-results/test-result.list';

type Field = keyof (typeof testResultList)['fields'];

/** A condition of the list of tests. */
export const filter = (
  field: Field,
  operator: ListFilter['operator'],
  ...values: readonly (string | number)[]
): ListFilter => ({ field, operator, values: values.map(String) });

const within = (field: Field, ids: readonly number[]): ListFilter[] =>
  ids.length === 0 ? [] : [filter(field, 'IN', ...ids)];

/** Beginning and end of days in UTC: GraphQL takes moments where REST takes days too. */
export const beginOf = (day: string): string => `${day}T00:00:00.000Z`;
export const endOf = (day: string): string => `${day}T23:59:59.999Z`;

/** The days of a report as conditions of the list of tests. */
export const spanFilters = ({ from, to, months }: ReportSpan): ListFilter[] => [
  ...(from === null ? [] : [filter('testResult.countedAt', 'GTE', beginOf(from))]),
  ...(to === null ? [] : [filter('testResult.countedAt', 'LTE', endOf(to))]),
  ...(months === null ? [] : [filter('testResult.countedMonth', 'IN', ...months)]),
];

/** Whose tests a report is about, as conditions of the list of tests: levels narrow each other. */
export const placeFilters = (
  { company, regions, areas, districts, locations, testType }: ReportCriteria,
  enrolled: readonly number[] | null,
): ListFilter[] => [
  ...(enrolled === null
    ? [filter('company.id', 'EQ', company ?? 0)]
    : [filter('company.id', 'IN', ...enrolled)]),
  ...within('region.id', regions),
  ...within('area.id', areas),
  ...within('district.id', districts),
  ...within('location.id', locations),
  ...(testType.length === 0 ? [] : [filter('testResult.testType', 'IN', ...testType)]),
];
