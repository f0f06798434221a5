import { useLoaderData } from 'react-router-dom';
import { selectionRunList } from '@assay/schema/selection-runs/selection-run.list';
import { ListData } from '../../components/data-table/ListData.tsx';
import { formatUsDate } from '../../components/form/us-date.ts';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import { CreateLink } from '../../components/page/CreateLink.tsx';
import { selectionRunColumns } from './selection-run-columns.tsx';
import { selectionRunFilters } from './selection-run-filters.ts';
import { poolRunLinks } from './selection-run-links.ts';
import type { selectionRunListLoader } from './selection-run-list-loader.ts';

/** Runs tab of a pool. */
export function SelectionRunListView() {
  const { list, testPoolId } = useLoaderData<typeof selectionRunListLoader>();
  const links = poolRunLinks(testPoolId);
  return (
    <ListData from={list}>
      {({ data, ...result }) => (
        <ListScreen
          {...result}
          page={data?.selectionRuns}
          spec={selectionRunList}
          id="selection-runs"
          title="Runs"
          counted={['run', 'runs']}
          isTab
          filters={selectionRunFilters}
          columns={selectionRunColumns}
          rowLabel={({ runDate }) => `run of ${formatUsDate(runDate)}`}
          href={({ id }) => links.run(id)}
          create={
            data?.testPool?.viewerCanManageRuns === true && (
              <CreateLink to={links.create}>Create Run</CreateLink>
            )
          }
        />
      )}
    </ListData>
  );
}
