import { useLoaderData } from 'react-router-dom';
import { ListData } from '../../components/data-table/ListData.tsx';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import { CreateLink } from '../../components/page/CreateLink.tsx';
import { consortiumPaths } from '../../config/features/consortiums.ts';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import type { ConsortiumListQuery } from './consortium-list.generated.ts';
import { consortiums } from './consortium-list.tsx';
import { consortiumLinks } from './consortium-record.ts';

/** Consortiums (O s2). */
export function ConsortiumListView() {
  const { list } = useLoaderData<ListRouteData<ConsortiumListQuery>>();
  return (
    <ListData from={list}>
      {({ data, ...result }) => (
        <ListScreen
          {...consortiums}
          {...result}
          page={data?.consortiums}
          href={({ id }) => consortiumLinks(id).detail}
          actions={({ id, viewerCanUpdate }, { edit }) => [
            viewerCanUpdate && edit(consortiumLinks(id).edit),
          ]}
          create={<CreateLink to={consortiumPaths.create}>Create Consortium</CreateLink>}
        />
      )}
    </ListData>
  );
}
