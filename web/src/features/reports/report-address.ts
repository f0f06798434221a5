import {
  criteriaOf,
  queryOfCriteria,
  ReportQuery,
  type ReportCriteria,
} from '@assay/schema/reports/report-criteria';

/**
 * The criteria of an address, by the names of the call; what it does not take is left out. The id of a donor is in no
 * address: a browser keeps those, and so do the machines between.
 */
export function readCriteria(search: URLSearchParams): ReportCriteria {
  const given: Record<string, string | string[]> = {};
  for (const key of new Set(search.keys())) {
    const values = search.getAll(key);
    given[key] = key.endsWith('[]') ? values : (values[0] ?? '');
  }
  const known = Object.entries(ReportQuery.shape).filter(
    ([name, rule]) => name !== 'primaryId' && rule.safeParse(given[name]).success,
  );
  return criteriaOf(
    ReportQuery.parse(Object.fromEntries(known.map(([name]) => [name, given[name]]))),
  );
}

/** The criteria as the query string of an address or of a download. */
export function writeCriteria(criteria: ReportCriteria, more: Record<string, string> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...queryOfCriteria(criteria), ...more }))
    for (const each of Array.isArray(value) ? value : [value]) search.append(name, String(each));
  return search.toString();
}

/** The same without the id of a donor. */
export const addressOf = (criteria: ReportCriteria): string =>
  writeCriteria({ ...criteria, primaryId: null });
