import { useLoaderData } from 'react-router-dom';
import { ListData } from '../../components/data-table/ListData.tsx';
import { assignAction } from '../../components/data-table/row-action.ts';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import { sendMutation } from '../../lib/forms/send.ts';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import type { LabMessageListQuery } from './lab-connection-list.generated.ts';
import { ProcessLabMessageDocument } from './lab-connection.generated.ts';
import { incomingMessages } from './traffic-lists.tsx';
import { TrafficTab } from './TrafficTab.tsx';

/** What a laboratory or an MRO sent, as far as the viewer may know of it. */
export function IncomingListView() {
  const { list } = useLoaderData<ListRouteData<LabMessageListQuery>>();
  return (
    <TrafficTab
      send={async (id) => (await sendMutation(ProcessLabMessageDocument, { id })).processLabMessage}
      done="The message is read again."
    >
      {(again) => (
        <ListData from={list}>
          {({ data, ...result }) => (
            <ListScreen
              {...incomingMessages}
              {...result}
              page={data?.labMessages}
              isTab
              actions={({ id, state }) => [
                (state === 'FAILED' || state === 'UNMATCHED') &&
                  assignAction('Process again', () => again(id)),
              ]}
            />
          )}
        </ListData>
      )}
    </TrafficTab>
  );
}
