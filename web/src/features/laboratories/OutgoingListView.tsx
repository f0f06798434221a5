import { useLoaderData } from 'react-router-dom';
import { ListData } from '../../components/data-table/ListData.tsx';
import { assignAction } from '../../components/data-table/row-action.ts';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import { sendMutation } from '../../lib/forms/send.ts';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import type { OutgoingLabMessageListQuery } from './lab-connection-list.generated.ts';
import { ResendLabMessageDocument } from './lab-connection.generated.ts';
import { outgoingMessages } from './traffic-lists.tsx';
import { TrafficTab } from './TrafficTab.tsx';

/** What is told to a laboratory of orders. */
export function OutgoingListView() {
  const { list } = useLoaderData<ListRouteData<OutgoingLabMessageListQuery>>();
  return (
    <TrafficTab
      send={async (id) => (await sendMutation(ResendLabMessageDocument, { id })).resendLabMessage}
      done="The message goes out again."
    >
      {(again) => (
        <ListData from={list}>
          {({ data, ...result }) => (
            <ListScreen
              {...outgoingMessages}
              {...result}
              page={data?.outgoingLabMessages}
              isTab
              actions={({ id, state }) => [
                state === 'FAILED' && assignAction('Send again', () => again(id)),
              ]}
            />
          )}
        </ListData>
      )}
    </TrafficTab>
  );
}
