import { useLoaderData } from 'react-router-dom';
import { ListData } from '../../components/data-table/ListData.tsx';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import type { MroInboxQuery } from './mro-inbox.generated.ts';
import { mroInbox } from './mro-inbox.tsx';
import { mroLinks } from './mro-record.ts';

/** Tests that wait for the MRO (decision 39). */
export function MroInboxView() {
  const { list } = useLoaderData<ListRouteData<MroInboxQuery>>();
  return (
    <ListData from={list}>
      {({ data, ...result }) => (
        <ListScreen
          {...mroInbox}
          {...result}
          page={data?.mroInbox}
          href={({ id }) => mroLinks(id).review}
        />
      )}
    </ListData>
  );
}
