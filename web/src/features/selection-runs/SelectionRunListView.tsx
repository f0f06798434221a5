import { useLoaderData } from 'react-router-dom';
import { ListData } from '../../components/data-table/ListData.tsx';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import { CreateLink } from '../../components/page/CreateLink.tsx';
import { selectionRuns } from './selection-run-list.tsx';
import { poolRunLinks } from './selection-run-links.ts';
import type { selectionRunListLoader } from './selection-run-list-loader.ts';

/** Runs tab of a pool. */
export function SelectionRunListView() {
  const { list, testPoolId, within } = useLoaderData<typeof selectionRunListLoader>();
  const links = poolRunLinks(testPoolId);
  return (
    <ListData from={list}>
      {({ data, ...result }) => (
        <ListScreen
          {...selectionRuns}
          {...result}
          page={data?.selectionRuns}
          within={within}
          isTab
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
