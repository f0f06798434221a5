import { useLoaderData } from 'react-router-dom';
import { ListData } from '../../components/data-table/ListData.tsx';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import { CreateLink } from '../../components/page/CreateLink.tsx';
import { laboratoryPaths } from '../../config/features/laboratories.ts';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import { labConnections } from './lab-connection-list.tsx';
import type { LabConnectionListQuery } from './lab-connection-list.generated.ts';
import { connectionLinks, labConnectionDeletion } from './lab-connection-record.ts';

/** Connections to laboratories and MROs: the list, its row actions and deletion. */
export function LabConnectionListView() {
  const { list } = useLoaderData<ListRouteData<LabConnectionListQuery>>();
  return (
    <ListData from={list}>
      {({ data, ...result }) => (
        <ListScreen
          {...labConnections}
          {...result}
          page={data?.labConnections}
          href={({ id }) => connectionLinks(id).detail}
          deletion={labConnectionDeletion}
          actions={({ id, viewerCanUpdate, viewerCanDelete }, { edit, remove }) => [
            viewerCanUpdate === true && edit(connectionLinks(id).edit),
            viewerCanDelete === true && remove(),
          ]}
          create={<CreateLink to={laboratoryPaths.create}>Create Connection</CreateLink>}
        />
      )}
    </ListData>
  );
}
