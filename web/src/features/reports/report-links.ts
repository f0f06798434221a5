import { parseListQuery } from '@assay/schema/core/list-query';
import { testResultList } from '@assay/schema/test-results/test-result.list';
import type { ReportType } from '@assay/schema/reports/report-types';
import { reportPaths } from '../../config/features/reports.ts';
import { testResultPaths } from '../../config/features/test-results.ts';
import { defaultState, writeListState } from '../../lib/list-url/list-state.ts';
import { linksOf } from '../../lib/navigation/links-of.ts';

/** Where the pages of a report are. */
export const reportLinks = (id: ReportType) =>
  linksOf({ of: reportPaths.of, show: reportPaths.show }, { id });

/** The list of exactly the tests behind a number. */
export function testsLink(search: string): string | null {
  const parsed = parseListQuery(testResultList, new URLSearchParams(search));
  if (!parsed.ok) return null;
  const { filters } = parsed.query;
  return `${testResultPaths.list}?${writeListState(testResultList, { ...defaultState(testResultList), filters }).toString()}`;
}
