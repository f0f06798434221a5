import { parseListQuery } from '@assay/schema/core/list-query';
import { testResultList } from '@assay/schema/test-results/test-result.list';
import { testResultPaths } from '../../config/features/test-results.ts';
import { defaultState, writeListState } from '../../lib/list-url/list-state.ts';

/** The list of exactly the tests behind a number; null for conditions that the list does not have. */
export function testsLink(search: string): string | null {
  const parsed = parseListQuery(testResultList, new URLSearchParams(search));
  if (!parsed.ok) return null;
  const { filters } = parsed.query;
  return `${testResultPaths.list}?${writeListState(testResultList, { ...defaultState(testResultList), filters }).toString()}`;
}
