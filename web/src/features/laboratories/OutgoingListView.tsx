import { useLoaderData, useRevalidator } from 'react-router-dom';
import { ListData } from '../../components/data-table/ListData.tsx';
import { assignAction } from '../../components/data-table/row-action.ts';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { refusalOf } from '../../lib/forms/save-form.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { connectionTabs, labConnectionRecord } from './lab-connection-record.ts';
import type { OutgoingLabMessageListQuery } from './lab-connection-list.generated.ts';
import { ResendLabMessageDocument } from './lab-connection.generated.ts';
import { outgoingMessages } from './traffic-lists.tsx';

/** What is told to a laboratory of orders. */
export function OutgoingListView() {
  const { list } = useLoaderData<ListRouteData<OutgoingLabMessageListQuery>>();
  const { id, name } = labConnectionRecord.useRecord();
  const { revalidate } = useRevalidator();
  const again = async (messageId: string): Promise<void> => {
    const send = async () =>
      (await sendMutation(ResendLabMessageDocument, { id: messageId })).resendLabMessage;
    const refusal = await refusalOf(send);
    if (refusal === null) toastSuccess('The message goes out again.');
    else toastError(refusal);
    void revalidate();
  };
  return (
    <>
      <RecordHead title="Laboratory Connection" name={name} facts={[]} tabs={connectionTabs(id)} />
      <ListData from={list}>
        {({ data, ...result }) => (
          <ListScreen
            {...outgoingMessages}
            {...result}
            page={data?.outgoingLabMessages}
            isTab
            actions={({ id: messageId, state }) => [
              state === 'FAILED' && assignAction('Send again', () => void again(messageId)),
            ]}
          />
        )}
      </ListData>
    </>
  );
}
