import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { ListFilter } from '@assay/schema/core/list';
import { ListData } from '../../components/data-table/ListData.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { BulkListScreen } from '../../components/ticks/BulkListScreen.tsx';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import { useListUrl } from '../../lib/list-url/use-list-url.ts';
import { SelectAction } from './SelectAction.tsx';
import type { TestResultListQuery } from './test-result-list.generated.ts';
import { testResults } from './test-result-list.tsx';
import { testResultDeletion, testResultLinks } from './test-result-record.ts';

interface TestResultListViewProps {
  /** "Results Summary" below the work list of the dashboard, in place of "Drugs and Alcohol" (T s2, decision 45). */
  isSummary?: boolean;
}

const summary = { id: 'results-summary', title: 'Results Summary', isTab: true } as const;

type LinkedFilters = typeof import('./linked-filters.ts').linkedFilters;

/** The words of links from reports, loaded when the address has such a link. */
function useLinkedFilters(filters: readonly ListFilter[]): LinkedFilters | null {
  const [linked, setLinked] = useState<LinkedFilters | null>(null);
  const isLinked = filters.some(
    ({ field }) => testResults.filters?.some((each) => each.field === field) !== true,
  );
  useEffect(() => {
    if (isLinked)
      void import('./linked-filters.ts').then(({ linkedFilters }) =>
        setLinked(() => linkedFilters),
      );
  }, [isLinked]);
  return linked;
}

/** All tests in scope (T s2). */
export function TestResultListView({ isSummary = false }: TestResultListViewProps) {
  const { list } = useLoaderData<ListRouteData<TestResultListQuery>>();
  const can = useCan();
  const { filters } = useListUrl(testResults.spec).state;
  const linked = useLinkedFilters(filters);
  return (
    <ListData from={list}>
      {({ data, ...result }) => (
        <BulkListScreen
          kind="Test"
          {...testResults}
          filters={[
            ...(testResults.filters ?? []),
            ...(linked?.(data?.testResults.nodes ?? [], filters) ?? []),
          ]}
          {...result}
          {...(isSummary && summary)}
          page={data?.testResults}
          href={({ id, isUserCanViewTestResult }) =>
            isUserCanViewTestResult ? testResultLinks(id).detail : null
          }
          deletion={testResultDeletion}
          actions={(_row, { remove }) => [can('DELETE_TEST_RESULT') && remove()]}
          buttons={<SelectAction />}
        />
      )}
    </ListData>
  );
}
