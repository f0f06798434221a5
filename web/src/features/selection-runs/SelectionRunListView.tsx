import { useLoaderData } from 'react-router-dom';
import { selectionRunList } from '@assay/schema/selection-runs/selection-run.list';
import { ListData } from '../../components/data-table/ListData.tsx';
import { useListUrl } from '../../lib/list-url/use-list-url.ts';
import type { selectionRunListLoader } from './selection-run-list-loader.ts';
import { SelectionRunListPage } from './SelectionRunListPage.tsx';

/** Runs tab of a pool: the list with its address. */
export function SelectionRunListView() {
  const { list, testPoolId } = useLoaderData<typeof selectionRunListLoader>();
  const url = useListUrl(selectionRunList);
  return (
    <ListData from={list}>
      {(result) => <SelectionRunListPage {...result} url={url} testPoolId={testPoolId} />}
    </ListData>
  );
}
